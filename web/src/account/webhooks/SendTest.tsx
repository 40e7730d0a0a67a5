import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { graphql } from "react-relay";
import type { SendTestMutation } from "#/__generated__/SendTestMutation.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { useReload } from "#/relay/useReload.ts";
import { Select } from "#/ui/Select.tsx";
import { ping } from "./deliveryAddress.ts";
import { useFailureName } from "./useFailureName.ts";

interface SendTestProps {
  readonly webhook: { readonly id: string; readonly name: string };
  /** What can be told of. */
  readonly types: readonly string[];
  readonly onClose: () => void;
}

/** Sends a webhook a test of an event, and says what came of it. */
export function SendTest({ webhook: { id, name }, types, onClose }: SendTestProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const reload = useReload();
  const failureName = useFailureName();
  const [type, setType] = useState(ping);
  const send = useChange<SendTestMutation, { failure: string | null; status: number | null }>(
    graphql`
      mutation SendTestMutation($input: TestWebhookInput!) {
        testWebhook(input: $input) {
          ... on TestWebhookSuccess {
            attempt {
              status
              failure
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ attempt }) => ({ failure: attempt?.failure ?? null, status: attempt?.status ?? null }) },
  );
  return (
    <DraftDialog
      title={t`Send a test to ${name}`}
      description={t`The newest message of this kind, or a made-up one, marked as a test.`}
      submitLabel={t`Send`}
      size="small"
      initial={{}}
      change={send}
      input={() => ({ id, type })}
      onSaved={({ failure, status }) => {
        if (failure === null) notifier.success(t`The test arrived at ${name}`);
        else notifier.failure(t`The test did not arrive: ${failureName(failure, status)}`);
        reload();
      }}
      onClose={onClose}
    >
      {() => (
        <Select
          name="type"
          label={t`Event`}
          placeholder={t`Choose an event`}
          options={[ping, ...types].map((one) => ({ id: one, label: one }))}
          value={type}
          onChange={setType}
        />
      )}
    </DraftDialog>
  );
}

import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { BeginSellerViewMutation } from "#/__generated__/BeginSellerViewMutation.graphql";
import { addresses } from "#/app/addresses.ts";
import { useSessionChange } from "#/session/useSessionChange.ts";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { type Change, useChange } from "#/relay/useChange.ts";
import { TextArea } from "#/ui/TextArea.tsx";

interface BeginSellerViewProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks why, and then shows everything as the people of a location see it (decision 93). */
export default function BeginSellerView({ id, name, onClose }: BeginSellerViewProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const session = useSessionChange();
  const [send] = useChange<BeginSellerViewMutation>(graphql`
    mutation BeginSellerViewMutation($input: BeginSellerViewInput!) {
      beginSellerView(input: $input) {
        ... on BeginSellerViewSuccess {
          __typename
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const begin: Change<BeginSellerViewMutation> = (input) => session.send(() => send(input));
  return (
    <DraftDialog
      title={t`View ${name} as its people do`}
      description={t`For 30 minutes you see what they see and change nothing, in all your tabs. The owners of the location are told unless your company has turned that off, and the audit trail keeps your reason.`}
      submitLabel={t`Begin`}
      size="small"
      initial={{ reason: "" }}
      change={[begin, session.isPending]}
      input={({ reason }) => ({ id, reason: reason.trim() })}
      onSaved={() => void session.startAnew(addresses.home)}
      onClose={onClose}
    >
      {({ reason }, change) => (
        <TextArea
          name="reason"
          label={t`Reason`}
          description={t`The location's owners can read it.`}
          required={t`Reason is required`}
          validate={atMost(200)}
          value={reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </DraftDialog>
  );
}

import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql } from "react-relay";
import type { useSendTestMutation } from "#/__generated__/useSendTestMutation.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { useReload } from "#/relay/useReload.ts";
import { reportError } from "#/relay/useReport.ts";
import { useFailureName } from "./useFailureName.ts";

/** Sends a webhook a test, and says what came of it. */
export function useSendTest({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const reload = useReload();
  const failureName = useFailureName();
  const [send, isPending] = useChange<useSendTestMutation, { failure: string | null; status: number | null }>(
    graphql`
      mutation useSendTestMutation($input: TestWebhookInput!) {
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
  const test = async () => {
    const result = await send({ id });
    if (result === undefined) return;
    if ("fieldErrors" in result) return reportError(notifier, result);
    if (result.failure === null) notifier.success(t`The test arrived at ${name}`);
    else notifier.failure(t`The test did not arrive: ${failureName(result.failure, result.status)}`);
    reload();
  };
  return [() => void test(), isPending] as const;
}

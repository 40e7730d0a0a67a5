import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type {
  ExportedListInput,
  StartExportInput,
  useStartExportMutation,
} from "#/__generated__/useStartExportMutation.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { jobKind, touchesOf } from "#/relay/Touches.ts";
import { useChange } from "#/relay/useChange.ts";

/** What a file is written as, where that is not what it is as ever. */
export type FileOptions = Pick<StartExportInput, "columns" | "format" | "byteOrderMark">;

/** Starts the job that writes a list into a file. Resolves with its id; with undefined when it was not started, which is said. */
export function useStartExport(): [
  (list: ExportedListInput, options?: FileOptions) => Promise<string | undefined>,
  boolean,
] {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const touches = touchesOf(useRelayEnvironment());
  const [start, isStarting] = useChange<useStartExportMutation, { readonly jobId: string | undefined }>(
    graphql`
      mutation useStartExportMutation($input: StartExportInput!) {
        startExport(input: $input) {
          ... on StartExportSuccess {
            job {
              id
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { read: ({ job }) => ({ jobId: job?.id }) },
  );
  const begin = async (list: ExportedListInput, options: FileOptions = {}) => {
    const answer = await start({ list, ...options });
    if (answer === undefined) return undefined;
    touches.tell(jobKind, { change: "many" });
    if ("jobId" in answer) return answer.jobId;
    notifier.failure(answer.formError ?? t`The export could not be started.`, answer.cause);
    return undefined;
  };
  return [begin, isStarting];
}

import { type MutationError, mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useFinishUpload, useRequestUpload } from "./uploadMutations.ts";
import type { UploadOutcome, UploadSteps } from "./ImageUpload.ts";
import { sendFile } from "./sendFile.ts";

/** The three calls of an upload against the gateway. What goes wrong is told in the upload's own place. */
export function useUploadSteps(): UploadSteps {
  const [request] = useRequestUpload();
  const [finish] = useFinishUpload();
  const outcomeOf = <T>(outcome: { readonly good: T } | MutationError | undefined): UploadOutcome<T> => {
    if (outcome && "good" in outcome) return outcome;
    return { text: outcome ? mutationErrorText(outcome) : "" };
  };
  return {
    request: async (wish) => outcomeOf(await request(wish)),
    send: sendFile,
    finish: async (uploadId) => outcomeOf(await finish({ uploadId })),
  };
}

import { useRef } from "react";
import { type MutationError, mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useFinishUpload, useRequestUpload } from "./uploadMutations.ts";
import type { UploadOutcome, UploadSteps } from "./ImageUpload.ts";
import { sendFile } from "./sendFile.ts";

/** The three calls of an upload against the gateway. A request without a response is told in the upload's own place. */
export function useUploadSteps(): UploadSteps {
  const failure = useRef("");
  const note = (text: string): void => {
    failure.current = text;
  };
  const [request] = useRequestUpload(note);
  const [finish] = useFinishUpload(note);
  const outcomeOf = <T>(outcome: { readonly good: T } | MutationError | undefined): UploadOutcome<T> => {
    if (outcome && "good" in outcome) return outcome;
    return { text: outcome ? mutationErrorText(outcome) : failure.current };
  };
  return {
    request: async (wish) => outcomeOf(await request(wish)),
    send: sendFile,
    finish: async (uploadId) => outcomeOf(await finish({ uploadId })),
  };
}

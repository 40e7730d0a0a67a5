import { useRef } from "react";
import { type Refusal, refusalText } from "#/relay/refusal.ts";
import { useFinishUpload, useRequestUpload } from "./uploadMutations.ts";
import type { Answered, UploadSteps } from "./ImageUpload.ts";
import { sendFile } from "./sendFile.ts";

/** The three calls of an upload against the gateway. A request without an answer is told in the upload's own place. */
export function useUploadSteps(): UploadSteps {
  const failure = useRef("");
  const note = (text: string): void => {
    failure.current = text;
  };
  const [request] = useRequestUpload(note);
  const [finish] = useFinishUpload(note);
  const answered = <T>(outcome: { readonly good: T } | Refusal | undefined): Answered<T> => {
    if (outcome && "good" in outcome) return outcome;
    return { text: outcome ? refusalText(outcome) : failure.current };
  };
  return {
    request: async (wish) => answered(await request(wish)),
    send: sendFile,
    finish: async (uploadId) => answered(await finish({ uploadId })),
  };
}

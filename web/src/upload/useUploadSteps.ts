import { useRef } from "react";
import { useFinishUpload } from "./_mutations/useFinishUpload.ts";
import { useRequestUpload } from "./_mutations/useRequestUpload.ts";
import type { Answered, UploadSteps } from "./ImageUpload.ts";
import { sendFile } from "./sendFile.ts";

/** The three calls of an upload against the gateway. A request without an answer is told in the upload's own place. */
export function useUploadSteps(): UploadSteps {
  const failure = useRef("");
  const note = (text: string): void => {
    failure.current = text;
  };
  const request = useRequestUpload(note);
  const finish = useFinishUpload(note);
  const withText = <T>(answered: Answered<T>): Answered<T> =>
    "text" in answered && answered.text === "" ? { text: failure.current } : answered;
  return {
    request: async (wish) => withText(await request(wish)),
    send: sendFile,
    finish: async (uploadId) => withText(await finish(uploadId)),
  };
}

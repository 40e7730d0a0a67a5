import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { FormAttemptContext, FormIssuesContext } from "#/ui/formAttempt.ts";
import type { ImageUpload, UploadState } from "./ImageUpload.ts";
import { useUploadErrorText } from "./useUploadErrorText.ts";

interface ProblemQuestion {
  readonly upload: ImageUpload | null;
  readonly state: UploadState | null;
  readonly name: string | undefined;
  /** Said after the first attempt when there is no picture; undefined when there need not be one. */
  readonly missing: string | undefined;
  readonly hasImage: boolean;
  /** The chosen upload; what the gateway said of one is not said of the next. */
  readonly value: string | null;
}

/**
 * What is wrong with an image field now, or null. An error shows at once and holds the form back until the file is
 * replaced or let go of: a form may not be saved while its user believes that the picture is in (decision D-52).
 */
export function useUploadProblem({
  upload,
  state,
  name,
  missing,
  hasImage,
  value,
}: ProblemQuestion): string | null {
  const { t } = useLingui();
  const errorText = useUploadErrorText();
  const wasAttempted = use(FormAttemptContext);
  const issues = use(FormIssuesContext);
  const [outcomeOf, setShown] = useState({ issues, value });
  if (outcomeOf.issues !== issues) setShown({ issues, value });
  if (upload !== null && state?.step === "refused") return errorText(state.error, upload.purpose);
  const said = name === undefined || outcomeOf.value !== value ? undefined : issues[name];
  if (said !== undefined) return [said].flat().join(" ");
  if (!wasAttempted) return null;
  if (upload !== null && state?.step !== "done") return t`Wait until the image has been sent.`;
  return !hasImage && missing !== undefined ? missing : null;
}

import { use } from "react";
import { type Notifier, NotifierContext } from "./Notifier.ts";
import { type MutationError, mutationErrorText } from "./mutationErrorText.ts";

/** Says why a change that has no form was not carried out. */
export function reportError(notifier: Notifier, error: MutationError): void {
  notifier.failure(mutationErrorText(error), error.cause);
}

/** Says how a change ended that has no form: nothing after an ended session. */
export function useReport(): (error: MutationError | null | undefined, success: string) => void {
  const notifier = use(NotifierContext);
  return (error, success) => {
    if (error === null) notifier.success(success);
    else if (error) reportError(notifier, error);
  };
}

import { use } from "react";
import { NotifierContext } from "./Notifier.ts";
import { type MutationError, mutationErrorText } from "./mutationErrorText.ts";

/** Says how a change ended that has no form: nothing where no response came, of which the user was told. */
export function useReport(): (error: MutationError | null | undefined, success: string) => void {
  const notifier = use(NotifierContext);
  return (error, success) => {
    if (error === null) notifier.success(success);
    else if (error) notifier.failure(mutationErrorText(error));
  };
}

import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { SavedProduct } from "../_mutations/useSaveProductDiscounts.ts";

/** Says what has become of a product after its last step: handed in, or still a draft and what it lacks. */
export function useOutcome(): (saved: SavedProduct) => void {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  return ({ name, status, incompleteStep }) => {
    if (status === "PENDING") {
      notifier.success(t`${name} was submitted. It waits for approval.`);
    } else if (incompleteStep === 1) {
      notifier.information(
        t`${name} is saved as a draft. Step 1, categories and details, is not complete yet.`,
      );
    } else if (incompleteStep === 3) {
      notifier.information(t`${name} is saved as a draft. Step 3, price and variants, is not complete yet.`);
    } else if (status === "DRAFT") {
      notifier.information(t`${name} is saved as a draft. It is not submitted yet.`);
    } else {
      notifier.success(t`${name} is saved.`);
    }
  };
}

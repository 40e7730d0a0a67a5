import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import type { ProductStatus } from "#/__generated__/DiscountsStepMutation.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";

/** What has become of a product that was saved. */
export interface SavedProduct {
  readonly name: string;
  readonly status: ProductStatus;
  /** The first step that is not done; null when nothing is missing. */
  readonly incompleteStep: number | null | undefined;
}

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

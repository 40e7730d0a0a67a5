import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { useNavigate } from "react-router";
import type { ProductStatus } from "#/__generated__/DiscountsStepMutation.graphql";
import { addAnotherAddress } from "#/app/addresses.ts";
import { useMay } from "#/app/PermissionsContext.ts";
import { NotifierContext } from "#/relay/Notifier.ts";

/** What has become of a product that was saved. */
export interface SavedProduct {
  readonly id: string;
  readonly name: string;
  readonly status: ProductStatus;
  /** The first step that is not done; null when nothing is missing. */
  readonly incompleteStep: number | null | undefined;
}

/** Says what has become of a product after its last step: handed in, or still a draft and what it lacks. Offers another like it. */
export function useOutcome(): (saved: SavedProduct) => void {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const mayAdd = useMay("PRODUCT_CREATE");
  const mayApprove = useMay("PRODUCT_APPROVE");
  const navigate = useNavigate();
  return ({ id, name, status, incompleteStep }) => {
    const title =
      status === "PENDING"
        ? mayApprove
          ? t`${name} was submitted. It waits for approval. You can give it on the product's page.`
          : t`${name} was submitted. It waits for approval.`
        : incompleteStep === 1
          ? t`${name} is saved as a draft. Step 1, categories and details, is not complete yet.`
          : incompleteStep === 3
            ? t`${name} is saved as a draft. Step 3, price and variants, is not complete yet.`
            : status === "DRAFT"
              ? t`${name} is saved as a draft. It is not submitted yet.`
              : t`${name} is saved.`;
    if (!mayAdd) return notifier.success(title);
    notifier.offer({
      title,
      label: t`Add another like this`,
      onAccept: () => void navigate(addAnotherAddress(id)),
      onGone: () => undefined,
    });
  };
}

import { useLingui } from "@lingui/react/macro";
import type { ProductView } from "../productViews.ts";

interface ViewTexts {
  readonly title: string;
  readonly lead: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

/** What a list of products in some states is called, and what it says when it is empty. */
export function useViewTexts(view: ProductView, isOwner: boolean): ViewTexts {
  const { t } = useLingui();
  switch (view) {
    case "enabled":
      return {
        title: t`Product Enabled`,
        lead: t`On sale now.`,
        emptyTitle: t`Nothing is on sale yet`,
        emptyText: t`A product appears here as soon as it is approved.`,
      };
    case "disabled":
      return {
        title: t`Product Disabled`,
        lead: t`Off the storefront, each with its reason.`,
        emptyTitle: t`No product is disabled`,
        emptyText: t`A product that is taken off the storefront appears here with its reason.`,
      };
    case "rectification":
      return {
        title: t`Product Rectification`,
        lead: isOwner
          ? t`Products that wait for your decision, and those you have sent back.`
          : t`Products that wait for approval, and those that were sent back to you.`,
        emptyTitle: t`Nothing waits`,
        emptyText: isOwner
          ? t`A product appears here when its seller submits it.`
          : t`A product appears here when you submit it.`,
      };
  }
}

import { useLingui } from "@lingui/react/macro";
import type { ProductStatus } from "#/__generated__/ProductStatusBadge_product.graphql";

/** The name of a product's status in the user's language. */
export function useStatusName(): (status: ProductStatus) => string {
  const { t } = useLingui();
  return (status) => {
    switch (status) {
      case "DRAFT":
        return t`Draft`;
      case "PENDING":
        return t`Pending`;
      case "ENABLED":
        return t`Enabled`;
      case "RECTIFICATION":
        return t`Rectification`;
      case "DISABLED":
        return t`Disabled`;
      default:
        return t`Other`;
    }
  };
}

import { useLingui } from "@lingui/react/macro";
import type { ProductAction, ProductStatus } from "#/__generated__/useProductActions_product.graphql";

/** What an action on a product is called: its words follow the state the product is in. */
export function useActionName(): (action: ProductAction, status: ProductStatus) => string {
  const { t } = useLingui();
  return (action, status) => {
    switch (action) {
      case "SUBMIT":
        return status === "DRAFT" ? t`Submit` : t`Submit again`;
      case "ENABLE":
        return status === "PENDING" ? t`Approve` : t`Enable`;
      case "RETURN":
        return t`Return`;
      case "DISABLE":
        return status === "PENDING" ? t`Reject` : t`Disable`;
      case "DUPLICATE":
        return t`Duplicate`;
      case "DELETE":
        return t`Delete`;
      default:
        return "";
    }
  };
}

import { graphql, useFragment } from "react-relay";
import type { ProductRowActions_product$key } from "#/__generated__/ProductRowActions_product.graphql";
import type { ProductListOnScreen } from "../productViews.ts";
import { ProductMenu } from "./ProductMenu.tsx";
import { useProductActions } from "./useProductActions.tsx";

interface ProductRowActionsProps {
  readonly productKey: ProductRowActions_product$key;
  readonly list: ProductListOnScreen;
}

/** The end of a product's row. */
export function ProductRowActions({ productKey, list }: ProductRowActionsProps) {
  const actionsKey = useFragment(
    graphql`
      fragment ProductRowActions_product on Product {
        ...useProductActions_product
      }
    `,
    productKey,
  );
  const { dialog, mayEdit, step, ...product } = useProductActions(actionsKey, { list });
  return (
    <span className="row-actions">
      <ProductMenu {...product} editStep={mayEdit ? step : undefined} />
      {dialog}
    </span>
  );
}

import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductName_product$key } from "#/__generated__/ProductName_product.graphql";
import { ProductPicture } from "./ProductPicture.tsx";

/** A product as a row begins with it: picture, name, SKU. */
export function ProductName({ productKey }: { productKey: ProductName_product$key }) {
  const { t } = useLingui();
  const product = useFragment(
    graphql`
      fragment ProductName_product on Product {
        name
        sku
        ...ProductPicture_product
      }
    `,
    productKey,
  );
  return (
    <span className="product-name">
      <ProductPicture productKey={product} size={36} />
      <span className="product-name-text">
        <span className="product-name-title" dir="auto">
          {product.name}
        </span>
        <span className="product-name-sku" dir="auto">
          {product.sku ?? t`No SKU`}
        </span>
      </span>
    </span>
  );
}

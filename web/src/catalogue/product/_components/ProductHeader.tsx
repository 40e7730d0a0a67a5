import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductHeader_product$key } from "#/__generated__/ProductHeader_product.graphql";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { ChangedBadge } from "./ChangedBadge.tsx";
import { PriceRange } from "./PriceRange.tsx";
import { ProductPageActions } from "./ProductPageActions.tsx";
import { ProductPicture } from "./ProductPicture.tsx";
import { ProductStatusBadge } from "./ProductStatusBadge.tsx";

/** Picture, name, state, price, and what can be done. */
export function ProductHeader({ productKey }: { productKey: ProductHeader_product$key }) {
  const { t } = useLingui();
  const product = useFragment(
    graphql`
      fragment ProductHeader_product on Product @throwOnFieldError {
        name
        sku
        brand {
          name
        }
        ...ProductPicture_product
        ...ProductStatusBadge_product
        ...ChangedBadge_product
        ...PriceRange_product
        ...ProductPageActions_product
      }
    `,
    productKey,
  );
  const { name, sku, brand } = product;
  const meta = [brand?.name, sku && t`SKU ${sku}`].filter((part) => part);
  return (
    <div className="product-header">
      <title>{name}</title>
      <ProductPicture productKey={product} size={88} />
      <PageHeader
        title={name}
        badge={
          <>
            <ProductStatusBadge productKey={product} />
            <ChangedBadge productKey={product} isLink />
          </>
        }
        description={
          <span className="product-header-facts">
            {meta.length > 0 && <span dir="auto">{meta.join(" · ")}</span>}
            <span className="product-header-price">
              <PriceRange productKey={product} /> {t`before tax`}
            </span>
          </span>
        }
        actions={<ProductPageActions productKey={product} />}
      />
    </div>
  );
}

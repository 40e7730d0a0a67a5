import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductRow_product$key } from "#/__generated__/ProductRow_product.graphql";
import { CutText } from "#/ui/CutText.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/words/useFormats.ts";
import { productAddress } from "../productAddress.ts";
import { CategoryPath } from "./CategoryPath.tsx";
import { PriceRange } from "./PriceRange.tsx";
import { ProductPicture } from "./ProductPicture.tsx";
import { ProductStatusBadge } from "./ProductStatusBadge.tsx";

interface ProductRowProps {
  readonly id: string;
  readonly productKey: ProductRow_product$key;
  readonly isOwner: boolean;
}

/** One product of the list; the whole row leads to its page. */
export function ProductRow({ id, productKey, isOwner }: ProductRowProps) {
  const { t } = useLingui();
  const { count, day } = useFormats();
  const product = useFragment(
    graphql`
      fragment ProductRow_product on Product @throwOnFieldError {
        name
        sku
        updatedAt
        brand {
          name
        }
        seller {
          name
        }
        category {
          ...CategoryPath_category
        }
        variants(first: 1) {
          totalCount
        }
        ...ProductPicture_product
        ...PriceRange_product
        ...ProductStatusBadge_product
      }
    `,
    productKey,
  );
  const variants = product.variants?.totalCount ?? 0;
  return (
    <Row id={id} href={productAddress(id)} textValue={product.name}>
      <Cell>
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
      </Cell>
      <Cell>{product.brand ? <CutText>{product.brand.name}</CutText> : "–"}</Cell>
      <Cell>{product.category ? <CategoryPath categoryKey={product.category} isStacked /> : "–"}</Cell>
      <Cell align="end">
        <PriceRange productKey={product} />
      </Cell>
      <Cell align="end">{variants === 0 ? "–" : count(variants)}</Cell>
      {isOwner && <Cell>{product.seller ? <CutText>{product.seller.name}</CutText> : "–"}</Cell>}
      <Cell>
        <ProductStatusBadge productKey={product} />
      </Cell>
      <Cell isMuted>{product.updatedAt ? day(product.updatedAt) : "–"}</Cell>
    </Row>
  );
}

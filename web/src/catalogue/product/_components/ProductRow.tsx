import { Plural } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductRow_product$key } from "#/__generated__/ProductRow_product.graphql";
import { productAddress } from "#/app/addresses.ts";
import { CutText } from "#/ui/CutText.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/words/useFormats.ts";
import type { ProductListOnScreen } from "../productViews.ts";
import { CategoryPath } from "./CategoryPath.tsx";
import { PriceRange } from "./PriceRange.tsx";
import { IncompleteBadge } from "./IncompleteBadge.tsx";
import { ProductName } from "./ProductName.tsx";
import { ProductRowActions } from "./ProductRowActions.tsx";
import { ProductStatusBadge } from "./ProductStatusBadge.tsx";

interface ProductRowProps {
  readonly id: string;
  readonly productKey: ProductRow_product$key;
  readonly isOwner: boolean;
  readonly list: ProductListOnScreen;
}

/** One product of the list; the whole row leads to its page. */
export function ProductRow({ id, productKey, isOwner, list }: ProductRowProps) {
  const { day, percentage } = useFormats();
  const product = useFragment(
    graphql`
      fragment ProductRow_product on Product @throwOnFieldError {
        name
        updatedAt
        discountPercentage
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
        ...ProductName_product
        ...PriceRange_product
        ...ProductStatusBadge_product
        ...IncompleteBadge_product
        ...ProductRowActions_product
      }
    `,
    productKey,
  );
  const variants = product.variants.totalCount;
  return (
    <Row id={id} href={productAddress(id)} textValue={product.name}>
      <Cell>
        <ProductName productKey={product} />
      </Cell>
      <Cell>{product.brand ? <CutText>{product.brand.name}</CutText> : "–"}</Cell>
      <Cell>{product.category ? <CategoryPath categoryKey={product.category} isStacked /> : "–"}</Cell>
      <Cell align="end">
        <span className="product-row-price">
          <PriceRange productKey={product} />
          {variants > 0 && (
            <span className="product-name-sku">
              <Plural value={variants} one="# variant" other="# variants" />
            </span>
          )}
        </span>
      </Cell>
      <Cell align="end">{product.discountPercentage ? percentage(product.discountPercentage) : "–"}</Cell>
      {isOwner && <Cell>{product.seller ? <CutText>{product.seller.name}</CutText> : "–"}</Cell>}
      <Cell>
        <span className="product-states">
          <ProductStatusBadge productKey={product} />
          <IncompleteBadge productKey={product} />
        </span>
      </Cell>
      <Cell isMuted>{product.updatedAt ? day(product.updatedAt) : "–"}</Cell>
      <Cell align="end" isPinned>
        <ProductRowActions productKey={product} list={list} />
      </Cell>
    </Row>
  );
}

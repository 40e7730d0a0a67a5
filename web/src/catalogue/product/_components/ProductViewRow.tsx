import { graphql, useFragment } from "react-relay";
import type { ProductViewRow_product$key } from "#/__generated__/ProductViewRow_product.graphql";
import { productAddress } from "#/app/addresses.ts";
import { CutText } from "#/ui/CutText.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/words/useFormats.ts";
import type { ProductListOnScreen, ProductView } from "../productViews.ts";
import { PriceRange } from "./PriceRange.tsx";
import { ProductDecision } from "./ProductDecision.tsx";
import { ProductName } from "./ProductName.tsx";
import { ProductRemark } from "./ProductRemark.tsx";
import { ProductRowActions } from "./ProductRowActions.tsx";
import { ProductStatusBadge } from "./ProductStatusBadge.tsx";

interface ProductViewRowProps {
  readonly id: string;
  readonly view: ProductView;
  readonly productKey: ProductViewRow_product$key;
  readonly isOwner: boolean;
  readonly list: ProductListOnScreen;
}

/** One product of a list of some states: since when it is there, and why. */
export function ProductViewRow({ id, view, productKey, isOwner, list }: ProductViewRowProps) {
  const { ago, day, percentage } = useFormats();
  const product = useFragment(
    graphql`
      fragment ProductViewRow_product on Product @throwOnFieldError {
        name
        discountPercentage
        disabledReason
        statusChangedAt
        seller {
          name
        }
        ...ProductName_product
        ...PriceRange_product
        ...ProductRemark_product
        ...ProductStatusBadge_product
        ...ProductRowActions_product
        ...ProductDecision_product
      }
    `,
    productKey,
  );
  const { statusChangedAt, disabledReason, discountPercentage } = product;
  const isReview = view === "rectification";
  return (
    <Row id={id} href={productAddress(id)} textValue={product.name}>
      <Cell>
        <ProductName productKey={product} />
      </Cell>
      {!isReview && (
        <Cell align="end">
          <PriceRange productKey={product} />
        </Cell>
      )}
      {view === "enabled" && (
        <Cell align="end">{discountPercentage ? percentage(discountPercentage) : "–"}</Cell>
      )}
      {isOwner && <Cell>{product.seller ? <CutText>{product.seller.name}</CutText> : "–"}</Cell>}
      {isReview && (
        <Cell>
          <ProductStatusBadge productKey={product} />
        </Cell>
      )}
      {view === "disabled" && (
        <Cell isWrapped>
          <span dir="auto">{disabledReason ?? "–"}</span>
        </Cell>
      )}
      {isReview && (
        <Cell isWrapped>
          <ProductRemark productKey={product} />
        </Cell>
      )}
      <Cell isMuted>
        {statusChangedAt ? (isReview ? ago(Date.parse(statusChangedAt)) : day(statusChangedAt)) : "–"}
      </Cell>
      {isReview && (
        <Cell align="end">
          <ProductDecision productKey={product} list={list} />
        </Cell>
      )}
      <Cell align="end" isPinned>
        <ProductRowActions productKey={product} list={list} />
      </Cell>
    </Row>
  );
}

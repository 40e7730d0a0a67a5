import { graphql, useFragment } from "react-relay";
import type { PriceRange_product$key } from "#/__generated__/PriceRange_product.graphql";
import { useFormats } from "#/i18n/useFormats.ts";

/**
 * What a product costs before tax: one price, the range of its open variants, or a dash. Each price
 * is isolated: in Arabic its signs would otherwise mix with those of the other one.
 */
export function PriceRange({ productKey }: { productKey: PriceRange_product$key }) {
  const { money } = useFormats();
  const { priceRange } = useFragment(
    graphql`
      fragment PriceRange_product on Product @throwOnFieldError {
        priceRange {
          lowest
          highest
        }
      }
    `,
    productKey,
  );
  if (!priceRange) return "–";
  const { lowest, highest } = priceRange;
  return (
    <span className="product-price">
      <bdi>{money(lowest)}</bdi>
      {lowest !== highest && (
        <>
          {" – "}
          <bdi>{money(highest)}</bdi>
        </>
      )}
    </span>
  );
}

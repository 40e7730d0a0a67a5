import { graphql, useFragment } from "react-relay";
import type { PriceRange_product$key } from "#/__generated__/PriceRange_product.graphql";
import { useFormats } from "#/words/useFormats.ts";

/** What a product costs before tax: one price, the range of its open variants, or a dash. */
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
      {lowest === highest ? money(lowest) : `${money(lowest)} – ${money(highest)}`}
    </span>
  );
}

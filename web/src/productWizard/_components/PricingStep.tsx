import { graphql, useFragment } from "react-relay";
import type { PricingStep_product$key } from "#/__generated__/PricingStep_product.graphql";

/** This step of a product. */
export function PricingStep({ productKey }: { productKey: PricingStep_product$key }) {
  const product = useFragment(
    graphql`
      fragment PricingStep_product on Product {
        name
      }
    `,
    productKey,
  );
  return <div className="wizard-card">{product.name}</div>;
}

import { graphql, useFragment } from "react-relay";
import type { DiscountsStep_product$key } from "#/__generated__/DiscountsStep_product.graphql";

/** This step of a product. */
export function DiscountsStep({ productKey }: { productKey: DiscountsStep_product$key }) {
  const product = useFragment(
    graphql`
      fragment DiscountsStep_product on Product {
        name
      }
    `,
    productKey,
  );
  return <div className="wizard-card">{product.name}</div>;
}

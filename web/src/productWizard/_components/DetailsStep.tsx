import { graphql, useFragment } from "react-relay";
import type { DetailsStep_product$key } from "#/__generated__/DetailsStep_product.graphql";

/** This step of a product. */
export function DetailsStep({ productKey }: { productKey: DetailsStep_product$key }) {
  const product = useFragment(
    graphql`
      fragment DetailsStep_product on Product {
        name
      }
    `,
    productKey,
  );
  return <div className="wizard-card">{product.name}</div>;
}

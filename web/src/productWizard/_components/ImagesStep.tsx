import { graphql, useFragment } from "react-relay";
import type { ImagesStep_product$key } from "#/__generated__/ImagesStep_product.graphql";

/** This step of a product. */
export function ImagesStep({ productKey }: { productKey: ImagesStep_product$key }) {
  const product = useFragment(
    graphql`
      fragment ImagesStep_product on Product {
        name
      }
    `,
    productKey,
  );
  return <div className="wizard-card">{product.name}</div>;
}

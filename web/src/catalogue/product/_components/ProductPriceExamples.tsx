import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductPriceExamples_product$key } from "#/__generated__/ProductPriceExamples_product.graphql";
import { Card } from "#/ui/Card.tsx";
import { PriceExampleTable } from "./PriceExampleTable.tsx";

/** What a shopper would pay for one piece and from each slab on. Nothing is drawn while there is no price. */
export function ProductPriceExamples({ productKey }: { productKey: ProductPriceExamples_product$key }) {
  const { t } = useLingui();
  const { priceExamples } = useFragment(
    graphql`
      fragment ProductPriceExamples_product on Product @throwOnFieldError {
        priceExamples {
          ...PriceExampleTable_examples
        }
      }
    `,
    productKey,
  );
  if (priceExamples.length === 0) return null;
  return (
    <Card
      title={t`The price of one and of many`}
      description={t`What a customer would pay with the discounts of today. The storefront decides.`}
    >
      <PriceExampleTable examplesKey={priceExamples} bundledAmount={null} />
    </Card>
  );
}

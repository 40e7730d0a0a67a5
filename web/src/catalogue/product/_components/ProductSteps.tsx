import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductSteps_product$key } from "#/__generated__/ProductSteps_product.graphql";
import { Card } from "#/ui/Card.tsx";
import { Link } from "#/ui/Link.tsx";
import { editAddress } from "../wizardAddress.ts";
import { useStepName, wizardSteps } from "../useStepName.ts";

/** The way to each step of the wizard; nothing for whoever may not change the product. */
export function ProductSteps({ productKey }: { productKey: ProductSteps_product$key }) {
  const { t } = useLingui();
  const stepName = useStepName();
  const { id, viewerCanUpdate } = useFragment(
    graphql`
      fragment ProductSteps_product on Product {
        id
        viewerCanUpdate
      }
    `,
    productKey,
  );
  if (!viewerCanUpdate) return null;
  return (
    <Card title={t`Edit`}>
      <ol className="product-steps">
        {wizardSteps.map((step) => (
          <li key={step}>
            <Link href={editAddress(id, step)}>{stepName(step)}</Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}

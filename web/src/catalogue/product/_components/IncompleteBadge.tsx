import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { IncompleteBadge_product$key } from "#/__generated__/IncompleteBadge_product.graphql";

/** The first step of the wizard that is not done (screen S-11). Nothing is drawn when all are. */
export function IncompleteBadge({ productKey }: { productKey: IncompleteBadge_product$key }) {
  const { t } = useLingui();
  const { incompleteStep } = useFragment(
    graphql`
      fragment IncompleteBadge_product on Product {
        incompleteStep
      }
    `,
    productKey,
  );
  return incompleteStep == null ? null : (
    <span className="product-incomplete">{t`Incomplete: step ${incompleteStep}`}</span>
  );
}

import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ProductRemark_product$key } from "#/__generated__/ProductRemark_product.graphql";
import { stepOf, useStepName } from "../useStepName.ts";

/** What a reviewer asks to be put right, and the step it is about; a dash when it was not returned. */
export function ProductRemark({ productKey }: { productKey: ProductRemark_product$key }) {
  const { t } = useLingui();
  const stepName = useStepName();
  const { remark, flaggedStep } = useFragment(
    graphql`
      fragment ProductRemark_product on Product {
        remark
        flaggedStep
      }
    `,
    productKey,
  );
  if (remark == null) return <span className="product-no-remark">–</span>;
  const step = stepOf(flaggedStep);
  return (
    <span className="product-remark">
      <span dir="auto">{remark}</span>
      {step && <span className="product-remark-step">{t`Step ${step}: ${stepName(step)}`}</span>}
    </span>
  );
}

import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { PricingPageQuery } from "#/__generated__/PricingPageQuery.graphql";
import { PricingStep } from "./_components/PricingStep.tsx";
import { WizardFrame } from "./_components/WizardFrame.tsx";

export { WizardSkeleton as Skeleton } from "./_components/WizardSkeleton.tsx";

export const query = graphql`
  query PricingPageQuery($id: ID!) @preloadable @throwOnFieldError {
    viewer {
      ...WizardFrame_viewer
      ...PricingStep_viewer
    }
    node(id: $id) {
      ... on Product @alias(as: "product") {
        id
        ...WizardFrame_product
        ...PricingStep_product
      }
    }
  }
`;

/** Step 3 of a product. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<PricingPageQuery> }) {
  const { viewer, node } = usePreloadedQuery<PricingPageQuery>(query, queryRef);
  const product = node?.product ?? null;
  return (
    <WizardFrame step={3} viewerKey={viewer} productKey={product}>
      {product && <PricingStep key={product.id} productKey={product} viewerKey={viewer} />}
    </WizardFrame>
  );
}

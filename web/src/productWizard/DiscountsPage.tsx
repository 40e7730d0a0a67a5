import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { DiscountsPageQuery } from "#/__generated__/DiscountsPageQuery.graphql";
import { DiscountsStep } from "./_components/DiscountsStep.tsx";
import { WizardFrame } from "./_components/WizardFrame.tsx";

export { WizardSkeleton as Skeleton } from "./_components/WizardSkeleton.tsx";

export const query = graphql`
  query DiscountsPageQuery($id: ID!) @preloadable @throwOnFieldError {
    viewer {
      ...WizardFrame_viewer
    }
    node(id: $id) {
      ... on Product @alias(as: "product") {
        id
        ...WizardFrame_product
        ...DiscountsStep_product
      }
    }
  }
`;

/** Step 4 of a product. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<DiscountsPageQuery> }) {
  const { viewer, node } = usePreloadedQuery<DiscountsPageQuery>(query, queryRef);
  const product = node?.product ?? null;
  return (
    <WizardFrame step={4} viewerKey={viewer} productKey={product}>
      {product && <DiscountsStep key={product.id} productKey={product} />}
    </WizardFrame>
  );
}

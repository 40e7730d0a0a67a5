import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { DetailsPageQuery } from "#/__generated__/DetailsPageQuery.graphql";
import { DetailsStep } from "./_components/DetailsStep.tsx";
import { WizardFrame } from "./_components/WizardFrame.tsx";

export { WizardSkeleton as Skeleton } from "./_components/WizardSkeleton.tsx";

export const query = graphql`
  query DetailsPageQuery($id: ID!) @preloadable @throwOnFieldError {
    viewer {
      ...WizardFrame_viewer
    }
    node(id: $id) {
      ... on Product @alias(as: "product") {
        id
        ...WizardFrame_product
        ...DetailsStep_product
      }
    }
  }
`;

/** Step 1 of a product. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<DetailsPageQuery> }) {
  const { viewer, node } = usePreloadedQuery<DetailsPageQuery>(query, queryRef);
  const product = node?.product ?? null;
  return (
    <WizardFrame step={1} viewerKey={viewer} productKey={product}>
      {product && <DetailsStep key={product.id} productKey={product} />}
    </WizardFrame>
  );
}

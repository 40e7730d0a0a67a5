import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ImagesPageQuery } from "#/__generated__/ImagesPageQuery.graphql";
import { ImagesStep } from "./_components/ImagesStep.tsx";
import { WizardFrame } from "./_components/WizardFrame.tsx";

export { WizardSkeleton as Skeleton } from "./_components/WizardSkeleton.tsx";

export const query = graphql`
  query ImagesPageQuery($id: ID!) @preloadable @throwOnFieldError {
    viewer {
      ...WizardFrame_viewer
    }
    node(id: $id) {
      ... on Product @alias(as: "product") {
        id
        ...WizardFrame_product
        ...ImagesStep_product
      }
    }
  }
`;

/** Step 2 of a product. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ImagesPageQuery> }) {
  const { viewer, node } = usePreloadedQuery<ImagesPageQuery>(query, queryRef);
  const product = node?.product ?? null;
  return (
    <WizardFrame step={2} viewerKey={viewer} productKey={product}>
      {product && <ImagesStep key={product.id} productKey={product} />}
    </WizardFrame>
  );
}

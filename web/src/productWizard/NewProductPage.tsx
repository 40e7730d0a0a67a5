import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { NewProductPageQuery } from "#/__generated__/NewProductPageQuery.graphql";
import { NewProductStep } from "./_components/NewProductStep.tsx";
import { WizardFrame } from "./_components/WizardFrame.tsx";

export { WizardSkeleton as Skeleton } from "./_components/WizardSkeleton.tsx";

export const query = graphql`
  query NewProductPageQuery @preloadable @throwOnFieldError {
    viewer {
      ...WizardFrame_viewer
      ...NewProductStep_viewer
    }
  }
`;

/** Step 1 of a product that does not exist yet. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<NewProductPageQuery> }) {
  const { viewer } = usePreloadedQuery<NewProductPageQuery>(query, queryRef);
  return (
    <WizardFrame step={1} viewerKey={viewer} productKey="new">
      {viewer && <NewProductStep viewerKey={viewer} />}
    </WizardFrame>
  );
}

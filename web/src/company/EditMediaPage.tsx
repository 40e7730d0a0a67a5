import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditMediaPageQuery } from "#/__generated__/EditMediaPageQuery.graphql";
import { SignedIn } from "#/route/SignedIn.tsx";
import { MediaForm } from "./_components/MediaForm.tsx";

export { CompanySkeleton as Skeleton } from "./CompanySkeleton.tsx";

export const query = graphql`
  query EditMediaPageQuery @preloadable @throwOnFieldError {
    viewer {
      company {
        ...MediaForm_company
      }
    }
    features {
      emailTopLevelLength
    }
  }
`;

/** master/editmedia (screen S-17). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<EditMediaPageQuery> }) {
  const { viewer, features } = usePreloadedQuery<EditMediaPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => (
        <MediaForm companyKey={viewer.company} emailTopLevelLength={features.emailTopLevelLength} />
      )}
    </SignedIn>
  );
}

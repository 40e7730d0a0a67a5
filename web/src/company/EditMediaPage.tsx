import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditMediaPageQuery } from "#/__generated__/EditMediaPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
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
  const reload = useReload();
  return viewer ? (
    <MediaForm companyKey={viewer.company} emailTopLevelLength={features.emailTopLevelLength} />
  ) : (
    <SessionOver onSignedIn={reload} />
  );
}

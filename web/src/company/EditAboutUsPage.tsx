import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditAboutUsPageQuery } from "#/__generated__/EditAboutUsPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
import { AboutUsForm } from "./_components/AboutUsForm.tsx";

export { CompanySkeleton as Skeleton } from "./CompanySkeleton.tsx";

export const query = graphql`
  query EditAboutUsPageQuery @preloadable @throwOnFieldError {
    viewer {
      company {
        ...AboutUsForm_company
      }
    }
  }
`;

/** master/editaboutus (screen S-17). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<EditAboutUsPageQuery> }) {
  const { viewer } = usePreloadedQuery<EditAboutUsPageQuery>(query, queryRef);
  const reload = useReload();
  return viewer ? <AboutUsForm companyKey={viewer.company} /> : <SessionOver onSignedIn={reload} />;
}

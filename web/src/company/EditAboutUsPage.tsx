import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditAboutUsPageQuery } from "#/__generated__/EditAboutUsPageQuery.graphql";
import { SignedIn } from "#/route/SignedIn.tsx";
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
  return <SignedIn viewer={viewer}>{(viewer) => <AboutUsForm companyKey={viewer.company} />}</SignedIn>;
}

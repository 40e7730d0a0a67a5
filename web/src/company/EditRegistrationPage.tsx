import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditRegistrationPageQuery } from "#/__generated__/EditRegistrationPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
import { RegistrationForm } from "./_components/RegistrationForm.tsx";

export { CompanySkeleton as Skeleton } from "./CompanySkeleton.tsx";

export const query = graphql`
  query EditRegistrationPageQuery @preloadable @throwOnFieldError {
    viewer {
      company {
        ...RegistrationForm_company
      }
    }
    defaultCountry {
      ...RegistrationForm_country
    }
  }
`;

/** master/editregister (screen S-17). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<EditRegistrationPageQuery> }) {
  const { viewer, defaultCountry } = usePreloadedQuery<EditRegistrationPageQuery>(query, queryRef);
  const reload = useReload();
  return viewer ? (
    <RegistrationForm companyKey={viewer.company} countryKey={defaultCountry} />
  ) : (
    <SessionOver onSignedIn={reload} />
  );
}

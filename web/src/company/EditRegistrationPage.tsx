import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditRegistrationPageQuery } from "#/__generated__/EditRegistrationPageQuery.graphql";
import { SignedIn } from "#/route/SignedIn.tsx";
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
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => <RegistrationForm companyKey={viewer.company} countryKey={defaultCountry} />}
    </SignedIn>
  );
}

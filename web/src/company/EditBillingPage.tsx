import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditBillingPageQuery } from "#/__generated__/EditBillingPageQuery.graphql";
import { SignedIn } from "#/route/SignedIn.tsx";
import { BillingForm } from "./_components/BillingForm.tsx";

export { CompanySkeleton as Skeleton } from "./CompanySkeleton.tsx";

export const query = graphql`
  query EditBillingPageQuery @preloadable @throwOnFieldError {
    viewer {
      company {
        ...BillingForm_company
      }
    }
    defaultCountry {
      ...BillingForm_country
    }
  }
`;

/** master/editbilling (screen S-17). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<EditBillingPageQuery> }) {
  const { viewer, defaultCountry } = usePreloadedQuery<EditBillingPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => <BillingForm companyKey={viewer.company} countryKey={defaultCountry} />}
    </SignedIn>
  );
}

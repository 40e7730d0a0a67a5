import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditBillingPageQuery } from "#/__generated__/EditBillingPageQuery.graphql";
import { SessionOver } from "#/failure/PageBoundary.tsx";
import { useReload } from "#/relay/useReload.ts";
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
  const reload = useReload();
  return viewer ? (
    <BillingForm companyKey={viewer.company} countryKey={defaultCountry} />
  ) : (
    <SessionOver onSignedIn={reload} />
  );
}

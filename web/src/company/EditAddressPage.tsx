import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { EditAddressPageQuery } from "#/__generated__/EditAddressPageQuery.graphql";
import { SignedIn } from "#/route/SignedIn.tsx";
import { AddressForm } from "./_components/AddressForm.tsx";

export { CompanySkeleton as Skeleton } from "./CompanySkeleton.tsx";

export const query = graphql`
  query EditAddressPageQuery @preloadable @throwOnFieldError {
    viewer {
      company {
        ...AddressForm_company
      }
    }
    defaultCountry {
      ...AddressForm_country
    }
  }
`;

/** master/editaddress (screen S-17). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<EditAddressPageQuery> }) {
  const { viewer, defaultCountry } = usePreloadedQuery<EditAddressPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => <AddressForm companyKey={viewer.company} countryKey={defaultCountry} />}
    </SignedIn>
  );
}

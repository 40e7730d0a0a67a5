import { graphql } from "react-relay";

// oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- SellerFields.tsx reads them: the query starts before the form is loaded.
/** What the form needs beside the location: it is read when the form opens, not with the list. */
export const sellerFields = graphql`
  query sellerFieldsQuery @throwOnFieldError {
    features {
      emailTopLevelLength
    }
    defaultCountry {
      code
      ...SellerIdentityFields_country
      ...SellerAddressFields_country
    }
  }
`;

import { graphql } from "react-relay";

// oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- VendorFields.tsx reads them: the query starts before the form is loaded.
/** What the form needs beside the vendor: it is read when the form opens, not with the list. */
export const vendorFields = graphql`
  query vendorFieldsQuery @throwOnFieldError {
    features {
      emailTopLevelLength
    }
    defaultCountry {
      provinces {
        code
      }
      ...AddressParts_country
    }
  }
`;

import { graphql } from "react-relay";

// oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- PickupPointFields.tsx reads them: the query starts before the form is loaded.
/** What the form needs beside the pickup point: it is read when the form opens, not with the list. */
export const pickupPointFields = graphql`
  query pickupPointFieldsQuery @throwOnFieldError {
    features {
      emailTopLevelLength
    }
    defaultCountry {
      ...PickupPointPlace_country
    }
  }
`;

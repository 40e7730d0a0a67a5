/* oxlint-disable relay/must-colocate-fragment-spreads -- the dialog reads it, which is loaded on demand */
import { graphql } from "react-relay";

/** The states that an address can be in. It is read when the form opens. */
export const placeQuery = graphql`
  query orderPlaceQuery @throwOnFieldError {
    country(code: "IND") {
      ...AddressParts_country
    }
  }
`;

/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- the form that is given the query reads it */
import { graphql } from "react-relay";

/**
 * Somebody as their form begins, with what no list and no page shows: only who may change people is told their gender and date of
 * birth. All of it is read at once, so that no part is of another version than the rest.
 */
export const personalQuery = graphql`
  query personalQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ...staffDialogs_person @alias(as: "person")
      ...staffForm_personal @alias(as: "personal")
    }
  }
`;

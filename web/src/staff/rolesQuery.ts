/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- the forms that are given the query read it */
import { graphql } from "react-relay";

/** The roles that people of a kind can have, for forms. */
export const rolesQuery = graphql`
  query rolesQuery($kind: StaffKind!) @throwOnFieldError {
    viewer {
      roles(kind: $kind, first: 100) {
        edges {
          node {
            id
            key
            description
            viewerCanGive
            ...roleWords_role
          }
        }
      }
    }
  }
`;

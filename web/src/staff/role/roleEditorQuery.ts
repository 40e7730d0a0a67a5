/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- useRoleEditor.ts reads it */
import { graphql } from "react-relay";

/** What the editor of roles draws: all that can be allowed, and the roles that one can begin with. */
export const roleEditor = graphql`
  query roleEditorQuery @throwOnFieldError {
    viewer {
      offeredAreas
      company: permissionGroups(kind: COMPANY) {
        ...useRoleEditor_group
      }
      location: permissionGroups(kind: LOCATION) {
        ...useRoleEditor_group
      }
      roles(first: 100) {
        edges {
          node {
            ...useRoleEditor_role
          }
        }
      }
    }
  }
`;

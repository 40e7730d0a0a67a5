/* oxlint-disable relay/unused-fields -- read by the dialog, which is loaded on demand */
import { graphql } from "react-relay";

/** What is owed back of orders, by their parts. */
export const refundsQuery = graphql`
  query refundsQuery($ids: [ID!]!) @throwOnFieldError {
    nodes(ids: $ids) {
      ... on Fulfilment {
        id
        number
        order {
          refunds {
            id
            amount
            state
          }
        }
      }
    }
  }
`;

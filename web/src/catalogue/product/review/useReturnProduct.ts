import { graphql } from "react-relay";
import type { useReturnProductMutation } from "#/__generated__/useReturnProductMutation.graphql";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { useChange } from "#/relay/useChange.ts";

/** Sends a product back with what is to be put right. */
export const useReturnProduct = () =>
  useChange<useReturnProductMutation>(
    graphql`
      mutation useReturnProductMutation($input: ReturnProductInput!) {
        returnProduct(input: $input) {
          ... on ReturnProductSuccess {
            product {
              updatedAt
              ...ReviewDecision_product
              ...ReviewHead_product
              ...useProductActions_product
              ...ProductStateNotice_product
            }
          }
          ... on ConflictError {
            current {
              ...productConflict_product @alias(as: "product")
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );

import { graphql } from "react-relay";
import type { useDeleteProductMutation } from "#/__generated__/useDeleteProductMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Deletes a product; lists that are not on the screen ask anew. Resolves with null when it is gone, with the refusal
 * when it is still in use, and with undefined without an answer.
 */
export function useDeleteProduct(): (id: string) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useDeleteProductMutation>(graphql`
    mutation useDeleteProductMutation($input: DeleteProductInput!) {
      deleteProduct(input: $input) {
        __typename
        ... on DeleteProductSuccess {
          deletedId
        }
        ... on ConflictError {
          issues {
            path
            message
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  return async (id) => {
    const result = (await commit({ input: { id } }, { updater: outdateLists }))?.deleteProduct;
    if (!result) return undefined;
    return result.__typename === "DeleteProductSuccess" ? null : refusalOf(result);
  };
}

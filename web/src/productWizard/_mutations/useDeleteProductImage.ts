import { graphql } from "react-relay";
import type { useDeleteProductImageMutation } from "#/__generated__/useDeleteProductImageMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** Deletes an image of a product. Resolves with null when it is gone, with the refusal when it is not, and with undefined without an answer. */
export function useDeleteProductImage(): (id: string) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useDeleteProductImageMutation>(graphql`
    mutation useDeleteProductImageMutation($input: DeleteProductImageInput!) {
      deleteProductImage(input: $input) {
        __typename
        ... on DeleteProductImageSuccess {
          product {
            ...ImagesStep_product
          }
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
    const result = (await commit({ input: { id } }))?.deleteProductImage;
    if (!result) return undefined;
    return result.__typename === "DeleteProductImageSuccess" ? null : refusalOf(result);
  };
}

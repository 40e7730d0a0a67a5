import { graphql } from "react-relay";
import type { useAddProductImageMutation } from "#/__generated__/useAddProductImageMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useAddProductImageMutation["variables"]["input"];

/** Adds a further image to a product, whose images are then as the answer says. Resolves with null when it is added, with the refusal, or with undefined without an answer. */
export function useAddProductImage(): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useAddProductImageMutation>(graphql`
    mutation useAddProductImageMutation($input: AddProductImageInput!) {
      addProductImage(input: $input) {
        __typename
        ... on AddProductImageSuccess {
          product {
            ...ImagesStep_product
          }
        }
        ... on ValidationError {
          issues {
            path
            message
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
  const add = async (input: Input) => {
    const result = (await commit({ input }))?.addProductImage;
    if (!result) return undefined;
    return result.__typename === "AddProductImageSuccess" ? null : refusalOf(result);
  };
  return [add, isUnderWay];
}

import { graphql } from "react-relay";
import type { useCreateProductMutation } from "#/__generated__/useCreateProductMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useCreateProductMutation["variables"]["input"];

/** A product that was just made. */
export interface CreatedProduct {
  readonly id: string;
}

/** Makes the product of step 1. Resolves with it, with the refusal, or with undefined without an answer. */
export function useCreateProduct(): [
  (input: Input) => Promise<CreatedProduct | Refusal | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useCreateProductMutation>(graphql`
    mutation useCreateProductMutation($input: CreateProductInput!) {
      createProduct(input: $input) {
        __typename
        ... on CreateProductSuccess {
          product {
            id
            ...DetailsStep_product
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
  const create = async (input: Input) => {
    const result = (await commit({ input }, { updater: outdateLists }))?.createProduct;
    if (!result) return undefined;
    return result.__typename === "CreateProductSuccess" ? result.product : refusalOf(result);
  };
  return [create, isUnderWay];
}

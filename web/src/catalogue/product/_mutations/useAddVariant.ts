import { graphql } from "react-relay";
import type { useAddVariantMutation } from "#/__generated__/useAddVariantMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type AddVariantInput = useAddVariantMutation["variables"]["input"];

/**
 * Adds a variant. The product in the answer brings its rows, price range and default mark, so the page shows it at
 * once. Resolves with null when it is added, with the refusal, or with undefined without an answer.
 */
export function useAddVariant(): [(input: AddVariantInput) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useAddVariantMutation>(graphql`
    mutation useAddVariantMutation($input: AddVariantInput!) {
      addVariant(input: $input) {
        __typename
        ... on AddVariantSuccess {
          product {
            incompleteStep
            variants(first: 100) {
              totalCount
            }
            ...ProductVariants_product
            ...PriceRange_product
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
  const add = async (input: AddVariantInput) => {
    const result = (await commit({ input }, { updater: outdateLists }))?.addVariant;
    if (!result) return undefined;
    return result.__typename === "AddVariantSuccess" ? null : refusalOf(result);
  };
  return [add, isUnderWay];
}

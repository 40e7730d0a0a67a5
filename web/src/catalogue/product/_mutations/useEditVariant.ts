import { graphql } from "react-relay";
import type { useEditVariantMutation } from "#/__generated__/useEditVariantMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type EditVariantInput = useEditVariantMutation["variables"]["input"];

/**
 * Changes a variant. The product in the answer brings its rows, price range and default mark, so the page shows it at
 * once. Resolves with null when it is saved, with the refusal, or with undefined without an answer.
 */
export function useEditVariant(): [
  (input: EditVariantInput) => Promise<Refusal | null | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useEditVariantMutation>(graphql`
    mutation useEditVariantMutation($input: EditVariantInput!) {
      editVariant(input: $input) {
        __typename
        ... on EditVariantSuccess {
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
          current {
            ...VariantRow_variant @alias(as: "variant")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const edit = async (input: EditVariantInput) => {
    const result = (await commit({ input }, { updater: outdateLists }))?.editVariant;
    if (!result) return undefined;
    return result.__typename === "EditVariantSuccess" ? null : refusalOf(result);
  };
  return [edit, isUnderWay];
}

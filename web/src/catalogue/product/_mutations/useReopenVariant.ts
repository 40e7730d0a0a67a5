import { graphql } from "react-relay";
import type { useReopenVariantMutation } from "#/__generated__/useReopenVariantMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useReopenVariantMutation["variables"]["input"];

/**
 * Offers a withdrawn variant again. The product in the answer brings its rows and price range. Resolves with null when it is done, with the refusal, or with undefined without an answer.
 */
export function useReopenVariant(): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useReopenVariantMutation>(graphql`
    mutation useReopenVariantMutation($input: ReopenVariantInput!) {
      reopenVariant(input: $input) {
        __typename
        ... on ReopenVariantSuccess {
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
  const reopen = async (input: Input) => {
    const result = (await commit({ input }, { updater: outdateLists }))?.reopenVariant;
    if (!result) return undefined;
    return result.__typename === "ReopenVariantSuccess" ? null : refusalOf(result);
  };
  return [reopen, isUnderWay];
}

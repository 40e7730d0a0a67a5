import { graphql } from "react-relay";
import type { useCloseVariantMutation } from "#/__generated__/useCloseVariantMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useCloseVariantMutation["variables"]["input"];

/**
 * Withdraws a variant with a reason. The product in the answer brings its rows and price range. Resolves with null when it is done, with the refusal, or with undefined without an answer.
 */
export function useCloseVariant(): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useCloseVariantMutation>(graphql`
    mutation useCloseVariantMutation($input: CloseVariantInput!) {
      closeVariant(input: $input) {
        __typename
        ... on CloseVariantSuccess {
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
  const close = async (input: Input) => {
    const result = (await commit({ input }, { updater: outdateLists }))?.closeVariant;
    if (!result) return undefined;
    return result.__typename === "CloseVariantSuccess" ? null : refusalOf(result);
  };
  return [close, isUnderWay];
}

import { graphql } from "react-relay";
import type { useEnableVariantMutation } from "#/__generated__/useEnableVariantMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useEnableVariantMutation["variables"]["input"];

/**
 * Offers a withdrawn variant again. The product in the answer brings its rows and price range. Resolves with null when it is done, with the refusal, or with undefined without an answer.
 */
export function useEnableVariant(): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useEnableVariantMutation>(graphql`
    mutation useEnableVariantMutation($input: EnableVariantInput!) {
      enableVariant(input: $input) {
        __typename
        ... on EnableVariantSuccess {
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
  const enable = async (input: Input) => {
    const result = (await commit({ input }, { updater: outdateLists }))?.enableVariant;
    if (!result) return undefined;
    return result.__typename === "EnableVariantSuccess" ? null : refusalOf(result);
  };
  return [enable, isUnderWay];
}

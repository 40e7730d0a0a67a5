import { graphql } from "react-relay";
import type { useSaveProductPricingMutation } from "#/__generated__/useSaveProductPricingMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useSaveProductPricingMutation["variables"]["input"];

/**
 * Saves step 3 of a product; the answer brings what step 4 shows of its price. Resolves with null when it is saved, with the refusal, or with undefined without an answer.
 */
export function useSaveProductPricing(): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useSaveProductPricingMutation>(graphql`
    mutation useSaveProductPricingMutation($input: SaveProductPricingInput!) {
      saveProductPricing(input: $input) {
        __typename
        ... on SaveProductPricingSuccess {
          product {
            ...PricingStep_product
            ...DiscountsStep_product
            ...WizardFrame_product
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
            ...PricingStep_product @alias(as: "pricing")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const save = async (input: Input) => {
    const result = (await commit({ input }))?.saveProductPricing;
    if (!result) return undefined;
    return result.__typename === "SaveProductPricingSuccess" ? null : refusalOf(result);
  };
  return [save, isUnderWay];
}

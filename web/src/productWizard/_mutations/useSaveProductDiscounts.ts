import { graphql } from "react-relay";
import type {
  ProductStatus,
  useSaveProductDiscountsMutation,
} from "#/__generated__/useSaveProductDiscountsMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

type Input = useSaveProductDiscountsMutation["variables"]["input"];
/** What has become of the product. */
export interface SavedProduct {
  readonly name: string;
  readonly status: ProductStatus;
  /** The first step that is not done; null when nothing is missing. */
  readonly incompleteStep: number | null | undefined;
}

/**
 * Saves step 4 of a product, which submits a draft that has nothing missing. Resolves with what has become of the
 * product, with the refusal, or with undefined without an answer.
 */
export function useSaveProductDiscounts(): [
  (input: Input) => Promise<{ saved: SavedProduct } | { refusal: Refusal } | undefined>,
  boolean,
] {
  const [commit, isUnderWay] = useMutation<useSaveProductDiscountsMutation>(graphql`
    mutation useSaveProductDiscountsMutation($input: SaveProductDiscountsInput!) {
      saveProductDiscounts(input: $input) {
        __typename
        ... on SaveProductDiscountsSuccess {
          product {
            name
            status
            incompleteStep
            ...DiscountsStep_product
            ...WizardFrame_product
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
            ...DiscountsStep_product @alias(as: "discounts")
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  const save = async (input: Input) => {
    const result = (await commit({ input }, { updater: outdateLists }))?.saveProductDiscounts;
    if (!result) return undefined;
    return result.product ? { saved: result.product } : { refusal: refusalOf(result) };
  };
  return [save, isUnderWay];
}

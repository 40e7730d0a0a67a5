import { graphql } from "react-relay";
import type { useDisableProductMutation } from "#/__generated__/useDisableProductMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";
import type { ProductListOnScreen } from "../productViews.ts";
import { settleInList } from "../settleInList.ts";

type Input = useDisableProductMutation["variables"]["input"];

/**
 * Takes a product off the storefront with a reason.
 * Resolves with null when it is done, with the refusal, or with undefined without an answer.
 */
export function useDisableProduct(
  list: ProductListOnScreen | undefined,
): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useDisableProductMutation>(graphql`
    mutation useDisableProductMutation($input: DisableProductInput!) {
      disableProduct(input: $input) {
        __typename
        ... on DisableProductSuccess {
          product {
            updatedAt
            ...useProductActions_product
            ...ProductStatusBadge_product
            ...ProductStateNotice_product
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
  const disable = async (input: Input) => {
    const result = (await commit({ input }, { updater: (store) => settleInList(store, list, input.id) }))
      ?.disableProduct;
    if (!result) return undefined;
    return result.__typename === "DisableProductSuccess" ? null : refusalOf(result);
  };
  return [disable, isUnderWay];
}

import { graphql } from "react-relay";
import type { useEnableProductMutation } from "#/__generated__/useEnableProductMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";
import type { ProductListOnScreen } from "../productViews.ts";
import { settleInList } from "../settleInList.ts";

type Input = useEnableProductMutation["variables"]["input"];

/**
 * Approves a product, or puts it back on sale.
 * Resolves with null when it is done, with the refusal, or with undefined without an answer.
 */
export function useEnableProduct(
  list: ProductListOnScreen | undefined,
): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useEnableProductMutation>(graphql`
    mutation useEnableProductMutation($input: EnableProductInput!) {
      enableProduct(input: $input) {
        __typename
        ... on EnableProductSuccess {
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
  const enable = async (input: Input) => {
    const result = (await commit({ input }, { updater: (store) => settleInList(store, list, input.id) }))
      ?.enableProduct;
    if (!result) return undefined;
    return result.__typename === "EnableProductSuccess" ? null : refusalOf(result);
  };
  return [enable, isUnderWay];
}

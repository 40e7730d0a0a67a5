import { graphql } from "react-relay";
import type { useReturnProductMutation } from "#/__generated__/useReturnProductMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";
import type { ProductListOnScreen } from "../productViews.ts";
import { settleInList } from "../settleInList.ts";

type Input = useReturnProductMutation["variables"]["input"];

/**
 * Sends a product back to its author with a remark.
 * Resolves with null when it is done, with the refusal, or with undefined without an answer.
 */
export function useReturnProduct(
  list: ProductListOnScreen | undefined,
): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useReturnProductMutation>(graphql`
    mutation useReturnProductMutation($input: ReturnProductInput!) {
      returnProduct(input: $input) {
        __typename
        ... on ReturnProductSuccess {
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
  const giveBack = async (input: Input) => {
    const result = (await commit({ input }, { updater: (store) => settleInList(store, list, input.id) }))
      ?.returnProduct;
    if (!result) return undefined;
    return result.__typename === "ReturnProductSuccess" ? null : refusalOf(result);
  };
  return [giveBack, isUnderWay];
}

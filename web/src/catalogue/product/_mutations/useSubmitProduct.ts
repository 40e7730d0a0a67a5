import { graphql } from "react-relay";
import type { useSubmitProductMutation } from "#/__generated__/useSubmitProductMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";
import type { ProductListOnScreen } from "../productViews.ts";
import { settleInList } from "../settleInList.ts";

type Input = useSubmitProductMutation["variables"]["input"];

/**
 * Hands a product in for approval, for the first time or again.
 * Resolves with null when it is done, with the refusal, or with undefined without an answer.
 */
export function useSubmitProduct(
  list: ProductListOnScreen | undefined,
): [(input: Input) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useSubmitProductMutation>(graphql`
    mutation useSubmitProductMutation($input: SubmitProductInput!) {
      submitProduct(input: $input) {
        __typename
        ... on SubmitProductSuccess {
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
  const submit = async (input: Input) => {
    const result = (await commit({ input }, { updater: (store) => settleInList(store, list, input.id) }))
      ?.submitProduct;
    if (!result) return undefined;
    return result.__typename === "SubmitProductSuccess" ? null : refusalOf(result);
  };
  return [submit, isUnderWay];
}

import { graphql } from "react-relay";
import type { useDuplicateProductMutation } from "#/__generated__/useDuplicateProductMutation.graphql";
import { showInList } from "#/list/showInList.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";
import type { ProductListOnScreen } from "../productViews.ts";

type Input = useDuplicateProductMutation["variables"]["input"];

/** What became of it: the draft's id, or why there is none. */
export type Duplicated = { readonly id: string } | { readonly refusal: Refusal };

/**
 * Makes a draft of a product and shows it first in the list on the screen, when that holds every state. Resolves with
 * undefined without an answer.
 */
export function useDuplicateProduct(
  list: ProductListOnScreen | undefined,
): [(input: Input) => Promise<Duplicated | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useDuplicateProductMutation>(graphql`
    mutation useDuplicateProductMutation($input: DuplicateProductInput!) {
      duplicateProduct(input: $input) {
        __typename
        ... on DuplicateProductSuccess {
          productEdge {
            cursor
            node {
              id
              ...ProductRow_product
            }
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
  const listId = list?.statuses === null ? list.id : undefined;
  const duplicate = async (input: Input) => {
    const answer = await commit(
      { input },
      {
        updater: (store) =>
          showInList(store, listId, store.getRootField("duplicateProduct")?.getLinkedRecord("productEdge")),
      },
    );
    const result = answer?.duplicateProduct;
    if (!result) return undefined;
    return result.productEdge ? { id: result.productEdge.node.id } : { refusal: refusalOf(result) };
  };
  return [duplicate, isUnderWay];
}

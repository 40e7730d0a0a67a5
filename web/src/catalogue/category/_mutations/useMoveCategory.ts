import { graphql } from "react-relay";
import type { useMoveCategoryMutation } from "#/__generated__/useMoveCategoryMutation.graphql";
import { refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Gives a category another order id. The number changes on the screen at once and goes back when the gateway refuses.
 * Resolves with null when it is saved, with the reason when it is refused, and with undefined without an answer.
 */
export function useMoveCategory(): (id: string, order: number) => Promise<string | null | undefined> {
  const [commit] = useMutation<useMoveCategoryMutation>(graphql`
    mutation useMoveCategoryMutation($input: EditCategoryInput!) {
      editCategory(input: $input) {
        __typename
        ... on EditCategorySuccess {
          category {
            id
            order
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
  return async (id, order) => {
    const answer = await commit(
      { input: { id, order } },
      // Through the store, not as a made-up answer: a union's other members would have to be made up too.
      { optimisticUpdater: (store) => store.get(id)?.setValue(order, "order") },
    );
    const result = answer?.editCategory;
    if (!result) return undefined;
    if (result.__typename === "EditCategorySuccess") return null;
    const { formError, fieldErrors } = refusalOf(result);
    return formError ?? Object.values(fieldErrors).flat().join(" ");
  };
}

import { graphql } from "react-relay";
import type { useDeleteCategoryMutation } from "#/__generated__/useDeleteCategoryMutation.graphql";
import { removeFromList } from "#/list/removeFromList.ts";
import { type Refusal, refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Deletes a category and takes it out of the list on the screen. Resolves with null when it is gone, with the refusal
 * when it is still in use, and with undefined without an answer.
 */
export function useDeleteCategory(listId: string): (id: string) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useDeleteCategoryMutation>(graphql`
    mutation useDeleteCategoryMutation($input: DeleteCategoryInput!) {
      deleteCategory(input: $input) {
        __typename
        ... on DeleteCategorySuccess {
          deletedId
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
  return async (id) => {
    const answer = await commit(
      { input: { id } },
      {
        updater: (store) => {
          const deleted = store.getRootField("deleteCategory")?.getValue("deletedId");
          if (typeof deleted === "string") removeFromList(store, listId, deleted);
        },
      },
    );
    const result = answer?.deleteCategory;
    if (!result) return undefined;
    return result.__typename === "DeleteCategorySuccess" ? null : refusalOf(result);
  };
}

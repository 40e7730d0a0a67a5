import { graphql } from "react-relay";
import type { useDeleteCategoryMutation } from "#/__generated__/useDeleteCategoryMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Deletes a category; lists that are not on the screen ask anew. Resolves with null when it is gone, with the refusal
 * when it is still in use, and with undefined without an answer.
 */
export function useDeleteCategory(): (id: string) => Promise<Refusal | null | undefined> {
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
    const result = (await commit({ input: { id } }, { updater: outdateLists }))?.deleteCategory;
    if (!result) return undefined;
    return result.__typename === "DeleteCategorySuccess" ? null : refusalOf(result);
  };
}

import { graphql } from "react-relay";
import type { useDeleteBrandMutation } from "#/__generated__/useDeleteBrandMutation.graphql";
import { removeFromList } from "#/list/removeFromList.ts";
import { type Refusal, refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Deletes a brand and takes it out of the list on the screen. Resolves with null when it is gone, with the refusal
 * when it is still in use, and with undefined without an answer.
 */
export function useDeleteBrand(listId: string): (id: string) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useDeleteBrandMutation>(graphql`
    mutation useDeleteBrandMutation($input: DeleteBrandInput!) {
      deleteBrand(input: $input) {
        __typename
        ... on DeleteBrandSuccess {
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
          const deleted = store.getRootField("deleteBrand")?.getValue("deletedId");
          if (typeof deleted === "string") removeFromList(store, listId, deleted);
        },
      },
    );
    const result = answer?.deleteBrand;
    if (!result) return undefined;
    return result.__typename === "DeleteBrandSuccess" ? null : refusalOf(result);
  };
}

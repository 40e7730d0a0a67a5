import { graphql } from "react-relay";
import type { useDeleteSellerMutation } from "#/__generated__/useDeleteSellerMutation.graphql";
import { removeFromList } from "#/list/removeFromList.ts";
import { type Refusal, refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Deletes a location and takes it out of the list on the screen. Resolves with null when it is gone, with the refusal
 * when it is still in use, and with undefined without an answer.
 */
export function useDeleteSeller(listId: string): (id: string) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useDeleteSellerMutation>(graphql`
    mutation useDeleteSellerMutation($input: DeleteSellerInput!) {
      deleteSeller(input: $input) {
        __typename
        ... on DeleteSellerSuccess {
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
          const deleted = store.getRootField("deleteSeller")?.getValue("deletedId");
          if (typeof deleted === "string") removeFromList(store, listId, deleted);
        },
      },
    );
    const result = answer?.deleteSeller;
    if (!result) return undefined;
    return result.__typename === "DeleteSellerSuccess" ? null : refusalOf(result);
  };
}

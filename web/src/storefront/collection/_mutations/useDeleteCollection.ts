import { graphql } from "react-relay";
import type { useDeleteCollectionMutation } from "#/__generated__/useDeleteCollectionMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Deletes a collection. Resolves with null when it is gone, with the refusal when it is not, and with undefined without an
 * answer.
 */
export function useDeleteCollection(): (id: string) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useDeleteCollectionMutation>(graphql`
    mutation useDeleteCollectionMutation($input: DeleteCollectionInput!) {
      deleteCollection(input: $input) {
        __typename
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
    const result = (await commit({ input: { id } }, { updater: outdateLists }))?.deleteCollection;
    if (!result) return undefined;
    return result.__typename === "DeleteCollectionSuccess" ? null : refusalOf(result);
  };
}

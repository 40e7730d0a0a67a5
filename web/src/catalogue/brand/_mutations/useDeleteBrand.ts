import { graphql } from "react-relay";
import type { useDeleteBrandMutation } from "#/__generated__/useDeleteBrandMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Deletes a brand; lists that are not on the screen ask anew. Resolves with null when it is gone, with the refusal
 * when it is still in use, and with undefined without an answer.
 */
export function useDeleteBrand(): (id: string) => Promise<Refusal | null | undefined> {
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
    const answer = await commit({ input: { id } }, { updater: outdateLists });
    const result = answer?.deleteBrand;
    if (!result) return undefined;
    return result.__typename === "DeleteBrandSuccess" ? null : refusalOf(result);
  };
}

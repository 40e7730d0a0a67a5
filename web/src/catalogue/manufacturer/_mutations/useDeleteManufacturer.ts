import { graphql } from "react-relay";
import type { useDeleteManufacturerMutation } from "#/__generated__/useDeleteManufacturerMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { type Refusal, refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Deletes a manufacturer; lists that are not on the screen ask anew. Resolves with null when it is gone, with the refusal
 * when it is still in use, and with undefined without an answer.
 */
export function useDeleteManufacturer(): (id: string) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useDeleteManufacturerMutation>(graphql`
    mutation useDeleteManufacturerMutation($input: DeleteManufacturerInput!) {
      deleteManufacturer(input: $input) {
        __typename
        ... on DeleteManufacturerSuccess {
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
    const result = answer?.deleteManufacturer;
    if (!result) return undefined;
    return result.__typename === "DeleteManufacturerSuccess" ? null : refusalOf(result);
  };
}

import { graphql } from "react-relay";
import type { useDeleteBannerMutation } from "#/__generated__/useDeleteBannerMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Deletes a banner. Resolves with null when it is gone, with the refusal when it is not, and with undefined without an
 * answer.
 */
export function useDeleteBanner(): (id: string) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useDeleteBannerMutation>(graphql`
    mutation useDeleteBannerMutation($input: DeleteBannerInput!) {
      deleteBanner(input: $input) {
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
    const result = (await commit({ input: { id } }, { updater: outdateLists }))?.deleteBanner;
    if (!result) return undefined;
    return result.__typename === "DeleteBannerSuccess" ? null : refusalOf(result);
  };
}

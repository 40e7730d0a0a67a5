import { graphql } from "react-relay";
import type { bannerMutationsDeleteMutation } from "#/__generated__/bannerMutationsDeleteMutation.graphql";
import type { bannerMutationsMoveMutation } from "#/__generated__/bannerMutationsMoveMutation.graphql";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { useChange } from "#/relay/useChange.ts";

/** Deletes a banner. */
export const useDeleteBanner = () =>
  useChange<bannerMutationsDeleteMutation>(
    graphql`
      mutation bannerMutationsDeleteMutation($input: DeleteBannerInput!) {
        deleteBanner(input: $input) {
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );

/** Puts a banner at another place. */
export const useMoveBanner = () =>
  useChange<bannerMutationsMoveMutation>(graphql`
    mutation bannerMutationsMoveMutation($input: MoveBannerInput!) {
      moveBanner(input: $input) {
        ... on MoveBannerSuccess {
          moved {
            id
            order
            version
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

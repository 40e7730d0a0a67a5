import { graphql } from "react-relay";
import type { useMoveBannerMutation } from "#/__generated__/useMoveBannerMutation.graphql";
import type { Ordered, Place } from "#/list/place.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Puts a banner at another place. `expected` are the order ids of the page as they will be: they stand on the screen
 * at once and go back when the gateway refuses. Resolves with null when it has moved, with the refusal when it has
 * not, and with undefined without an answer.
 */
export function useMoveBanner(): (
  id: string,
  place: Place,
  expected: readonly Ordered[],
) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useMoveBannerMutation>(graphql`
    mutation useMoveBannerMutation($input: MoveBannerInput!) {
      moveBanner(input: $input) {
        __typename
        ... on MoveBannerSuccess {
          moved {
            id
            order
            version
          }
        }
        ... on ValidationError {
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
  return async (id, place, expected) => {
    const answer = await commit(
      { input: { id, ...place } },
      {
        // Through the store, not as a made-up answer: a union's other members would have to be made up too.
        optimisticUpdater: (store) => {
          for (const row of expected) store.get(row.id)?.setValue(row.order, "order");
        },
      },
    );
    const result = answer?.moveBanner;
    if (!result) return undefined;
    return result.__typename === "MoveBannerSuccess" ? null : refusalOf(result);
  };
}

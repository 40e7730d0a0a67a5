import { graphql } from "react-relay";
import type { useMoveProductImageMutation } from "#/__generated__/useMoveProductImageMutation.graphql";
import type { Ordered, Place } from "#/list/place.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Puts an image of a product at another place. `expected` are the order ids as they will be: they stand on the screen
 * at once and go back when the gateway refuses. Resolves with null when it has moved, with the refusal when it has
 * not, and with undefined without an answer.
 */
export function useMoveProductImage(): (
  id: string,
  place: Place,
  expected: readonly Ordered[],
) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useMoveProductImageMutation>(graphql`
    mutation useMoveProductImageMutation($input: MoveProductImageInput!) {
      moveProductImage(input: $input) {
        __typename
        ... on MoveProductImageSuccess {
          moved {
            id
            order
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
    const result = answer?.moveProductImage;
    if (!result) return undefined;
    return result.__typename === "MoveProductImageSuccess" ? null : refusalOf(result);
  };
}

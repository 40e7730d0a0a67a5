import { graphql } from "react-relay";
import type { useMoveCategoryMutation } from "#/__generated__/useMoveCategoryMutation.graphql";
import type { Ordered, Place } from "#/list/place.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Puts a category at another place among its siblings. `expected` are the order ids of the page as they will be: they
 * stand on the screen at once and go back when the gateway refuses. Resolves with null when it has moved, with the
 * refusal when it has not, and with undefined without an answer.
 */
export function useMoveCategory(): (
  id: string,
  place: Place,
  expected: readonly Ordered[],
) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useMoveCategoryMutation>(graphql`
    mutation useMoveCategoryMutation($input: MoveCategoryInput!) {
      moveCategory(input: $input) {
        __typename
        ... on MoveCategorySuccess {
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
    const result = answer?.moveCategory;
    if (!result) return undefined;
    return result.__typename === "MoveCategorySuccess" ? null : refusalOf(result);
  };
}

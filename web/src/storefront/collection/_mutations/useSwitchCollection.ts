import { graphql } from "react-relay";
import type { useSwitchCollectionMutation } from "#/__generated__/useSwitchCollectionMutation.graphql";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/** The two switches of a collection. */
export type CollectionSwitchName = "isSelectable" | "isDisplayed";

/**
 * Turns one switch of a collection. It changes on the screen at once and goes back when the gateway refuses. Resolves
 * with null when it is saved, with the refusal when it is refused, and with undefined without an answer.
 */
export function useSwitchCollection(): (
  id: string,
  name: CollectionSwitchName,
  isOn: boolean,
) => Promise<Refusal | null | undefined> {
  const [commit] = useMutation<useSwitchCollectionMutation>(graphql`
    mutation useSwitchCollectionMutation($input: EditCollectionInput!) {
      editCollection(input: $input) {
        __typename
        ... on EditCollectionSuccess {
          collection {
            id
            isSelectable
            isDisplayed
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
  return async (id, name, isOn) => {
    const answer = await commit(
      { input: { id, [name]: isOn } },
      // Through the store, not as a made-up answer: a union's other members would have to be made up too.
      { optimisticUpdater: (store) => store.get(id)?.setValue(isOn, name) },
    );
    const result = answer?.editCollection;
    if (!result) return undefined;
    return result.__typename === "EditCollectionSuccess" ? null : refusalOf(result);
  };
}

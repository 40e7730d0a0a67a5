import { graphql } from "react-relay";
import type { useAddSellerMutation } from "#/__generated__/useAddSellerMutation.graphql";
import { showInList } from "#/list/showInList.ts";
import { type Refusal, refusalOf } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type AddSellerInput = useAddSellerMutation["variables"]["input"];

/**
 * Adds a location; the list on the screen shows it at once. Resolves with null when it is added, with the refusal when
 * it is not, and with undefined without an answer.
 */
export function useAddSeller(
  listId: string,
): [(input: AddSellerInput) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useAddSellerMutation>(graphql`
    mutation useAddSellerMutation($input: AddSellerInput!) {
      addSeller(input: $input) {
        __typename
        ... on AddSellerSuccess {
          sellerEdge {
            cursor
            node {
              id
              ...SellerRow_seller
            }
          }
        }
        ... on ValidationError {
          issues {
            path
            message
          }
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
  const add = async (input: AddSellerInput) => {
    const answer = await commit(
      { input },
      {
        updater: (store) =>
          showInList(store, listId, store.getRootField("addSeller")?.getLinkedRecord("sellerEdge")),
      },
    );
    const result = answer?.addSeller;
    if (!result) return undefined;
    return result.__typename === "AddSellerSuccess" ? null : refusalOf(result);
  };
  return [add, isUnderWay];
}

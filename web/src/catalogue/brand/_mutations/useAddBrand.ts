import { graphql } from "react-relay";
import type { useAddBrandMutation } from "#/__generated__/useAddBrandMutation.graphql";
import { showInList } from "#/list/showInList.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type AddBrandInput = useAddBrandMutation["variables"]["input"];

/** A brand that was just added. */
export interface AddedBrand {
  readonly id: string;
  readonly name: string;
}

/**
 * Adds a brand; the list on the screen, where there is one, shows it at once. Resolves with the brand, with the
 * refusal, or with undefined without an answer.
 */
export function useAddBrand(
  listId: string | undefined,
): [(input: AddBrandInput) => Promise<AddedBrand | Refusal | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useAddBrandMutation>(graphql`
    mutation useAddBrandMutation($input: AddBrandInput!) {
      addBrand(input: $input) {
        __typename
        ... on AddBrandSuccess {
          brand {
            id
            name
          }
          brandEdge {
            cursor
            node {
              id
              ...BrandList_brand
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
  const add = async (input: AddBrandInput) => {
    const answer = await commit(
      { input },
      {
        updater: (store) =>
          showInList(store, listId, store.getRootField("addBrand")?.getLinkedRecord("brandEdge")),
      },
    );
    const result = answer?.addBrand;
    if (!result) return undefined;
    return result.__typename === "AddBrandSuccess" ? result.brand : refusalOf(result);
  };
  return [add, isUnderWay];
}

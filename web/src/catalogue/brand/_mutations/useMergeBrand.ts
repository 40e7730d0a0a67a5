import { graphql } from "react-relay";
import type { useMergeBrandMutation } from "#/__generated__/useMergeBrandMutation.graphql";
import { removeFromList } from "#/list/removeFromList.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

/**
 * Merges a brand into another one: its products carry the other one, and it leaves the list on the screen. Resolves
 * with null when that is done, with the refusal, or with undefined without an answer.
 */
export function useMergeBrand(
  listId: string,
): [(id: string, intoId: string) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useMergeBrandMutation>(graphql`
    mutation useMergeBrandMutation($input: MergeBrandInput!) {
      mergeBrand(input: $input) {
        __typename
        ... on MergeBrandSuccess {
          deletedId
          brand {
            ...BrandList_brand
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
  const merge = async (id: string, intoId: string) => {
    const answer = await commit(
      { input: { id, intoId } },
      {
        updater: (store) => {
          const deleted = store.getRootField("mergeBrand")?.getValue("deletedId");
          if (typeof deleted === "string") removeFromList(store, listId, deleted);
        },
      },
    );
    const result = answer?.mergeBrand;
    if (!result) return undefined;
    return result.__typename === "MergeBrandSuccess" ? null : refusalOf(result);
  };
  return [merge, isUnderWay];
}

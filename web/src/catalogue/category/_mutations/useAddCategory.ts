import { graphql } from "react-relay";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { useAddCategoryMutation } from "#/__generated__/useAddCategoryMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type AddCategoryInput = useAddCategoryMutation["variables"]["input"];

/**
 * Adds a category and shows it in the list at once (decision D-41): beside its neighbours by order id, on the page
 * that is on the screen. Resolves with null when it is added, with the refusal when it is not, and with undefined
 * when there was no answer.
 */
export function useAddCategory(
  listId: string,
): [(input: AddCategoryInput) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useAddCategoryMutation>(graphql`
    mutation useAddCategoryMutation($input: AddCategoryInput!) {
      addCategory(input: $input) {
        __typename
        ... on AddCategorySuccess {
          categoryEdge {
            cursor
            node {
              id
              databaseId
              order
              ...CategoryRow_category
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
  const add = async (input: AddCategoryInput) => {
    const result = (await commit({ input }, { updater: (store) => showNewCategory(store, listId) }))
      ?.addCategory;
    if (!result) return undefined;
    return result.__typename === "AddCategorySuccess" ? null : refusalOf(result);
  };
  return [add, isUnderWay];
}

/** Puts the new edge into the list on the screen, and marks every other list as out of date. */
function showNewCategory(store: RecordSourceSelectorProxy, listId: string): void {
  const edge = store.getRootField("addCategory")?.getLinkedRecord("categoryEdge");
  if (!edge) return;
  outdateLists(store);
  const list = store.get(listId);
  const edges = list?.getLinkedRecords("edges");
  if (!list || !edges) return;
  const after = edges.findIndex((other) => orderOf(other) > orderOf(edge));
  list.setLinkedRecords(edges.toSpliced(after === -1 ? edges.length : after, 0, edge), "edges");
  list.setValue(Number(list.getValue("totalCount")) + 1, "totalCount");
}

function orderOf(edge: RecordProxy | null): number {
  return Number(edge?.getLinkedRecord("node")?.getValue("order"));
}

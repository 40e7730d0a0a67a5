import { graphql } from "react-relay";
import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import type { useAddCollectionMutation } from "#/__generated__/useAddCollectionMutation.graphql";
import { outdateLists } from "#/relay/outdateLists.ts";
import { refusalOf } from "#/relay/mutationError.ts";
import type { Refusal } from "#/relay/refusal.ts";
import { useMutation } from "#/relay/useMutation.ts";

export type AddCollectionInput = useAddCollectionMutation["variables"]["input"];

/**
 * Adds a collection and shows it in the list at once (decision D-41), beside its neighbours by name, on the page that
 * is on the screen. Resolves with null when it is added, with the refusal when it is not, and with undefined when
 * there was no answer.
 */
export function useAddCollection(
  listId: string | undefined,
): [(input: AddCollectionInput) => Promise<Refusal | null | undefined>, boolean] {
  const [commit, isUnderWay] = useMutation<useAddCollectionMutation>(graphql`
    mutation useAddCollectionMutation($input: AddCollectionInput!) {
      addCollection(input: $input) {
        __typename
        ... on AddCollectionSuccess {
          collectionEdge {
            cursor
            node {
              id
              name
              productCount
              viewerCanUpdate
              viewerCanDelete
              ...CollectionRow_collection
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
  const add = async (input: AddCollectionInput) => {
    const answer = await commit({ input }, { updater: (store) => showNewCollection(store, listId) });
    const result = answer?.addCollection;
    if (!result) return undefined;
    return result.__typename === "AddCollectionSuccess" ? null : refusalOf(result);
  };
  return [add, isUnderWay];
}

/** Puts the new edge into the list on the screen, and marks every other list as out of date. */
function showNewCollection(store: RecordSourceSelectorProxy, listId: string | undefined): void {
  const edge = store.getRootField("addCollection")?.getLinkedRecord("collectionEdge");
  if (!edge) return;
  outdateLists(store);
  const list = listId === undefined ? undefined : store.get(listId);
  const edges = list?.getLinkedRecords("edges");
  if (!list || !edges) return;
  const after = edges.findIndex((other) => nameOf(other).localeCompare(nameOf(edge)) > 0);
  list.setLinkedRecords(edges.toSpliced(after === -1 ? edges.length : after, 0, edge), "edges");
  list.setValue(Number(list.getValue("totalCount")) + 1, "totalCount");
}

function nameOf(edge: RecordProxy | null): string {
  return String(edge?.getLinkedRecord("node")?.getValue("name")).toLowerCase();
}

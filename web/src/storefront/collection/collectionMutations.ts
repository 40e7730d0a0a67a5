import { graphql } from "react-relay";
import type { collectionMutationsAddMutation } from "#/__generated__/collectionMutationsAddMutation.graphql";
import type { collectionMutationsDeleteMutation } from "#/__generated__/collectionMutationsDeleteMutation.graphql";
import type { collectionMutationsEditMutation } from "#/__generated__/collectionMutationsEditMutation.graphql";
import type { collectionMutationsSwitchMutation } from "#/__generated__/collectionMutationsSwitchMutation.graphql";
import type { RecordProxy } from "relay-runtime";
import { prependEdge } from "#/list/prependEdge.ts";
import { invalidateLists } from "#/relay/invalidateLists.ts";
import { useChange } from "#/relay/useChange.ts";

/**
 * Adds a collection and shows it in the list at once (decision D-41), beside its neighbours by name, on the page that
 * is on the screen.
 */
export const useAddCollection = (listId: string | undefined) =>
  useChange<collectionMutationsAddMutation>(
    graphql`
      mutation collectionMutationsAddMutation($input: AddCollectionInput!) {
        addCollection(input: $input) {
          ... on AddCollectionSuccess {
            collectionEdge {
              cursor
              node {
                id
                name
                productCount
                viewerCanUpdate
                viewerCanDelete
                ...CollectionList_collection
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(
          store,
          listId,
          store.getRootField("addCollection").getLinkedRecord("collectionEdge"),
          byName,
        ),
    },
  );

/** Changes a collection. */
export const useEditCollection = () =>
  useChange<collectionMutationsEditMutation>(graphql`
    mutation collectionMutationsEditMutation($input: EditCollectionInput!) {
      editCollection(input: $input) {
        ... on EditCollectionSuccess {
          collection {
            ...CollectionList_collection
          }
        }
        ... on ConflictError {
          current {
            ...CollectionList_collection @alias(as: "collection")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Turns one switch of a collection. */
export const useSwitchCollection = () =>
  useChange<collectionMutationsSwitchMutation>(graphql`
    mutation collectionMutationsSwitchMutation($input: EditCollectionInput!) {
      editCollection(input: $input) {
        ... on EditCollectionSuccess {
          collection {
            id
            isSelectable
            isDisplayed
            version
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Deletes a collection. */
export const useDeleteCollection = () =>
  useChange<collectionMutationsDeleteMutation>(
    graphql`
      mutation collectionMutationsDeleteMutation($input: DeleteCollectionInput!) {
        deleteCollection(input: $input) {
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: invalidateLists },
  );

function byName(left: RecordProxy, right: RecordProxy): number {
  return nameOf(left).localeCompare(nameOf(right));
}

function nameOf(collection: RecordProxy): string {
  return String(collection.getValue("name")).toLowerCase();
}

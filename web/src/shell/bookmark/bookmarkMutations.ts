import { graphql } from "react-relay";
import type { bookmarkMutationsAddMutation } from "#/__generated__/bookmarkMutationsAddMutation.graphql";
import type { bookmarkMutationsRemoveMutation } from "#/__generated__/bookmarkMutationsRemoveMutation.graphql";
import { useChange } from "#/relay/useChange.ts";
import { takeOver } from "./storedBookmarks.ts";

/** Stars an entry of the menu. */
export const useAddBookmark = () =>
  useChange<bookmarkMutationsAddMutation>(
    graphql`
      mutation bookmarkMutationsAddMutation($input: AddBookmarkInput!) {
        addBookmark(input: $input) {
          ... on AddBookmarkSuccess {
            bookmarks {
              # oxlint-disable-next-line relay/unused-fields -- the updater hands them on
              entry
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: (store) => takeOver(store, store.getRootField("addBookmark")) },
  );

/** Takes the star from an entry of the menu. */
export const useRemoveBookmark = () =>
  useChange<bookmarkMutationsRemoveMutation>(
    graphql`
      mutation bookmarkMutationsRemoveMutation($input: RemoveBookmarkInput!) {
        removeBookmark(input: $input) {
          ... on RemoveBookmarkSuccess {
            bookmarks {
              # oxlint-disable-next-line relay/unused-fields -- the updater hands them on
              entry
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    { updater: (store) => takeOver(store, store.getRootField("removeBookmark")) },
  );

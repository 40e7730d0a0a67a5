import { use } from "react";
import { graphql } from "react-relay";
import type { useAddBookmarkMutation } from "#/__generated__/useAddBookmarkMutation.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useMutation } from "#/relay/useMutation.ts";
import { storeBookmarks, storedBookmarks, takeOver } from "../storedBookmarks.ts";

/** Stars an entry of the menu; it shows at once and goes again when it is refused, which the user is told. */
export function useAddBookmark(): (entry: string) => Promise<void> {
  const notifier = use(NotifierContext);
  const [commit] = useMutation<useAddBookmarkMutation>(graphql`
    mutation useAddBookmarkMutation($input: AddBookmarkInput!) {
      addBookmark(input: $input) {
        __typename
        ... on AddBookmarkSuccess {
          bookmarks {
            # oxlint-disable-next-line relay/unused-fields -- the updater hands them on
            entry
          }
        }
        ... on Error {
          message
        }
      }
    }
  `);
  return async (entry) => {
    const answer = await commit(
      { input: { entry } },
      {
        optimisticUpdater: (store) => {
          const bookmark = store.create(`client:bookmark:${entry}`, "Bookmark");
          bookmark.setValue(entry, "entry");
          storeBookmarks(store, [...storedBookmarks(store), bookmark]);
        },
        updater: (store) => takeOver(store, store.getRootField("addBookmark")),
      },
    );
    const result = answer?.addBookmark;
    if (result && result.__typename !== "AddBookmarkSuccess") notifier.failure(result.message ?? "");
  };
}

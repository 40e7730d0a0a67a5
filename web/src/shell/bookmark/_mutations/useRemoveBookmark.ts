import { use } from "react";
import { graphql } from "react-relay";
import type { useRemoveBookmarkMutation } from "#/__generated__/useRemoveBookmarkMutation.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useMutation } from "#/relay/useMutation.ts";
import { storeBookmarks, storedBookmarks, takeOver } from "../storedBookmarks.ts";

/** Takes the star from an entry of the menu; it goes at once and comes back when that is refused, which the user is told. */
export function useRemoveBookmark(): (entry: string) => Promise<void> {
  const notifier = use(NotifierContext);
  const [commit] = useMutation<useRemoveBookmarkMutation>(graphql`
    mutation useRemoveBookmarkMutation($input: RemoveBookmarkInput!) {
      removeBookmark(input: $input) {
        __typename
        ... on RemoveBookmarkSuccess {
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
          const others = storedBookmarks(store).filter((bookmark) => bookmark.getValue("entry") !== entry);
          storeBookmarks(store, others);
        },
        updater: (store) => takeOver(store, store.getRootField("removeBookmark")),
      },
    );
    const result = answer?.removeBookmark;
    if (result && result.__typename !== "RemoveBookmarkSuccess") notifier.failure(result.message ?? "");
  };
}

import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { useBookmarks_viewer$key } from "#/__generated__/useBookmarks_viewer.graphql";
import { NotifierContext } from "#/relay/Notifier.ts";
import { reportError } from "#/relay/useReport.ts";
import { linksOf, type MenuEntry, type MenuLink } from "#/menu/menuEntry.ts";
import { useAddBookmark, useRemoveBookmark } from "./bookmarkMutations.ts";
import { addBookmark, removeBookmark } from "./storedBookmarks.ts";

/** The starred entries of the menu, and how to star one. */
export interface Bookmarks {
  /** In the order they were starred. What is starred but no longer in the menu is left out. */
  readonly links: readonly MenuLink<string>[];
  readonly isStarred: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

/** The viewer's bookmarks (M-HEAD-2); null when the service behind keeps none (decision D-75). */
export function useBookmarks(
  viewerKey: useBookmarks_viewer$key,
  menu: readonly MenuEntry<string>[],
): Bookmarks | null {
  const { bookmarks } = useFragment(
    graphql`
      fragment useBookmarks_viewer on Viewer {
        bookmarks {
          entry
        }
      }
    `,
    viewerKey,
  );
  const notifier = use(NotifierContext);
  const [add] = useAddBookmark();
  const [remove] = useRemoveBookmark();
  if (!bookmarks) return null;
  const menuLinks = linksOf(menu).map(({ link }) => link);
  const isStarred = (id: string) => bookmarks.some(({ entry }) => entry === id);
  // It shows at once, and goes back when the gateway refuses.
  const toggle = async (entry: string) => {
    const error = isStarred(entry)
      ? await remove({ entry }, { optimisticUpdater: (store) => removeBookmark(store, entry) })
      : await add({ entry }, { optimisticUpdater: (store) => addBookmark(store, entry) });
    if (error) reportError(notifier, error);
  };
  return {
    links: bookmarks.flatMap(({ entry }) => menuLinks.find(({ id }) => id === entry) ?? []),
    isStarred,
    toggle: (id) => void toggle(id),
  };
}

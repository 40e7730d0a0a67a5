import { Plural, useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";
import { useState } from "react";
import { Link } from "react-aria-components/Link";
import { Icon } from "#/ui/Icon.tsx";
import { SearchField } from "#/ui/SearchField.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import "#/ui/OptionList.css";
import type { MenuEntry, MenuLink } from "#/menu/menuEntry.ts";
import { searchMenu } from "../menuSearch.ts";
import type { Bookmarks } from "./useBookmarks.ts";

interface BookmarkPanelProps {
  readonly bookmarks: Bookmarks;
  readonly menu: readonly MenuEntry<string>[];
  readonly onFollow: () => void;
}

/** The starred routes, and a search of its own to star others: at most eight; its text goes once one is added. */
export function BookmarkPanel({ bookmarks, menu, onFollow }: BookmarkPanelProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const isSearching = text !== "";
  const links = isSearching ? searchMenu(menu, text).map(({ link }) => link) : bookmarks.links;
  const toggle = (link: MenuLink<string>) => {
    if (!bookmarks.isStarred(link.id)) setText("");
    bookmarks.toggle(link.id);
  };
  return (
    <div className="shell-bookmark-panel">
      <SearchField
        label={t`Search for a place to star`}
        placeholder={t`Search…`}
        clearLabel={t`Clear the search`}
        value={text}
        onSearch={setText}
        delay={0}
        autoFocus
      />
      <VisuallyHidden isStatus>
        {isSearching && links.length > 0 && (
          <Plural value={links.length} one="# place found" other="# places found" />
        )}
      </VisuallyHidden>
      {links.length > 0 && (
        <ul className="shell-bookmark-list">
          {links.map((link) => (
            <li key={link.id}>
              <Link className="shell-bookmark-link" href={link.path} onPress={onFollow}>
                {link.title}
              </Link>
              <button
                type="button"
                className="shell-star"
                aria-label={t`Bookmark ${link.title}`}
                aria-pressed={bookmarks.isStarred(link.id)}
                onClick={() => toggle(link)}
              >
                <Icon of={Star} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="ui-options-status">
        {links.length === 0 && (
          <span className="ui-options-empty">
            {isSearching
              ? t`Opps!! There are no result found.`
              : t`Nothing is starred yet. Search for a place and press its star.`}
          </span>
        )}
      </output>
    </div>
  );
}

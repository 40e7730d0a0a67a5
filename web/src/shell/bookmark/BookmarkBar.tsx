import { useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { Icon } from "#/ui/Icon.tsx";
import type { Bookmarks } from "./useBookmarks.ts";
import "./bookmark.css";

/** The starred routes, one press away, under the header (M-HEAD-2). Nothing while nothing is starred. */
export function BookmarkBar({ bookmarks, activeId }: { bookmarks: Bookmarks; activeId: string | null }) {
  const { t } = useLingui();
  if (bookmarks.links.length === 0) return null;
  return (
    <nav className="shell-bookmarks" aria-label={t`Bookmarks`}>
      <ul>
        {bookmarks.links.map((link) => (
          <li key={link.id}>
            <Link
              className="shell-bookmark"
              href={link.path}
              {...(link.id === activeId && { "aria-current": "page" as const })}
            >
              <Icon of={link.icon ?? Star} size={14} />
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

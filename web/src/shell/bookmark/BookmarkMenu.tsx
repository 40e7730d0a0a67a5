import { useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { IconButton } from "#/ui/IconButton.tsx";
import { Popover } from "#/ui/Popover.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";
import type { MenuEntry } from "#/menu/menuEntry.ts";
import { BookmarkPanel } from "./BookmarkPanel.tsx";
import type { Bookmarks } from "./useBookmarks.ts";

interface BookmarkMenuProps {
  readonly bookmarks: Bookmarks;
  readonly menu: readonly MenuEntry<string>[];
}

/** The header's star: opens the panel where entries are starred. A press outside and Escape close it. */
export function BookmarkMenu({ bookmarks, menu }: BookmarkMenuProps) {
  const { t } = useLingui();
  return (
    <DialogTrigger>
      <Tooltip text={t`Bookmarks`} placement="bottom">
        <IconButton icon={Star} label={t`Bookmarks`} />
      </Tooltip>
      <Popover placement="bottom end">
        <Dialog className="shell-bookmark-dialog" aria-label={t`Bookmarks`}>
          {({ close }) => <BookmarkPanel bookmarks={bookmarks} menu={menu} onFollow={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

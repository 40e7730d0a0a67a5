import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./IconButton.tsx";
import type { MenuProps } from "./Menu.tsx";
import { MenuAt } from "./MenuAt.tsx";

export interface MoreMenuProps extends Pick<MenuProps, "items" | "onAction"> {
  /** "More for Ash comb": the name of the button and of the list. */
  label: string;
}

/** The three dots of a row. A list has many and few are opened, so until then each is a button and nothing else. */
export function MoreMenu({ label, ...list }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <IconButton
        icon={EllipsisVertical}
        size="small"
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPress={({ target }) => setAnchor(target)}
        onKeyDown={(event) => {
          // As buttons of menus do. All other keys are those of the table.
          if (event.key === "ArrowDown" && event.altKey) setAnchor(event.currentTarget);
          else event.continuePropagation();
        }}
      />
      {anchor && <MenuAt {...list} label={label} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

import { EllipsisVertical } from "lucide-react";
import { type KeyboardEvent, type SyntheticEvent, useState } from "react";
import { Icon } from "./Icon.tsx";
import type { MenuProps } from "./Menu.tsx";
import { MenuAt } from "./MenuAt.tsx";
import "./Button.css";

export interface MoreMenuProps extends Pick<MenuProps, "items" | "onAction"> {
  /** "More for Ash comb": the name of the button and of the list. */
  label: string;
}

/**
 * The three dots of a row. A list has many and few are opened, so until then each is a button of the browser's own and nothing
 * else: React Aria's costs as much as three cells.
 */
export function MoreMenu({ label, ...list }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <button
        type="button"
        className="ui-button"
        data-variant="quiet"
        data-size="small"
        data-icon-only
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // What is pressed here is no press of the row around it.
        onPointerDown={keep}
        onMouseDown={keep}
        onClick={(event) => {
          keep(event);
          setAnchor(event.currentTarget);
        }}
        onKeyDown={(event) => {
          // As buttons of menus do. All other keys are those of the table.
          if (event.key === "ArrowDown" && event.altKey) setAnchor(event.currentTarget);
          else if (!isPress(event)) return;
          keep(event);
        }}
        onKeyUp={(event) => isPress(event) && keep(event)}
      >
        <Icon of={EllipsisVertical} />
      </button>
      {anchor && <MenuAt {...list} label={label} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

function keep(event: SyntheticEvent): void {
  event.stopPropagation();
}

function isPress({ key }: KeyboardEvent): boolean {
  return key === "Enter" || key === " ";
}

import { EllipsisVertical } from "lucide-react";
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from "react";
import { Icon } from "./Icon.tsx";
import type { MenuProps } from "./Menu.tsx";
import { MenuAt } from "./MenuAt.tsx";
import { useFocusReturn } from "./useFocusReturn.ts";
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
  const isHeld = useRef(false);
  // Else the table gives the focus to the first control of the cell.
  const returnFocusTo = useFocusReturn(anchor !== null);
  const open = (button: HTMLElement) => {
    returnFocusTo(button);
    setAnchor(button);
  };
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
          open(event.currentTarget);
        }}
        onKeyDown={(event) => {
          // All other keys are those of the table. It opens when the key is up, which the list would take for its own.
          if (!isPress(event)) return;
          keep(event);
          event.preventDefault();
          isHeld.current = true;
        }}
        onBlur={() => (isHeld.current = false)}
        onKeyUp={(event) => {
          if (!isHeld.current || !isPress(event)) return;
          keep(event);
          event.preventDefault();
          isHeld.current = false;
          open(event.currentTarget);
        }}
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

/** As buttons of menus do. */
function isPress({ key, altKey }: KeyboardEvent): boolean {
  return key === "Enter" || key === " " || (key === "ArrowDown" && altKey);
}

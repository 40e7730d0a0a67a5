import { type MenuItems, MenuList } from "./Menu.tsx";
import { Popover } from "./Popover.tsx";

export interface MenuAtProps extends MenuItems {
  label: string;
  /** What it belongs to: it opens there, and had the focus. */
  anchor: Element;
  onClose: () => void;
}

/** An open list of actions at an element: where many things have the same menu, it is made when one is wanted. */
export function MenuAt({ anchor, onClose, placement = "bottom end", ...list }: MenuAtProps) {
  return (
    <Popover
      isOpen
      triggerRef={{ current: anchor }}
      placement={placement}
      aria-label={list.label}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <MenuList {...list} onClose={onClose} />
    </Popover>
  );
}

import { Check } from "lucide-react";
import type { ReactNode } from "react";
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Separator,
} from "react-aria-components/Menu";
import type { PopoverProps } from "./Popover.tsx";
import { Popover } from "./Popover.tsx";
import { Icon } from "./Icon.tsx";
import type { IconShape } from "./Icon.tsx";

export interface MenuAction {
  id: string;
  label: string;
  description?: string;
  icon?: IconShape;
  /** Goes to a place instead of calling `onAction`. */
  href?: string;
  /** The place is another site, in a new tab that has no hold on ours. */
  isNewTab?: boolean;
  /** Cannot be undone; stands last, behind a line. */
  isDangerous?: boolean;
  isDisabled?: boolean;
  /** The list stays: it is done several times in a row. */
  staysOpen?: boolean;
  /** What it does, in place of the menu's `onAction`. */
  onAction?: () => void;
}

/** Several of which one is chosen, under a title. */
export interface MenuGroup {
  id: string;
  title: string;
  chosenId: string;
  items: readonly MenuAction[];
}

export interface MenuItems {
  /** Shown above the items, when the trigger is an icon alone. */
  heading?: string;
  items: readonly (MenuAction | MenuGroup)[];
  onAction?: (id: string) => void;
  placement?: NonNullable<PopoverProps["placement"]>;
}

export interface MenuProps extends MenuItems {
  /** The Button or IconButton that opens it. */
  trigger: ReactNode;
  /** Name of the list; without it the trigger's own name is used. */
  label?: string;
}

/** A button with a list of actions. */
export function Menu({ trigger, placement = "bottom end", ...list }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement}>
        <MenuList {...list} />
      </Popover>
    </MenuTrigger>
  );
}

interface MenuListProps extends Omit<MenuItems, "placement"> {
  label?: string;
  /** Of a list that no trigger closes. */
  onClose?: () => void;
}

/** The list itself. */
export function MenuList({ label, heading, items, onAction, onClose }: MenuListProps) {
  return (
    <>
      {heading && (
        <div className="ui-list-heading" aria-hidden>
          {heading}
        </div>
      )}
      <AriaMenu
        className="ui-list"
        onAction={(id) => onAction?.(String(id))}
        {...(label ? { "aria-label": label } : {})}
        {...(onClose && { onClose, autoFocus: "first" as const })}
      >
        {items.flatMap((item, index) => [
          ...(!("items" in item) && item.isDangerous && index > 0
            ? [<Separator key={`${item.id} line`} className="ui-list-separator" />]
            : []),
          "items" in item ? (
            <MenuSection
              key={item.id}
              className="ui-list-group"
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[item.chosenId]}
            >
              <Header className="ui-list-heading">{item.title}</Header>
              {item.items.map((one) => itemOf(one, true))}
            </MenuSection>
          ) : (
            itemOf(item, false)
          ),
        ])}
      </AriaMenu>
    </>
  );
}

function itemOf(item: MenuAction, canBeChosen: boolean) {
  return (
    <MenuItem
      key={item.id}
      id={item.id}
      textValue={item.label}
      className="ui-list-item"
      data-tone={item.isDangerous ? "danger" : undefined}
      {...(item.href ? { href: item.href } : {})}
      {...(item.isNewTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      {...(item.staysOpen ? { shouldCloseOnSelect: false } : {})}
      {...(item.isDisabled ? { isDisabled: true } : {})}
      {...(item.onAction ? { onAction: item.onAction } : {})}
    >
      {item.icon && <Icon of={item.icon} />}
      <span className="ui-list-item-text">
        {item.label}
        {item.description && <span className="ui-list-item-description">{item.description}</span>}
      </span>
      {canBeChosen && (
        <span className="ui-list-item-check">
          <Icon of={Check} />
        </span>
      )}
    </MenuItem>
  );
}

import { Check, CirclePlus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Icon } from "./Icon.tsx";
import { Popover } from "./Popover.tsx";
import type { SelectOption } from "./Select.tsx";
import "./FilterChips.css";

export interface FilterChipProps {
  /** What it filters by ("Status"). */
  label: string;
  options: readonly SelectOption[];
  /** Chosen option ids; none means no filter. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Only one at a time, for lists that can be filtered by one value. */
  isSingle?: boolean;
  /** Name of the button that empties it ("Clear filter: Status"). */
  clearLabel: string;
  /** Shown instead of the names when more than two are chosen ("3 chosen"). */
  countLabel: (count: number) => string;
  /** A line in place of the choices while there are none: that they are on their way, or why not. */
  emptyText?: string;
  /** Opens in place of the list: a field that finds what can be chosen. The options then name what is. */
  panel?: ((close: () => void) => ReactNode) | undefined;
}

/** One filter of a list: dashed while unused, filled with its choice when in use. */
export function FilterChip({
  label,
  options,
  value,
  onChange,
  isSingle = false,
  clearLabel,
  countLabel,
  emptyText,
  panel,
}: FilterChipProps) {
  const isUsed = value.length > 0;
  const chosen = options.filter((option) => value.includes(option.id));
  const button = (
    <Button className="ui-filter-button">
      {!isUsed && <Icon of={CirclePlus} size={14} />}
      <span>{label}</span>{" "}
      {isUsed && (
        <span className="ui-filter-value">
          {chosen.length > 2 ? countLabel(chosen.length) : chosen.map((option) => option.label).join(", ")}
        </span>
      )}
    </Button>
  );
  return (
    <div className="ui-filter" data-used={isUsed || undefined}>
      {panel ? (
        <DialogTrigger>
          {button}
          <Popover placement="bottom start">
            <Dialog className="ui-filter-panel" aria-label={label}>
              {({ close }) => panel(close)}
            </Dialog>
          </Popover>
        </DialogTrigger>
      ) : (
        <MenuTrigger>
          {button}
          <Popover placement="bottom start">
            <Menu
              className="ui-list"
              aria-label={label}
              items={options}
              selectionMode={isSingle ? "single" : "multiple"}
              selectedKeys={value}
              onSelectionChange={(keys) => onChange(idsOf(keys, options))}
              renderEmptyState={() => <div className="ui-list-empty">{emptyText}</div>}
            >
              {(option) => (
                <MenuItem className="ui-list-item" textValue={option.label}>
                  <span className="ui-list-item-text">{option.label}</span>
                  <Icon of={Check} className="ui-list-item-check" />
                </MenuItem>
              )}
            </Menu>
          </Popover>
        </MenuTrigger>
      )}
      {isUsed && (
        <Button
          className="ui-filter-clear"
          aria-label={clearLabel}
          onPress={({ target }) => {
            onChange([]);
            // This button goes, the chip stays.
            target.closest(".ui-filter")?.querySelector("button")?.focus();
          }}
        >
          <Icon of={X} size={13} />
        </Button>
      )}
    </div>
  );
}

/** In the order of the options, so that one choice has one address. */
function idsOf(keys: "all" | Set<string | number>, options: readonly SelectOption[]): string[] {
  return options.map((option) => option.id).filter((id) => keys === "all" || keys.has(id));
}

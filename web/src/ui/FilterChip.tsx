import { Check, CirclePlus, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Select } from "react-aria-components/Select";
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
  /** Name of the button that empties it ("Clear filter: Status"). */
  clearLabel: string;
  /** Shown instead of the names when more than two are chosen ("3 chosen"). */
  countLabel: (count: number) => string;
}

/** One filter of a list: dashed while unused, filled with its choice when in use. */
export function FilterChip({ label, options, value, onChange, clearLabel, countLabel }: FilterChipProps) {
  const chosen = options.filter((option) => value.includes(option.id)).map((option) => option.label);
  return (
    <Select
      className="ui-filter"
      data-used={value.length > 0 || undefined}
      aria-label={label}
      selectionMode="multiple"
      value={value}
      onChange={(ids) => onChange(ids.map(String))}
    >
      <Button className="ui-filter-button">
        {value.length === 0 && <Icon of={CirclePlus} size={14} />}
        <span>{label}</span>
        {value.length > 0 && (
          <span className="ui-filter-value">
            {chosen.length > 2 ? countLabel(chosen.length) : chosen.join(", ")}
          </span>
        )}
      </Button>
      {value.length > 0 && (
        // Outside of the select's slots: inside, the button would open the list.
        <Button slot={null} className="ui-filter-clear" aria-label={clearLabel} onPress={() => onChange([])}>
          <Icon of={X} size={13} />
        </Button>
      )}
      <Popover placement="bottom start">
        <ListBox className="ui-list" items={options}>
          {(option) => (
            <ListBoxItem className="ui-list-item" textValue={option.label}>
              <span className="ui-list-item-text">{option.label}</span>
              <Icon of={Check} className="ui-list-item-check" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}

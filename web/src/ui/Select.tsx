import { Check, ChevronDown } from "lucide-react";
import { use, useState } from "react";
import { Button } from "react-aria-components/Button";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import { FieldDescription, FieldLabel, FieldProblem } from "./FieldParts.tsx";
import type { FieldTextProps } from "./FieldParts.tsx";
import { FormAttemptContext } from "./formAttempt.ts";
import { Icon } from "./Icon.tsx";
import { Popover } from "./Popover.tsx";
import "./Select.css";

export interface SelectOption {
  id: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface SelectProps extends FieldTextProps {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen ("Choose a category"). */
  placeholder: string;
  /** Said in the list when there are no options. */
  emptyText?: string;
  name?: string;
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (id: string) => void;
  /** The message when nothing is chosen; makes the field required. */
  required?: string | undefined;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  size?: "medium" | "small";
  /** "inline" puts the label before the box: page size in a table's footer. */
  layout?: "stacked" | "inline";
}

/** One of a short list. Long or searched lists want a combo box. */
export function Select({
  label,
  description,
  options,
  placeholder,
  emptyText,
  value,
  defaultValue = null,
  onChange,
  required,
  errorMessage,
  size = "medium",
  layout = "stacked",
  ...props
}: SelectProps) {
  const [chosen, setChosen] = useState(defaultValue);
  const current = value === undefined ? chosen : value;
  // React Aria runs no rule on a select without a value, so "required" is checked here.
  const isMissing = use(FormAttemptContext) && required !== undefined && current === null;
  const message = errorMessage ?? (isMissing ? required : undefined);
  return (
    <AriaSelect
      {...props}
      className="ui-field ui-select"
      data-field={props.name}
      data-size={size}
      data-layout={layout}
      validationBehavior="aria"
      isRequired={required !== undefined}
      {...(message === undefined ? {} : { isInvalid: true })}
      placeholder={placeholder}
      value={current}
      onChange={(id) => {
        if (id === null) return;
        setChosen(String(id));
        onChange?.(String(id));
      }}
    >
      <FieldLabel isRequired={required !== undefined}>{label}</FieldLabel>
      <Button className="ui-select-button">
        <SelectValue className="ui-select-value">
          {({ selectedText }) => selectedText || placeholder}
        </SelectValue>
        <Icon of={ChevronDown} />
      </Button>
      <FieldDescription name={props.name}>{description}</FieldDescription>
      <FieldProblem message={message} />
      <Popover>
        <ListBox
          className="ui-list"
          items={options}
          renderEmptyState={() => <div className="ui-list-empty">{emptyText}</div>}
        >
          {(option) => (
            <ListBoxItem
              className="ui-list-item"
              textValue={option.label}
              {...(option.isDisabled ? { isDisabled: true } : {})}
            >
              <span className="ui-list-item-text">
                {option.label}
                {option.description && <span className="ui-list-item-description">{option.description}</span>}
              </span>
              <Icon of={Check} className="ui-list-item-check" />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

import { Check, ChevronDown } from "lucide-react";
import { use, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox, useFilter } from "react-aria-components/ComboBox";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { ComboBoxInput } from "./ComboBoxInput.tsx";
import { FieldDescription, FieldLabel, FieldProblem } from "./FieldParts.tsx";
import type { FieldTextProps } from "./FieldParts.tsx";
import { FormAttemptContext } from "./formAttempt.ts";
import { Icon } from "./Icon.tsx";
import { Popover } from "./Popover.tsx";
import type { SelectOption } from "./Select.tsx";
import "./ComboBox.css";

export interface ComboBoxProps<Option extends SelectOption> extends FieldTextProps {
  options: readonly Option[];
  /** What is chosen; it need not be among the options, which may be a part that was searched for. */
  chosen: SelectOption | null;
  /** Null when the text was emptied. */
  onChoose: (option: Option | null) => void;
  /** Asks for other options, with every change of the text ("" for the first ones). Without it the options are all. */
  onSearch?: (text: string) => void;
  /** The field was entered: a caller without options may ask for the first ones. */
  onStart?: () => void;
  /** Options are on their way. */
  isSearching?: boolean;
  placeholder?: string;
  /** Said in the list when nothing fits. */
  emptyText: string;
  /** Said in the list while options are on their way. */
  searchingText?: string;
  /** Said under the options when they are not all ("Type to find others"). */
  moreText?: string | undefined;
  name?: string;
  /** The message when nothing is chosen; makes the field required. */
  required?: string | undefined;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  size?: "medium" | "small";
  /** "inline" puts the label before the box: a filter in a toolbar. */
  layout?: "stacked" | "inline";
  /** Of a field that is all that was opened: it has the focus, its list is open, and once the list closes so does all. */
  onClose?: () => void;
}

/** One of a long list: opened as a select is, and found by typing. */
export function ComboBox<Option extends SelectOption>({
  label,
  description,
  options,
  chosen,
  onChoose,
  onSearch,
  onStart,
  isSearching = false,
  placeholder = "",
  emptyText,
  searchingText = emptyText,
  moreText,
  required,
  errorMessage,
  size = "medium",
  layout = "stacked",
  onClose,
  ...props
}: ComboBoxProps<Option>) {
  const chosenLabel = chosen?.label ?? "";
  const [text, setText] = useState(chosenLabel);
  const [shownFor, setShownFor] = useState(chosenLabel);
  if (shownFor !== chosenLabel) {
    setShownFor(chosenLabel);
    setText(chosenLabel);
  }
  const { contains } = useFilter({ sensitivity: "base" });
  const isTyped = text !== chosenLabel && text !== "";
  // Until the response is here, of the options at hand those that fit are on offer: who types a name and takes the first
  // one at once must not get another.
  const [unsearched, setUnsearched] = useState<readonly Option[]>();
  const isSearched = onSearch !== undefined && options !== unsearched;
  const fits = (option: Option): boolean => contains(option.label, text);
  // What fits comes first even then: the response to an earlier search may come in after the last key.
  const others = isSearched ? options.filter((option) => !fits(option)) : [];
  const found = isTyped ? [...options.filter(fits), ...others] : options;
  // The text of what is chosen goes back into the box when it is left, so it must always be among the items.
  const hasChosen = chosen === null || found.some(({ id }) => id === chosen.id);
  const items: readonly SelectOption[] = hasChosen || isTyped ? found : [chosen, ...found];
  const isMissing = use(FormAttemptContext) && required !== undefined && chosen === null;
  const message = errorMessage ?? (isMissing ? required : undefined);

  const isFiltered = useRef(false);
  const type = (typed: string) => {
    if (typed === "" && chosen !== null) onChoose(null);
    isFiltered.current = typed !== "";
    setUnsearched(options);
    onSearch?.(typed);
  };
  /** What was typed is done with: all options are on offer again. */
  const clearSearch = () => {
    if (isFiltered.current) onSearch?.("");
    isFiltered.current = false;
  };
  const choose = (id: string | null) => {
    clearSearch();
    if (id === (chosen?.id ?? null)) {
      setText(chosenLabel);
      return;
    }
    onChoose(options.find((option) => option.id === id) ?? null);
  };
  return (
    <AriaComboBox
      {...props}
      className="ui-field ui-combo-box"
      data-field={props.name}
      data-size={size}
      data-layout={layout}
      validationBehavior="aria"
      isRequired={required !== undefined}
      {...(message === undefined ? {} : { isInvalid: true })}
      items={items}
      allowsEmptyCollection
      {...(onClose && {
        autoFocus: true,
        menuTrigger: "focus" as const,
        onOpenChange: (isOpen: boolean) => !isOpen && onClose(),
      })}
      inputValue={text}
      onInputChange={setText}
      value={chosen?.id ?? null}
      onChange={(id) => choose(id === null ? null : String(id))}
      {...(onStart && { onFocus: onStart })}
      onBlur={() => {
        setText(chosenLabel);
        clearSearch();
      }}
    >
      <FieldLabel isRequired={required !== undefined}>{label}</FieldLabel>
      <div className="ui-combo-box-box">
        <ComboBoxInput placeholder={placeholder} onType={type} isOpenAtOnce={onClose !== undefined} />
        <Button className="ui-combo-box-button">
          <Icon of={ChevronDown} />
        </Button>
      </div>
      <FieldDescription name={props.name}>{description}</FieldDescription>
      <FieldProblem message={message} />
      <Popover>
        <ListBox
          className="ui-list"
          renderEmptyState={() => (
            <div className="ui-list-empty">
              {isSearching || (onSearch && !isSearched) ? searchingText : emptyText}
            </div>
          )}
        >
          {(option: SelectOption) => (
            <ListBoxItem className="ui-list-item" textValue={option.label}>
              <span className="ui-list-item-text">
                {option.label}
                {option.description && <span className="ui-list-item-description">{option.description}</span>}
              </span>
              <Icon of={Check} className="ui-list-item-check" />
            </ListBoxItem>
          )}
        </ListBox>
        {moreText !== undefined && <p className="ui-combo-box-more">{moreText}</p>}
      </Popover>
    </AriaComboBox>
  );
}

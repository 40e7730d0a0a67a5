// The list belongs to a text box that keeps the focus (ARIA, combobox pattern); a select would take it.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { type ReactNode, useEffect, useId } from "react";
import { Icon, type IconShape } from "./Icon.tsx";
import "./OptionList.css";

export interface Option {
  readonly id: string;
  readonly label: string;
  /** Where it stands, or what tells it from its like: behind the label. */
  readonly detail?: string | undefined;
  readonly icon?: IconShape | undefined;
  /** At the end of the line: a picture of keys. Decoration only. */
  readonly hint?: ReactNode;
}

export interface OptionGroup {
  readonly id: string;
  readonly title?: string;
  readonly options: readonly Option[];
}

export interface OptionListProps {
  /** Its text box names it by this in `aria-controls`. */
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  activeId: string | null;
  onActivate: (id: string) => void;
  onTake: (id: string) => void;
}

/** The element id of an option, for the text box's `aria-activedescendant`. */
export function optionElementId(listId: string, optionId: string): string {
  return `${listId}-${optionId}`;
}

/** Options under a text box that keeps the focus; see `useActiveOption`. */
export function OptionList({ id, label, groups, activeId, onActivate, onTake }: OptionListProps) {
  useEffect(() => {
    if (activeId === null) return;
    document.getElementById(optionElementId(id, activeId))?.scrollIntoView({ block: "nearest" });
  }, [id, activeId]);
  const options = (group: OptionGroup) =>
    group.options.map((option) => (
      // The box above has the keyboard; the pointer must not take the focus from it.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        key={option.id}
        id={optionElementId(id, option.id)}
        role="option"
        tabIndex={-1}
        className="ui-option"
        aria-selected={option.id === activeId}
        onPointerMove={() => onActivate(option.id)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onTake(option.id)}
      >
        {option.icon && <Icon of={option.icon} />}
        <span className="ui-option-label">
          <bdi>{option.label}</bdi>
        </span>
        {option.detail && (
          <span className="ui-option-detail">
            <bdi>{option.detail}</bdi>
          </span>
        )}
        {option.hint}
      </div>
    ));
  return (
    <div id={id} role="listbox" aria-label={label} className="ui-options">
      {groups.map((group) =>
        group.title === undefined ? (
          options(group)
        ) : (
          <OptionSection key={group.id} title={group.title}>
            {options(group)}
          </OptionSection>
        ),
      )}
    </div>
  );
}

function OptionSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className="ui-option-group">
      <div id={heading} className="ui-option-heading" role="presentation">
        {title}
      </div>
      {children}
    </div>
  );
}

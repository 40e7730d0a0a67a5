import type { LexicalEditor } from "lexical";
import { Check, ChevronDown } from "lucide-react";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Button } from "#/ui/Button.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { Popover } from "#/ui/Popover.tsx";

interface ChoiceMenuProps<Id extends string> {
  /** What is chosen, before the choice itself: "Text style". */
  readonly label: string;
  /** `className` shows how it looks. */
  readonly choices: readonly { readonly id: Id; readonly name: string; readonly className?: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly editor: LexicalEditor;
}

/** A choice of the toolbar that shows what is chosen. The cursor goes back to the text afterwards. */
export function ChoiceMenu<Id extends string>({
  label,
  choices,
  value,
  onChange,
  editor,
}: ChoiceMenuProps<Id>) {
  const chosen = choices.find(({ id }) => id === value);
  return (
    <MenuTrigger>
      <Button
        variant="quiet"
        size="small"
        trailingIcon={ChevronDown}
        aria-label={`${label}: ${chosen?.name ?? ""}`}
      >
        <span className="rich-text-choice">{chosen?.name}</span>
      </Button>
      <Popover placement="bottom start">
        <Menu
          className="ui-list"
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[value]}
          onAction={(key) => {
            const choice = choices.find(({ id }) => id === key);
            if (!choice) return;
            onChange(choice.id);
            // After the menu has given the focus back to its button.
            setTimeout(() => editor.focus());
          }}
        >
          {choices.map(({ id, name, className }) => (
            <MenuItem key={id} id={id} textValue={name} className="ui-list-item">
              {({ isSelected }) => (
                <>
                  <span className={`ui-list-item-text ${className ?? ""}`}>{name}</span>
                  {isSelected && <Icon of={Check} />}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

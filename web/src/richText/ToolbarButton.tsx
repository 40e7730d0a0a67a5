import type { LexicalEditor } from "lexical";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Icon, type IconShape } from "#/ui/Icon.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Tooltip } from "#/ui/Tooltip.tsx";

interface ToolbarButtonProps {
  readonly icon: IconShape;
  readonly label: string;
  /** The keys that do the same, for the tooltip. */
  readonly shortcut?: string | undefined;
  /** Of a mark that is on or off at the cursor; left out for what is done once. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  /** Points the other way where the text runs from right to left. */
  readonly isMirrored?: boolean;
  readonly onPress: () => void;
  readonly editor: LexicalEditor;
}

/** A button of the toolbar. With a pointer the cursor goes back to the text; with the keyboard the focus stays. */
export function ToolbarButton({
  icon,
  label,
  shortcut,
  isOn,
  isDisabled = false,
  isMirrored = false,
  onPress,
  editor,
}: ToolbarButtonProps) {
  const press = ({ pointerType }: { readonly pointerType: string }) => {
    onPress();
    if (pointerType !== "keyboard" && pointerType !== "virtual") editor.focus();
  };
  return (
    <Tooltip text={shortcut === undefined ? label : `${label} (${shortcut})`}>
      {isOn === undefined ? (
        <IconButton
          icon={icon}
          label={label}
          size="small"
          isDisabled={isDisabled}
          isMirrored={isMirrored}
          onPress={press}
        />
      ) : (
        <ToggleButton
          className="ui-button"
          data-variant="quiet"
          data-size="small"
          data-icon-only
          aria-label={label}
          isSelected={isOn}
          isDisabled={isDisabled}
          onPress={press}
        >
          <Icon of={icon} />
        </ToggleButton>
      )}
    </Tooltip>
  );
}

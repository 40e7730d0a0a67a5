import type { KeyboardEvent, MouseEvent } from "react";
import { CheckboxContext } from "react-aria-components/Checkbox";
import { useSlottedContext } from "react-aria-components/slots";
import "./SelectionBox.css";

interface SelectionBoxProps {
  /** What it does ("Select"); the row's name follows by itself. */
  readonly label: string | undefined;
}

/** The box that selects a row: the browser's own, as a list has fifty and React Aria's costs as much as four cells. */
export function SelectionBox({ label }: SelectionBoxProps) {
  const box = useSlottedContext(CheckboxContext, "selection");
  return (
    <input
      type="checkbox"
      className="ui-selection-box"
      id={box?.id}
      aria-label={label ?? box?.["aria-label"]}
      aria-labelledby={box?.["aria-labelledby"]}
      checked={box?.isSelected ?? false}
      disabled={box?.isDisabled ?? false}
      onChange={({ target }) => box?.onChange?.(target.checked)}
      // Presses by a screen reader come as clicks, and the row would take these and the space bar for its own.
      onClick={keepFromRow}
      onKeyDown={keepSpaceFromRow}
    />
  );
}

function keepFromRow(event: MouseEvent): void {
  event.stopPropagation();
}

function keepSpaceFromRow(event: KeyboardEvent): void {
  if (event.key === " ") event.stopPropagation();
}

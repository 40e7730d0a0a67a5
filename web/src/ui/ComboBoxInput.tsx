import { type KeyboardEvent, type MouseEvent, use } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";

interface ComboBoxInputProps {
  readonly placeholder: string;
  readonly onType: (text: string) => void;
  readonly isOpenAtOnce: boolean;
}

/** The text box of a combo box. It opens the list as a select does: by a click, a tap and Enter; React Aria adds the arrows. */
export function ComboBoxInput({ placeholder, onType, isOpenAtOnce }: ComboBoxInputProps) {
  const state = use(ComboBoxStateContext);
  const open = (event: MouseEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    if (!state || state.isOpen) return;
    // What is typed next takes the place of what is chosen.
    event.currentTarget.select();
    ignoreArrival(event.currentTarget);
    state.open(event.type === "keydown" ? "first" : null, "manual");
  };
  return (
    <Input
      className="ui-combo-box-input"
      placeholder={placeholder}
      // Only what somebody types: React Aria changes the text by itself too, to that of a choice or to none.
      onInput={(event) => onType(event.currentTarget.value)}
      onFocus={({ currentTarget }) => {
        if (isOpenAtOnce) currentTarget.select();
        ignoreArrival(currentTarget);
      }}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !state || state.isOpen) return;
        // Not the form's.
        event.preventDefault();
        open(event);
      }}
    />
  );
}

/** Milliseconds in which a browser brings a box that was entered into sight, above the keyboard of a phone as well. */
const arrival = 500;

/** A scroll around the box closes its list, but not the one by which the browser brings the box into sight. */
function ignoreArrival(box: HTMLElement): void {
  const end = new AbortController();
  const hold = (event: Event) => {
    if (event.target instanceof Node && event.target.contains(box)) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", hold, { capture: true, signal: end.signal });
  setTimeout(() => end.abort(), arrival);
}

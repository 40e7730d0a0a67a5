import { type KeyboardEvent, useState } from "react";

interface ActiveOption {
  /** The option that Enter takes; null while there is none. */
  readonly activeId: string | null;
  readonly activate: (id: string) => void;
  /** For the text box that owns the list. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keyboard of a list of options under a text box: the focus stays in the box, arrows, Home and End walk, Enter
 * takes. What the options are may change at any moment; the first is active until another is.
 */
export function useActiveOption(ids: readonly string[], onTake: (id: string) => void): ActiveOption {
  const [chosen, setChosen] = useState<string | null>(null);
  const activeId = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);
  const index = activeId === null ? -1 : ids.indexOf(activeId);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: (index + 1) % ids.length,
    ArrowUp: (index - 1 + ids.length) % ids.length,
    PageDown: Math.min(index + 8, ids.length - 1),
    PageUp: Math.max(index - 8, 0),
  };
  return {
    activeId,
    activate: setChosen,
    onKeyDown: (event) => {
      // While a word is being composed, the keys belong to the input method.
      if (event.nativeEvent.isComposing) return;
      const step = steps[event.key];
      const next = step === undefined ? undefined : ids[step];
      if (next !== undefined) {
        event.preventDefault();
        setChosen(next);
      } else if (event.key === "Enter" && activeId !== null) {
        event.preventDefault();
        onTake(activeId);
      }
    },
  };
}

import { useEffectEvent, useLayoutEffect } from "react";

/** What the keys do. */
export interface ShortcutTargets {
  /** `g`, then this letter. Says whether the letter means something. */
  readonly goTo: (letter: string) => boolean;
  /** `/`, and Ctrl or ⌘ with K, which works while typing, too. */
  readonly search: () => void;
  /** `?` */
  readonly help: () => void;
}

/** How long after `g` its letter still belongs to it, in milliseconds. */
const patience = 1_500;

/**
 * The keys of the console. Single keys do nothing while somebody types, in a dialog or a menu, or with Ctrl, Alt or ⌘
 * held, so that they never take a letter away.
 */
export function useShortcuts(targets: ShortcutTargets): void {
  const press = useEffectEvent((event: KeyboardEvent, isAfterG: boolean): boolean => {
    if (
      event.key.toLowerCase() === "k" &&
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey
    ) {
      event.preventDefault();
      if (!isBehindDialog()) targets.search();
      return false;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target))
      return false;
    if (isBehindDialog()) return false;
    if (isAfterG) {
      if (targets.goTo(event.key.toLowerCase())) event.preventDefault();
      return false;
    }
    if (event.key === "/") {
      event.preventDefault();
      targets.search();
    }
    if (event.key === "?") targets.help();
    return event.key === "g";
  });
  // Before the frame is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    let gUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      // Shift alone is on the way to the next key.
      if (event.key === "Shift") return;
      const isWaiting = press(event, event.timeStamp < gUntil);
      gUntil = isWaiting ? event.timeStamp + patience : 0;
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest("input, textarea, select, [role=menu], [role=listbox]") !== null
  );
}

/** A dialog on the screen has the keyboard to itself. A passing message is an alertdialog too, and has not. */
function isBehindDialog(): boolean {
  return document.querySelector("[role=dialog], .ui-dialog-overlay") !== null;
}

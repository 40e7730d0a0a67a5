import { useEffectEvent, useLayoutEffect } from "react";

/** Calls with each plain key that is pressed while nobody types and no dialog or menu is open. */
export function usePlainKeys(act: (key: string, event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat;
    if (isHeld || event.defaultPrevented) return;
    const { target } = event;
    if (
      target instanceof HTMLElement &&
      (target.isContentEditable || target.closest("input, textarea, select"))
    )
      return;
    // A passing message is an alertdialog, and does not have the keyboard to itself.
    if (document.querySelector("[role=dialog], .ui-dialog-overlay, [role=menu], [role=listbox]")) return;
    act(event.key.toLowerCase(), event);
  });
  // As soon as the page is seen: a key that comes before effects have run would be lost.
  useLayoutEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

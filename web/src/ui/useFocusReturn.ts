import { useEffect, useRef } from "react";

/**
 * Gives the focus back when a dialog closes whose opener is gone by then, as an item of a menu is: to what is named when it
 * opens, the menu's button.
 */
export function useFocusReturn(isOpen: boolean): (returnTo: HTMLElement | null) => void {
  const target = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isOpen) return;
    target.current?.focus();
    target.current = null;
  }, [isOpen]);
  return (returnTo) => {
    target.current = returnTo;
  };
}

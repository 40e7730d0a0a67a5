import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps what is typed right after the palette was asked for: on a slow line its code is still on the way, and the keys would be
 * lost or move the page. Escape calls the palette off. The returned function gives what was typed so far.
 */
export function useTypedAhead(isOpen: boolean, onCancel: () => void): () => string {
  const typed = useRef("");
  const cancel = useEffectEvent(onCancel);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    typed.current = "";
    const keep = (event: KeyboardEvent) => {
      // As soon as the palette is there its field has the keys, and a letter that is being composed is nobody else's.
      if (isField(event.target) || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isLetter = [...event.key].length === 1;
      if (!isLetter && event.key !== "Backspace" && event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === "Escape") cancel();
      else typed.current = isLetter ? typed.current + event.key : typed.current.slice(0, -1);
    };
    document.addEventListener("keydown", keep, true);
    return () => document.removeEventListener("keydown", keep, true);
  }, [isOpen]);
  return () => typed.current;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea"));
}

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Closes what is open when somebody presses outside of it or presses Escape (Document 2 §2). What floats above it, such
 * as a menu of one of its buttons, counts as inside.
 */
export function useCloseOutside(isOpen: boolean, onClose: () => void): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      const isInside = target instanceof Element && inside.current?.contains(target);
      const floats = target instanceof Element && target.closest(".ui-popover") !== null;
      if (!isInside && !floats) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && document.querySelector(".ui-popover") === null) close();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isOpen]);
  return inside;
}

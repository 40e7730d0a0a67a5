import { type FocusEvent, type HTMLAttributes, type PointerEvent, useEffect, useState } from "react";

interface Rail {
  /** closed: icons; open: over the page, as long as pointer or focus are in it; held: beside the page. */
  readonly state: "closed" | "open" | "held";
  readonly onHoldChange: (isHeld: boolean) => void;
  readonly attributes: HTMLAttributes<HTMLElement>;
}

/**
 * The sidebar of type "compact-icon": a rail of icons that shows its names over the page while the mouse or the
 * keyboard's focus is in it. Escape closes it without moving either (WCAG 1.4.13); a button holds it open, because
 * fingers cannot hover.
 */
export function useRail(): Rail {
  const [isOpen, setIsOpen] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && setIsOpen(false);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);
  return {
    state: isHeld ? "held" : isOpen ? "open" : "closed",
    onHoldChange: (held) => {
      setIsHeld(held);
      setIsOpen(false);
    },
    attributes: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setIsOpen(true),
      onPointerLeave: () => setIsOpen(false),
      onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && setIsOpen(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget instanceof Node ? relatedTarget : null)) setIsOpen(false);
      },
    },
  };
}

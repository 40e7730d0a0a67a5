import { GripVertical } from "lucide-react";
import type { PointerEvent, ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Icon } from "./Icon.tsx";
import "./RowReorder.css";

interface DragHandleProps {
  /** "Move Garden". */
  readonly label: string;
  /** The list has another order now; the handle stays in its place and is pale. */
  readonly isDisabled?: boolean;
  /** What stands beside it and is dragged as well: the order id. */
  readonly children?: ReactNode;
}

/** What a row is dragged by; one in every row of a table that has `useRowReorder`. Enter takes and drops the row. */
export function DragHandle({ label, isDisabled = false, children }: DragHandleProps) {
  return (
    <span className="ui-drag-grip" role="presentation" {...(!isDisabled && { onPointerDown: holdFocus })}>
      <Button slot="drag" className="ui-drag-handle" aria-label={label} isDisabled={isDisabled}>
        <Icon of={GripVertical} size={16} />
      </Button>
      {children}
    </span>
  );
}

/**
 * The pointer goes through the button to what is around it. If that were the cell, the focus would move on from there to
 * the button a moment later, and a browser starts no drag when the focus has moved meanwhile. So it stays here until
 * the pointer is up.
 */
function holdFocus({ currentTarget: grip }: PointerEvent<HTMLSpanElement>): void {
  const end = new AbortController();
  const letGo = () => {
    if (grip === document.activeElement) grip.querySelector("button")?.focus();
    grip.removeAttribute("tabindex");
    end.abort();
  };
  grip.tabIndex = -1;
  for (const type of ["pointerup", "dragend"])
    window.addEventListener(type, letGo, { capture: true, signal: end.signal });
}

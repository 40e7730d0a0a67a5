import { useRef } from "react";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import type { DragAndDropHooks } from "react-aria-components/useDragAndDrop";
import "./RowReorder.css";

/** Where a row was dropped: on which side of which other row, as they stand on the screen. */
export interface Drop {
  readonly beside: string;
  readonly side: "before" | "after";
}

interface RowReorder {
  /** False: rows stay where they are, for example because the list is sorted by another column. */
  readonly isEnabled: boolean;
  /** The name of a row, which a drag carries to other programs. */
  readonly nameOf: (id: string) => string;
  readonly onDrop: (id: string, drop: Drop) => void;
}

/**
 * Rows of a Table, or items of a Tree, that change their place: by pointer, and by keyboard from a DragHandle (Enter,
 * arrows, Enter; Escape leaves everything as it was). Give the hooks to every rendering of a table or to none.
 */
export function useRowReorder({ isEnabled, nameOf, onDrop }: RowReorder): DragAndDropHooks {
  // A drag of a selected row takes the others along; rows change their place one at a time.
  const isSeveral = useRef(false);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !isEnabled,
    onDragStart: ({ keys }) => {
      isSeveral.current = keys.size > 1;
    },
    getDropOperation: () => (isSeveral.current ? "cancel" : "move"),
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": nameOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      const [moving] = keys;
      if (moving === undefined || target.dropPosition === "on") return;
      onDrop(String(moving), { beside: String(target.key), side: target.dropPosition });
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="ui-drop-line" />,
  });
  return dragAndDropHooks;
}

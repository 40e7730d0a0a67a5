import { GripVertical } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Icon } from "./Icon.tsx";
import "./RowReorder.css";

interface DragHandleProps {
  /** "Move Garden". */
  readonly label: string;
  /** The list has another order now; the handle stays in its place and is pale. */
  readonly isDisabled?: boolean;
}

/** What a row is dragged by; one in every row of a table that has `useRowReorder`. Enter takes and drops the row. */
export function DragHandle({ label, isDisabled = false }: DragHandleProps) {
  return (
    <Button slot="drag" className="ui-drag-handle" aria-label={label} isDisabled={isDisabled}>
      <Icon of={GripVertical} size={16} />
    </Button>
  );
}

import type { ReactElement, ReactNode } from "react";
import { Row as AriaRow, TableBody as AriaTableBody, useTableOptions } from "react-aria-components/Table";
import type {
  RowProps as AriaRowProps,
  TableBodyProps as AriaTableBodyProps,
} from "react-aria-components/Table";
import { SelectionBox } from "./SelectionBox.tsx";
import { ListCell } from "./TableListCell.tsx";

export interface TableBodyProps<T> extends Omit<
  AriaTableBodyProps<T>,
  "className" | "style" | "renderEmptyState" | "children"
> {
  children: ReactNode | ((item: T) => ReactElement);
  /** Stands in place of rows: an EmptyState that says what belongs here and offers the action. */
  emptyState?: ReactNode;
}

export function TableBody<T>({ emptyState, ...props }: TableBodyProps<T>) {
  // React Aria draws the table first and then its rows, and says in between that there is none.
  const isEmpty = props.items === undefined || [...props.items].length === 0;
  return (
    <AriaTableBody
      {...props}
      className="ui-table-body"
      renderEmptyState={() => (isEmpty ? emptyState : null)}
    />
  );
}

export { Cell } from "./TableCell.tsx";
export type { CellProps } from "./TableCell.tsx";

export interface RowProps extends Omit<
  AriaRowProps<object>,
  "className" | "style" | "columns" | "value" | "children"
> {
  children: ReactNode;
  /** Greyed: withdrawn, closed, not for sale. It stays readable and usable. */
  isMuted?: boolean;
  /** Added a moment ago: it has a bar and a ground of its own, so that it is found. */
  isNew?: boolean;
  /** What its box does ("Select"), where rows can be selected; the row's name follows by itself. */
  selectLabel?: string;
}

/** One record. `href` makes the whole row a link, `onAction` a button; controls inside keep their own press. */
export function Row({ children, isMuted = false, isNew = false, selectLabel, ...props }: RowProps) {
  const { selectionBehavior } = useTableOptions();
  return (
    <AriaRow
      {...props}
      className="ui-row"
      data-muted={isMuted || undefined}
      data-new={isNew || undefined}
      data-has-action={props.onAction ? true : undefined}
    >
      {selectionBehavior === "toggle" && (
        <ListCell data-selection>
          <SelectionBox label={selectLabel} />
        </ListCell>
      )}
      {children}
    </AriaRow>
  );
}

import type { ReactElement, ReactNode } from "react";
import { Checkbox } from "./Checkbox.tsx";
import {
  Cell as AriaCell,
  Row as AriaRow,
  TableBody as AriaTableBody,
  useTableOptions,
} from "react-aria-components/Table";
import type {
  CellProps as AriaCellProps,
  RowProps as AriaRowProps,
  TableBodyProps as AriaTableBodyProps,
} from "react-aria-components/Table";
import type { Alignment } from "./TableHeader.tsx";

export interface TableBodyProps<T> extends Omit<
  AriaTableBodyProps<T>,
  "className" | "style" | "renderEmptyState" | "children"
> {
  children: ReactNode | ((item: T) => ReactElement);
  /** Stands in place of rows: an EmptyState that says what belongs here and offers the action. */
  emptyState?: ReactNode;
}

/** Of a row with one line, in pixels (`Table.css`); higher ones are guessed too low. */
const rowHeight = 44;

export function TableBody<T>({ emptyState, ...props }: TableBodyProps<T>) {
  // React Aria draws the rows a moment after the table, and would say until then that there is none. Their place is kept,
  // so that what stands below does not jump.
  const count = props.items === undefined ? 0 : [...props.items].length;
  return (
    <AriaTableBody
      {...props}
      className="ui-table-body"
      renderEmptyState={() =>
        count === 0 ? emptyState : <div style={{ blockSize: `${count * rowHeight}px` }} />
      }
    />
  );
}

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
        <AriaCell className="ui-cell" data-selection>
          <Checkbox slot="selection" {...(selectLabel && { "aria-label": selectLabel })} />
        </AriaCell>
      )}
      {children}
    </AriaRow>
  );
}

export interface CellProps extends Omit<AriaCellProps, "children" | "className" | "style"> {
  children?: ReactNode;
  align?: Alignment;
  /** Secondary facts: paler than the record's name. */
  isMuted?: boolean;
  /** Long text breaks into lines; other cells end in an ellipsis. */
  isWrapped?: boolean;
  /** As its column: stays in sight at the end while the table scrolls sideways. */
  isPinned?: boolean;
  /** On a phone, where a row is a card: beside the record's name, or in the line below it. */
  card?: "aside" | "fact";
}

export function Cell({
  align = "start",
  isMuted = false,
  isWrapped = false,
  isPinned = false,
  card,
  ...props
}: CellProps) {
  return (
    <AriaCell
      {...props}
      className="ui-cell"
      data-align={align}
      data-muted={isMuted || undefined}
      data-wrapped={isWrapped || undefined}
      data-card={card}
      data-pinned={isPinned || undefined}
    />
  );
}

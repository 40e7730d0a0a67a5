import { type ReactNode, useRef } from "react";
import { Table as AriaTable } from "react-aria-components/Table";
import type { TableProps as AriaTableProps } from "react-aria-components/Table";
import { DrawnAtOnce } from "./DrawnAtOnce.tsx";
import { useColumnNames } from "./useColumnNames.ts";
import { useNoEmptyReference } from "./useNoEmptyReference.ts";
import { useScrollEdges } from "./useScrollEdges.ts";
import "./Table.css";
import "./TableCards.css";

/** One sorted column, or null for the list's own order. */
export interface TableSort {
  column: string;
  direction: "ascending" | "descending";
}

export interface TableProps extends Omit<
  AriaTableProps,
  "children" | "className" | "style" | "sortDescriptor" | "onSortChange" | "aria-label"
> {
  children: ReactNode;
  /** What the rows are: the table's name. */
  "aria-label": string;
  sort?: TableSort | null;
  /** Wrap what it starts in a transition, so that the old rows stay until the new ones are there. */
  onSortChange?: (sort: TableSort | null) => void;
  /**
   * Below this width in pixels the table scrolls sideways; its row header and pinned columns stay. On a phone it does not:
   * there each row is a card.
   */
  minWidth?: number;
  /** New rows are on their way: the old ones are dimmed and still readable. */
  isPending?: boolean;
}

/** Rows and columns with keyboard navigation. Up to 50 rows a page; more needs a virtualizer. */
export function Table({
  children,
  sort = null,
  onSortChange,
  minWidth = 720,
  isPending = false,
  ...props
}: TableProps) {
  const around = useRef<HTMLDivElement>(null);
  useColumnNames(around);
  useScrollEdges(around);
  useNoEmptyReference(around);
  return (
    <div className="ui-table-scroll" data-keeps-scroll ref={around}>
      <AriaTable
        {...props}
        className="ui-table"
        style={{ "--table-min-width": `${minWidth}px` }}
        aria-busy={isPending}
        {...(sort ? { sortDescriptor: sort } : {})}
        onSortChange={({ column }) => onSortChange?.(nextSort(sort, String(column)))}
      >
        {children}
      </AriaTable>
      <DrawnAtOnce />
    </div>
  );
}

/** Ascending, then descending, then the list's own order (decision D-73). */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: "ascending" };
  return sort.direction === "ascending" ? { column, direction: "descending" } : null;
}

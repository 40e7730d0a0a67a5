import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import {
  Column as AriaColumn,
  TableHeader as AriaTableHeader,
  useTableOptions,
} from "react-aria-components/Table";
import type { ColumnProps as AriaColumnProps } from "react-aria-components/Table";
import { Checkbox } from "./Checkbox.tsx";
import { Icon } from "./Icon.tsx";
import "./VisuallyHidden.css";

/** Numbers, money and percentages stand at the end of their column, so that digits line up. */
export type Alignment = "start" | "end" | "center";

export interface TableHeaderProps {
  children: ReactNode;
  /** Name of the "select all" box, where rows can be selected. */
  selectAllLabel?: string;
}

/** The columns' names. Adds the "select all" box when rows can be selected. */
export function TableHeader({ children, selectAllLabel }: TableHeaderProps) {
  const { selectionBehavior, selectionMode } = useTableOptions();
  return (
    <AriaTableHeader className="ui-table-header">
      {selectionBehavior === "toggle" && (
        <AriaColumn className="ui-column" data-selection style={{ "--column-width": "44px" }}>
          {selectionMode === "multiple" && (
            <Checkbox slot="selection" {...(selectAllLabel && { "aria-label": selectAllLabel })} />
          )}
        </AriaColumn>
      )}
      {children}
    </AriaTableHeader>
  );
}

export interface ColumnProps extends Omit<AriaColumnProps, "children" | "className" | "style" | "width"> {
  children?: ReactNode;
  /** Pixels; columns without one share what is left. */
  width?: number;
  align?: Alignment;
  /** The name is for screen readers only: an image or an actions column. */
  isNameHidden?: boolean;
  /** Stays in sight at the end while the table scrolls sideways: what can be done with a row. Two at most. */
  isPinned?: boolean;
}

export function Column({
  children,
  width,
  align = "start",
  isNameHidden = false,
  isPinned = false,
  ...props
}: ColumnProps) {
  return (
    <AriaColumn
      {...props}
      className="ui-column"
      style={{ "--column-width": width === undefined ? "auto" : `${width}px` }}
      data-align={align}
      data-row-header={props.isRowHeader || undefined}
      data-pinned={isPinned || undefined}
    >
      {({ allowsSorting, sortDirection }) => (
        <span className="ui-column-content">
          <span className={isNameHidden ? "ui-visually-hidden" : "ui-column-name"}>{children}</span>
          {allowsSorting && (
            <span className="ui-column-sort" data-sorted={sortDirection}>
              <Icon
                of={sortDirection ? (sortDirection === "ascending" ? ArrowUp : ArrowDown) : ChevronsUpDown}
                size={14}
              />
            </span>
          )}
        </span>
      )}
    </AriaColumn>
  );
}

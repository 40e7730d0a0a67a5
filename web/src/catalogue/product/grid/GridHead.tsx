/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed by pixels, which those of a table cannot be */
import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, useRef } from "react";
import { frozenColumns, type GridColumn, widths } from "./gridColumns.ts";

interface GridHeadProps {
  readonly columns: readonly GridColumn[];
  readonly widthOf: (column: GridColumn) => number;
  /** The column whose menu is open. */
  readonly menuOf: string | undefined;
  readonly onMenu: (column: GridColumn) => void;
  /** While its edge is drawn. */
  readonly onDraw: (column: GridColumn, width: number) => void;
  /** Null is as it was at first. */
  readonly onWiden: (column: GridColumn, width: number | null) => void;
}

export const clampWidth = (width: number): number =>
  Math.round(Math.min(Math.max(width, widths.least), widths.most));

/** The names of the columns, each a button of its menu, with an edge that can be drawn. By keyboard both are reached from the cells. */
export function GridHead({ columns, widthOf, menuOf, onMenu, onDraw, onWiden }: GridHeadProps) {
  const { t } = useLingui();
  const drawing = useRef<{ readonly from: number; readonly width: number } | null>(null);
  const widthAt = (event: PointerEvent): number | undefined => {
    if (drawing.current === null) return undefined;
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const drawn = event.clientX - drawing.current.from;
    return clampWidth(drawing.current.width + (isRtl ? -drawn : drawn));
  };
  return (
    <div role="row" aria-rowindex={1} className="product-grid-head">
      {columns.map((column, index) => (
        <div
          key={column.id}
          role="columnheader"
          aria-colindex={index + 1}
          className="product-grid-header"
          data-kind={column.kind}
          data-column={column.id}
          data-frozen={index < frozenColumns ? index : undefined}
        >
          <button
            type="button"
            tabIndex={-1}
            className="product-grid-name"
            aria-haspopup="menu"
            aria-expanded={menuOf === column.id}
            aria-keyshortcuts="Alt+ArrowDown"
            onClick={() => onMenu(column)}
          >
            {t(column.header)}
          </button>
          <span
            className="product-grid-edge"
            onPointerDown={(event) => {
              drawing.current = { from: event.clientX, width: widthOf(column) };
              event.currentTarget.setPointerCapture(event.pointerId);
              event.preventDefault();
            }}
            onPointerMove={(event) => {
              const width = widthAt(event);
              if (width !== undefined) onDraw(column, width);
            }}
            onPointerUp={(event) => {
              const width = widthAt(event);
              const isDrawn = width !== undefined && width !== drawing.current?.width;
              drawing.current = null;
              if (isDrawn) onWiden(column, width);
            }}
            onPointerCancel={() => {
              if (drawing.current !== null) onWiden(column, drawing.current.width);
              drawing.current = null;
            }}
            onDoubleClick={(event) => {
              event.stopPropagation();
              onWiden(column, null);
            }}
          />
        </div>
      ))}
    </div>
  );
}

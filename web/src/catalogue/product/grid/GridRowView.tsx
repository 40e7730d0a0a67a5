/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed by pixels, which those of a table cannot be */
import { useLingui } from "@lingui/react/macro";
import { memo, type ReactNode } from "react";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import {
  type ColumnId,
  frozenColumns,
  type GridColumn,
  type GridRow,
  hasCell,
  mayWrite,
  recordOf,
} from "./gridColumns.ts";
import { contentsOf, type GridState, textIn } from "./gridState.ts";

interface GridRowViewProps {
  readonly row: GridRow;
  readonly index: number;
  /** Pixels from the first row. */
  readonly top: number;
  readonly columns: readonly GridColumn[];
  readonly state: GridState;
  readonly permissions: readonly string[];
  /** The column of the cell with the focus; -1 in another row. */
  readonly head: number;
  /** The chosen columns, ends included; -1 for none. */
  readonly left: number;
  readonly right: number;
  /** The column that is being typed into; null in another row. */
  readonly edited: ColumnId | null;
  readonly editor: ReactNode;
}

/** A row of the grid. Only rows that differ are drawn anew. */
export const GridRowView = memo(function GridRowView(props: GridRowViewProps) {
  const { row, index, top, columns, state, permissions, head, left, right, edited, editor } = props;
  const { t } = useLingui();
  const [yes, no] = [t`Yes`, t`No`];
  return (
    <div role="row" aria-rowindex={index + 2} className="product-grid-row" style={{ insetBlockStart: top }}>
      {columns.map((column, at) => {
        const content = contentsOf(state, recordOf(row, column))[column.id];
        const said = content?.problem ?? null;
        const problem = said === null || typeof said === "string" ? said : t(said);
        const isThere = hasCell(row, column);
        const isChosen = at >= left && at <= right;
        return (
          <div
            key={column.id}
            role={column.id === "product" ? "rowheader" : "gridcell"}
            aria-colindex={at + 1}
            aria-selected={isChosen}
            aria-readonly={!mayWrite(row, column, permissions)}
            aria-invalid={problem !== null || undefined}
            tabIndex={at === head ? 0 : -1}
            data-place={`${index} ${at}`}
            className="product-grid-cell"
            data-kind={column.kind}
            data-frozen={at < frozenColumns ? at : undefined}
            data-chosen={isChosen || undefined}
            data-head={at === head || undefined}
            data-changed={content !== undefined || undefined}
            data-wrong={problem !== null || undefined}
            data-stale={content?.isStale}
            data-absent={!isThere || undefined}
          >
            {isThere && (
              <span className="product-grid-text">
                {shownText(column, textIn(state, row, column), yes, no)}
              </span>
            )}
            {column.id === edited && editor}
            {content !== undefined && (
              <VisuallyHidden>
                {problem ?? (content.isStale ? t`Changed by somebody else meanwhile` : t`Not saved`)}
              </VisuallyHidden>
            )}
          </div>
        );
      })}
    </div>
  );
});

/** Yes or no in the page's language. Only the default variant says that it is it. */
function shownText({ kind }: GridColumn, text: string, yes: string, no: string): string {
  if (kind !== "yesNo" && kind !== "default") return text;
  if (text === "yes") return yes;
  return text === "no" ? (kind === "default" ? "" : no) : text;
}

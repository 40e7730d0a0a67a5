import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, memo, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#/ui/Button.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import type { Sheet } from "./gridActions.ts";
import { type GridColumn, type GridRow, hasCell, mayWrite, recordOf } from "./gridColumns.ts";
import { type Choice, type Place } from "./gridRange.ts";
import { type CellText, contentsOf, type GridState, textIn } from "./gridState.ts";
import "./gridFields.css";

interface GridFieldsProps {
  readonly label: string;
  readonly sheet: Sheet;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  /** A cell as it is being typed; what is typed without leaving it is one step. */
  readonly onType: (cell: CellText, isBegun: boolean) => void;
  /** How often somebody was led to a cell. */
  readonly calls: number;
  /** Undefined when all rows are here. */
  readonly onMore: (() => void) | undefined;
}

/** The cells of a narrow window: the rows as a list, each with its fields. */
export function GridFields({ label, sheet, choice, onChoose, onType, calls, onMore }: GridFieldsProps) {
  const { rows, columns, state, permissions } = sheet;
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const led = useRef(0);
  const { row, column } = choice.head;
  useLayoutEffect(() => {
    if (calls === led.current) return;
    led.current = calls;
    list.current?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`)?.focus();
  }, [calls, row, column]);
  const onEnter = (place: Place) => onChoose({ anchor: place, head: place });
  return (
    <>
      <ul ref={list} className="product-fields" aria-label={label}>
        {rows.map((one, index) => (
          <FieldsRow key={one.id} {...{ columns, state, permissions, index, onEnter, onType }} row={one} />
        ))}
      </ul>
      {onMore && (
        <div className="product-fields-more">
          <Button onPress={onMore}>{t`Load more`}</Button>
        </div>
      )}
    </>
  );
}

interface FieldsRowProps {
  readonly row: GridRow;
  readonly index: number;
  readonly columns: readonly GridColumn[];
  readonly state: GridState;
  readonly permissions: readonly string[];
  readonly onEnter: (place: Place) => void;
  readonly onType: GridFieldsProps["onType"];
}

const FieldsRow = memo(function FieldsRow(props: FieldsRowProps) {
  const { row, index, columns, state, permissions, onEnter, onType } = props;
  const name = useId();
  return (
    <li className="product-fields-row">
      <span id={name} className="product-fields-name" dir="auto">
        {row.product}
        {row.variant !== "" && " "}
        <span className="product-fields-variant">{row.variant}</span>
      </span>
      {columns.map((column, at) =>
        column.kind === "name" ? null : (
          <CellField
            key={column.id}
            {...{ row, column, state, permissions, onType }}
            rowName={name}
            place={`${index} ${at}`}
            onEnter={() => onEnter({ row: index, column: at })}
          />
        ),
      )}
    </li>
  );
});

interface CellFieldProps {
  readonly row: GridRow;
  readonly column: GridColumn;
  readonly state: GridState;
  readonly permissions: readonly string[];
  /** The id of the element that names the row. */
  readonly rowName: string;
  readonly place: string;
  readonly onEnter: () => void;
  readonly onType: GridFieldsProps["onType"];
}

const keyboards: Partial<Record<GridColumn["kind"], "decimal" | "numeric">> = {
  price: "decimal",
  money: "decimal",
  percent: "decimal",
  count: "numeric",
  order: "numeric",
  hsn: "numeric",
};

function CellField({ row, column, state, permissions, rowName, place, onEnter, onType }: CellFieldProps) {
  const { t } = useLingui();
  const id = useId();
  // Until it is left it shows what is typed, and not how that is read.
  const [typed, setTyped] = useState<string | null>(null);
  const [isBegun, setIsBegun] = useState(false);
  const content = contentsOf(state, recordOf(row, column))[column.id];
  const said = typed === null ? (content?.problem ?? null) : null;
  const problem = said === null || typeof said === "string" ? said : t(said);
  const isThere = hasCell(row, column);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) event.currentTarget.blur();
  };
  return (
    <div className="product-field" data-kind={column.kind}>
      <label id={`${id}label`} htmlFor={id}>
        {t(column.header)}
      </label>
      <input
        id={id}
        data-place={place}
        aria-labelledby={`${id}label ${rowName}`}
        aria-invalid={problem !== null || undefined}
        aria-describedby={content === undefined ? undefined : `${id}about`}
        value={typed ?? (isThere ? textIn(state, row, column) : "")}
        readOnly={!mayWrite(row, column, permissions)}
        disabled={!isThere}
        dir="auto"
        autoComplete="off"
        inputMode={keyboards[column.kind] ?? "text"}
        data-changed={content !== undefined || undefined}
        data-stale={content?.isStale}
        onFocus={onEnter}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setIsBegun(true);
          onType({ row, column, text: value }, isBegun);
        }}
        onBlur={() => {
          setTyped(null);
          setIsBegun(false);
        }}
        onKeyDown={onKeyDown}
      />
      {content !== undefined && (
        <span id={`${id}about`} className="product-field-about">
          {problem ?? (
            <VisuallyHidden>
              {content.isStale ? t`Changed by somebody else meanwhile` : t`Not saved`}
            </VisuallyHidden>
          )}
        </span>
      )}
    </div>
  );
}

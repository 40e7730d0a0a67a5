/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed by pixels, which those of a table cannot be */
import { useLingui } from "@lingui/react/macro";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { readTable, type TextTable, writeTable } from "./clipboard.ts";
import type { ChosenColumns } from "#/list/keptColumns.ts";
import { type GridColumn, type GridColumns, type GridRow, mayWrite } from "./gridColumns.ts";
import { clearRange, copyRange, fillDown, type Sheet, type Written } from "./gridActions.ts";
import { GridEditor } from "./GridEditor.tsx";
import { GridRowView } from "./GridRowView.tsx";
import { type Choice, type Place, placeBy, rangeOf } from "./gridRange.ts";
import { textIn, valueIn } from "./gridState.ts";
import { useGridHead } from "./useGridHead.tsx";
import "./grid.css";

/** Pixels. */
const rowHeight = 34;
/** Rows that are drawn beyond what is seen, and by how many the window moves. */
const spare = 8;

interface GridTableProps {
  readonly label: string;
  readonly sheet: Sheet;
  readonly chosen: GridColumns;
  /** Null goes back to how the columns were declared. */
  readonly onChooseColumns: (chosen: ChosenColumns | null) => void;
  /** Of all rows there are, loaded or not; -1 while nobody knows. */
  readonly rowCount: number;
  readonly choice: Choice;
  /** How often somebody was led to a cell, which gets the focus then. */
  readonly calls: number;
  readonly onChoose: (choice: Choice) => void;
  readonly onWrite: (written: Written) => void;
  readonly onPaste: (table: TextTable) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** The last loaded rows are near. */
  readonly onNearEnd: () => void;
}

/** What is being typed, and into which cell: another may have come into its place when it is left. */
interface Editing {
  readonly row: GridRow;
  readonly column: GridColumn;
  readonly text: string;
  /** It began by typing: then the arrows go on to the next cell. */
  readonly isTyped: boolean;
}

/** The cells: one of them has the focus, and one editor moves with it (ARIA grid pattern). */
export function GridTable(props: GridTableProps) {
  const {
    label,
    sheet,
    chosen,
    onChooseColumns,
    rowCount,
    choice,
    calls,
    onChoose,
    onWrite,
    onPaste,
    onUndo,
    onRedo,
    onNearEnd,
  } = props;
  const { rows, columns, state, permissions } = sheet;
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [seen, setSeen] = useState(20);
  const [editing, setEditing] = useState<Editing | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isFocused = useRef(false);
  const led = useRef(0);
  const { head } = choice;
  const range = rangeOf(choice);
  const { names, style, onColumnKey } = useGridHead(columns, chosen, onChooseColumns, box);
  const row = rows[head.row];
  const column = columns[head.column];

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => setSeen(Math.ceil(element.clientHeight / rowHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (calls !== led.current) isFocused.current = true;
    led.current = calls;
    if (!isFocused.current || editing !== null) return;
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${head.row} ${head.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [head.row, head.column, editing, calls]);

  const onScroll = () => {
    const { scrollTop = 0 } = box.current ?? {};
    const at = Math.floor(scrollTop / rowHeight);
    setFirst(Math.floor(at / spare) * spare);
    if (at + seen + 40 > rows.length) onNearEnd();
  };

  const goTo = (place: Place, extends_ = false) => {
    onChoose(extends_ ? { ...choice, head: place } : { anchor: place, head: place });
    if (place.row + 40 > rows.length) onNearEnd();
  };
  const isRtl = () => box.current !== null && getComputedStyle(box.current).direction === "rtl";
  const step = (key: string, { isFar = false, isExtended = false } = {}) => {
    const extent = { rows: rows.length, columns: columns.length, page: Math.max(1, seen - 2) };
    const place = placeBy(key, head, extent, { isFar, isRtl: isRtl() });
    if (place !== undefined) goTo(place, isExtended);
    return place !== undefined;
  };

  const isWritable = row !== undefined && column !== undefined && mayWrite(row, column, permissions);
  const edit = (text: string, isTyped: boolean) => {
    if (isWritable) setEditing({ row, column, text, isTyped });
  };
  const commit = (text: string, key: string | null, isBack = false) => {
    if (editing === null) return;
    setEditing(null);
    const { row: ownRow, column: ownColumn } = editing;
    if (mayWrite(ownRow, ownColumn, permissions) && text !== textIn(state, ownRow, ownColumn))
      onWrite({ texts: [{ row: ownRow, column: ownColumn, text }], left: 0 });
    const backward = { Enter: "ArrowUp", Tab: isRtl() ? "ArrowRight" : "ArrowLeft" };
    const forward = { Enter: "ArrowDown", Tab: isRtl() ? "ArrowLeft" : "ArrowRight" };
    if (key === "Enter" || key === "Tab") step((isBack ? backward : forward)[key]);
    else if (key !== null) step(key);
  };
  const toggle = () => {
    if (!isWritable) return;
    const value = valueIn(state, row, column);
    const isYes = column.kind === "default" ? value === row.id : value === true;
    onWrite({ texts: [{ row, column, text: isYes ? "no" : "yes" }], left: 0 });
  };

  const onCommand = (event: KeyboardEvent): boolean => {
    switch (event.key.toLowerCase()) {
      case "z":
        (event.shiftKey ? onRedo : onUndo)();
        return true;
      case "y":
        onRedo();
        return true;
      case "d":
        onWrite(fillDown(sheet, range));
        return true;
      case "a":
        onChoose({
          anchor: { row: 0, column: 0 },
          head: { row: rows.length - 1, column: columns.length - 1 },
        });
        return true;
      default:
        return step(event.key, { isFar: true, isExtended: event.shiftKey });
    }
  };
  const onKey = (event: KeyboardEvent): boolean => {
    // The keys of a column's name are the button's.
    if (event.target instanceof Element && event.target.closest(".product-grid-name")) return false;
    if (event.ctrlKey || event.metaKey) return onCommand(event);
    if (event.altKey) return column !== undefined && onColumnKey(event, column);
    if (row === undefined || column === undefined) return false;
    const isSwitch = column.kind === "yesNo" || column.kind === "default";
    switch (event.key) {
      case "F2":
      case "Enter":
        edit(textIn(state, row, column), false);
        return true;
      case "Delete":
      case "Backspace":
        onWrite(clearRange(sheet, range));
        return true;
      case "Escape":
        onChoose({ anchor: head, head });
        return true;
      case " ":
        if (isSwitch) toggle();
        else edit("", true);
        return true;
    }
    if (step(event.key, { isExtended: event.shiftKey })) return true;
    if (event.key.length !== 1) return false;
    edit(event.key, true);
    return true;
  };

  const onCopy = (event: ClipboardEvent) => {
    if (editing !== null) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", writeTable(copyRange(sheet, range)));
    if (event.type === "cut") onWrite(clearRange(sheet, range));
  };

  const placeUnder = (event: { readonly target: EventTarget }): Place | undefined => {
    const cell = event.target instanceof Element ? event.target.closest("[data-place]") : null;
    const [at = Number.NaN, over = Number.NaN] = (cell?.getAttribute("data-place") ?? "")
      .split(" ")
      .map(Number);
    return Number.isNaN(over) ? undefined : { row: at, column: over };
  };
  const onPointer = (event: PointerEvent) => {
    const place = placeUnder(event);
    if (place === undefined || (event.target instanceof Element && event.target.closest("input"))) return;
    if (event.type === "pointerdown") {
      isFocused.current = true;
      // The focus moves only after this, and the editor goes with the cell that is left.
      if (editing !== null) commit(input.current?.value ?? editing.text, null);
      goTo(place, event.shiftKey);
    } else if (event.buttons === 1 && event.pointerType === "mouse" && editing === null) {
      if (place.row !== head.row || place.column !== head.column) goTo(place, true);
    }
  };

  const last = Math.min(rows.length, first + seen + 2 * spare);
  const from = Math.max(0, first - spare);
  const drawn = Array.from({ length: Math.max(0, last - from) }, (_, index) => from + index);
  // The row with the focus is there wherever it is.
  const shown = row !== undefined && (head.row < from || head.row >= last) ? [...drawn, head.row] : drawn;
  const editor = editing && (
    <GridEditor
      input={input}
      text={editing.text}
      isTyped={editing.isTyped}
      label={t(editing.column.header)}
      onCommit={commit}
      onCancel={() => setEditing(null)}
    />
  );

  return (
    <div
      ref={box}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rowCount < 0 ? -1 : rowCount + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      className="product-grid"
      style={style}
      onScroll={onScroll}
      onFocus={() => (isFocused.current = true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) isFocused.current = false;
      }}
      onKeyDown={(event) => {
        if (editing === null && !event.nativeEvent.isComposing && onKey(event)) event.preventDefault();
      }}
      onCopy={onCopy}
      onCut={onCopy}
      onPaste={(event) => {
        if (editing !== null) return;
        event.preventDefault();
        const table = readTable(event.clipboardData.getData("text/plain"));
        if (table.some((cells) => cells.some((cell) => cell !== ""))) onPaste(table);
      }}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onDoubleClick={(event) => {
        if (editing === null && placeUnder(event) !== undefined && row !== undefined && column !== undefined)
          edit(textIn(state, row, column), false);
      }}
    >
      {names}
      <div role="presentation" className="product-grid-rows" style={{ blockSize: rows.length * rowHeight }}>
        {shown.map((at) => {
          const one = rows[at];
          const isHead = at === head.row;
          return (
            one && (
              <GridRowView
                key={one.id}
                row={one}
                index={at}
                top={at * rowHeight}
                columns={columns}
                state={state}
                permissions={permissions}
                head={isHead ? head.column : -1}
                left={at >= range.top && at <= range.bottom ? range.left : -1}
                right={at >= range.top && at <= range.bottom ? range.right : -1}
                edited={editing?.row.id === one.id ? editing.column.id : null}
                editor={editing?.row.id === one.id ? editor : null}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLeaveGuard } from "#/form/useLeaveGuard.tsx";
import { useKeptDraft } from "#/form/useKeptDraft.ts";
import { useSaveColumns } from "#/list/useSaveColumns.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { ErrorState } from "#/ui/ErrorState.tsx";
import type { TextTable } from "./clipboard.ts";
import { choiceOf, pasteRange, pasteTable, type Sheet, type Written } from "./gridActions.ts";
import { GridAbout } from "./GridAbout.tsx";
import { GridFields } from "./GridFields.tsx";
import { GridBar } from "./GridBar.tsx";
import { fieldColumns, type GridColumns, gridColumns, recordOf } from "./gridColumns.ts";
import { type Choice, rangeOf, rowsIn, within } from "./gridRange.ts";
import type { RowsOf } from "./gridRows.ts";
import {
  changedCells,
  discardAll,
  emptyGrid,
  type GridState,
  isWrong,
  redoStep,
  settleCell,
  type Step,
  typeText,
  undoStep,
  withRows,
  writeTexts,
} from "./gridState.ts";
import { GridKept } from "./GridKept.tsx";
import { GridSkeleton } from "./GridSkeleton.tsx";
import { GridTable } from "./GridTable.tsx";
import { keptCells, withKept } from "./keptCells.ts";
import { rowsToSave, settleRows } from "./saving.ts";
import { hasMore, useGridRows } from "./useGridRows.ts";
import { useSaveGrid } from "./useSaveGrid.ts";

export interface ProductGridProps {
  /** What the list is picked and ordered by. */
  readonly of: RowsOf;
  /** Under which name changed cells are kept in this browser until they are saved. */
  readonly keptAs?: string;
  readonly permissions: readonly string[];
  readonly columns: GridColumns;
  /** The rows stand as a list with fields. */
  readonly isNarrow: boolean;
}

const origin = { row: 0, column: 2 };
const atStart: Choice = { anchor: origin, head: origin };

/** Prices, stock, tax and SKU of products and variants as a grid, in place of the rows of their list. */
export default function ProductGrid({
  of,
  keptAs = "productGrid",
  permissions,
  columns: chosenColumns,
  isNarrow,
}: ProductGridProps) {
  const { t } = useLingui();
  const [state, setState] = useState<GridState>(emptyGrid);
  // Of another list the first cell is chosen again.
  const [chosen, setChosen] = useState({ key: "", choice: atStart });
  const [said, setSaid] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  const [calls, setCalls] = useState(0);
  const save = useSaveGrid();
  const [chooseColumns] = useSaveColumns(chosenColumns);

  const { loaded, failure, readMore } = useGridRows(of, (records) =>
    setState((current) => withRows(current, records)),
  );
  const key = loaded?.key ?? "";
  const setChoice = (next: Choice) => setChosen({ key, choice: next });
  const rows = loaded?.rows ?? [];
  const onNearEnd = () => {
    if (loaded !== null && hasMore(loaded)) void readMore(loaded);
  };

  const changes = changedCells(state);
  const wrong = changes.filter(({ content }) => isWrong(content));
  // What is to be corrected is seen, also in a column that was hidden.
  const wrongIds = gridColumns
    .filter((one) => wrong.some(({ column }) => column === one))
    .map(({ id }) => id);
  const wanted = isNarrow ? fieldColumns : chosenColumns.shown;
  const isEachShown = wrongIds.every((id) => wanted.some((one) => one.id === id));
  const columns = isEachShown
    ? wanted
    : chosenColumns.all.filter((one) => wanted.includes(one) || wrongIds.includes(one.id));
  const choice = within(chosen.key === key ? chosen.choice : atStart, columns.length - 1);
  const sheet: Sheet = { rows, columns, state, permissions };
  const kept = useKeptDraft(
    keptAs,
    { isOffered: true },
    changes.length > 0
      ? { values: { cells: keptCells(state) }, base: { cells: [] }, version: undefined }
      : null,
  );
  const { question } = useLeaveGuard(changes.length > 0, () => {
    kept.forgetTyped();
    setState(discardAll);
  });

  const onWrite = ({ texts, left }: Written) => {
    const next = writeTexts(state, texts);
    setState(next);
    const count = next === state ? 0 : (next.undo.at(-1)?.length ?? 0);
    const wrongCount =
      next === state ? 0 : (next.undo.at(-1) ?? []).filter(({ after }) => isWrong(after)).length;
    setSaid(
      [
        texts.length > 1 ? t`Cells changed: ${count}` : "",
        wrongCount > 0 ? t`To correct: ${wrongCount}` : "",
        left > 0 ? t`Left as they are, because they cannot be changed: ${left}` : "",
      ]
        .filter((text) => text !== "")
        .join(". "),
    );
  };

  const onPaste = async (table: TextTable) => {
    const range = pasteRange(table, rangeOf(choice));
    if (range.right >= columns.length) {
      setSaid(t`Nothing was pasted: the clipboard has more columns than there are from here.`);
      return;
    }
    let all = loaded;
    while (all !== null && all.rows.length <= range.bottom && hasMore(all)) all = await readMore(all);
    const there = (all?.rows.length ?? 0) - range.top;
    const pasted = rowsIn(range);
    if (all === null || there < pasted) {
      setSaid(t`Nothing was pasted: the clipboard has ${pasted} rows, and there are ${there} from here.`);
      return;
    }
    const grown = all.rows;
    setChoice(choiceOf(range));
    if (grown === rows) {
      onWrite(pasteTable(sheet, table, range));
      return;
    }
    // The rows that were read meanwhile are in the next state.
    const written = pasteTable({ ...sheet, rows: grown }, table, range);
    setState((current) => writeTexts(current, written.texts));
    const count = written.texts.length;
    setSaid(t`Cells changed: ${count}`);
  };

  /** Shows the cells that a step has changed, and says what was done. */
  const showStep = (step: Step | undefined, text: string) => {
    const [cell] = step ?? [];
    const row = rows.findIndex((one) =>
      gridColumns.some((column) => column.id === cell?.column && recordOf(one, column) === cell.record),
    );
    const column = columns.findIndex(({ id }) => id === cell?.column);
    if (row >= 0 && column >= 0) setChoice({ anchor: { row, column }, head: { row, column } });
    setSaid(text);
  };
  const onUndo = () => {
    const count = state.undo.at(-1)?.length ?? 0;
    if (count === 0) return setSaid(t`There is nothing to undo.`);
    showStep(state.undo.at(-1), t`Undone. Cells: ${count}`);
    setState(undoStep(state));
  };
  const onRedo = () => {
    const count = state.redo.at(-1)?.length ?? 0;
    if (count === 0) return setSaid(t`There is nothing to redo.`);
    showStep(state.redo.at(-1), t`Done again. Cells: ${count}`);
    setState(redoStep(state));
  };

  const goToWrong = () => {
    const places = rows.flatMap((row, at) =>
      columns.flatMap((column, over) =>
        wrong.some((cell) => cell.column === column && cell.record === recordOf(row, column))
          ? [{ row: at, column: over }]
          : [],
      ),
    );
    const { head } = choice;
    const after = places.find(
      ({ row, column }) => row > head.row || (row === head.row && column > head.column),
    );
    const place = after ?? places[0];
    if (place === undefined) return;
    setChoice({ anchor: place, head: place });
    setCalls(calls + 1);
  };

  const onSave = async () => {
    const sent = rowsToSave(state);
    setIsSaving(true);
    let done = 0;
    const error = await save(sent, (part, answers) => {
      done += answers.filter(({ outcome }) => outcome === "DONE" || outcome === "UNCHANGED").length;
      setState((current) => settleRows(current, part, answers));
    });
    setIsSaving(false);
    if (error === undefined) return;
    const notDone = sent.length - done;
    if (error !== null) setSaid(mutationErrorText(error));
    else if (notDone > 0) setSaid(t`Rows saved: ${done}. Rows that were not: ${notDone}`);
    else setSaid(t`Rows saved: ${done}`);
  };

  const row = rows[choice.head.row];
  const column = columns[choice.head.column];
  const { productCount, totalCount } = loaded ?? { productCount: 0, totalCount: 0 };
  if (loaded === null)
    return failure === null ? (
      <GridSkeleton />
    ) : (
      <ErrorState title={failure} retryLabel={t`Try again`} onRetry={() => void readMore(null)} />
    );
  return (
    <>
      {kept.kept && changes.length === 0 && (
        <GridKept
          onDiscard={kept.dismiss}
          onRestore={() => {
            setState((current) => withKept(current, kept.kept?.values["cells"]));
            kept.adopt();
          }}
        />
      )}
      {isNarrow ? (
        <GridFields
          label={t`Prices, stock and tax`}
          sheet={sheet}
          choice={choice}
          calls={calls}
          onChoose={(next) => {
            setChoice(next);
            setSaid("");
          }}
          onType={(cell, isBegun) => {
            setState((current) => typeText(current, cell, isBegun));
            setSaid("");
          }}
          onMore={hasMore(loaded) ? onNearEnd : undefined}
        />
      ) : (
        <GridTable
          calls={calls}
          label={t`Prices, stock and tax`}
          sheet={sheet}
          chosen={chosenColumns}
          onChooseColumns={chooseColumns}
          rowCount={loaded.next === null ? rows.length : -1}
          choice={choice}
          onChoose={(next) => {
            setChoice(next);
            setSaid("");
          }}
          onWrite={onWrite}
          onPaste={(table) => void onPaste(table)}
          onUndo={onUndo}
          onRedo={onRedo}
          onNearEnd={onNearEnd}
        />
      )}
      <GridAbout
        said={failure ?? said}
        row={row}
        column={column}
        state={state}
        onSettle={(whose) =>
          row && column && setState(settleCell(state, recordOf(row, column), column.id, whose))
        }
      >
        {loaded.next !== null && t`Products loaded: ${productCount} of ${totalCount}`}
      </GridAbout>
      <GridBar
        changeCount={changes.length - wrong.length}
        wrongCount={wrong.length}
        canUndo={state.undo.length > 0}
        canRedo={state.redo.length > 0}
        isSaving={isSaving}
        onUndo={onUndo}
        onRedo={onRedo}
        onDiscard={() => {
          setState(discardAll(state));
          setSaid(t`All changes were discarded.`);
        }}
        onNextWrong={goToWrong}
        onSave={() => void onSave()}
      />
      {question}
    </>
  );
}

import { use } from "react";
import type { RecordSourceProxy } from "relay-runtime";
import { DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { useUndoOffer } from "#/form/useUndoOffer.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { reportError } from "#/relay/useReport.ts";
import { orderAfterMove, type Ordered, type Position, positionBeside, currentPosition } from "./position.ts";

/** What can be done with the position of a row; undefined where it stands at the edge of the page. */
export interface RowSteps {
  readonly earlier: (() => void) | undefined;
  readonly later: (() => void) | undefined;
}

/** The mutation of the noun. */
type SendMove = (
  input: { readonly id: string } & Position,
  options: { readonly optimisticUpdater: (store: RecordSourceProxy) => void },
) => Promise<MutationError | null | undefined>;

/**
 * Moves records of a page: they stand at their new position at once and go back when the gateway refuses; a message offers
 * the way back.
 * @param rows of the page, by order id, first to last
 * @param said what the message says of a record that stands at this position now, counted from 1
 */
export function useMoves<Row extends Ordered>(
  rows: readonly Row[],
  send: SendMove,
  said: (row: Row, position: number) => string,
) {
  const notifier = use(NotifierContext);
  const delayed = use(DelayedChangesContext);
  const offerUndo = useUndoOffer();

  const sendMove = (id: string, target: Position, expected: readonly Ordered[]) =>
    send(
      { id, ...target },
      {
        // Through the store, not as a made-up response: a union's other members would have to be made up too.
        optimisticUpdater: (store) => {
          for (const row of expected) store.get(row.id)?.setValue(row.order, "order");
        },
      },
    );
  const move = async (id: string, target: Position) => {
    const back = currentPosition(rows, id);
    const moving = rows.find((row) => row.id === id);
    const expected = orderAfterMove(rows, id, target);
    // A row that waits to be deleted could get another position, and would not be the one any more that was seen.
    await delayed.sendAll();
    const error = await sendMove(id, target, expected);
    if (error) reportError(notifier, error);
    if (error !== null || !back || !moving) return;
    const position = expected.findIndex((row) => row.id === id) + 1;
    offerUndo(said(moving, position), () => sendMove(id, back, orderAfterMove(expected, id, back)));
  };

  /** The move by one, or undefined at the edge of the page. */
  const step = (id: string, by: -1 | 1) => {
    const target = positionBeside(rows, id, by);
    return target && (() => void move(id, target));
  };
  return { move, step };
}

import { use } from "react";
import type { RecordSourceProxy } from "relay-runtime";
import { useUndoOffer } from "#/form/useUndoOffer.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { type Refusal, refusalText } from "#/relay/refusal.ts";
import { orderAfterMove, type Ordered, type Place, placeBeside, placeNow } from "./place.ts";

/** What can be done with the place of a row; undefined where it stands at the edge of the page. */
export interface RowSteps {
  readonly earlier: (() => void) | undefined;
  readonly later: (() => void) | undefined;
}

/** The mutation of the noun. */
type SendMove = (
  input: { readonly id: string } & Place,
  options: { readonly optimisticUpdater: (store: RecordSourceProxy) => void },
) => Promise<Refusal | null | undefined>;

/**
 * Moves records of a page: they stand in their new place at once and go back when the gateway refuses; a message offers
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
  const offerUndo = useUndoOffer();

  const sendMove = (id: string, place: Place, expected: readonly Ordered[]) =>
    send(
      { id, ...place },
      {
        // Through the store, not as a made-up response: a union's other members would have to be made up too.
        optimisticUpdater: (store) => {
          for (const row of expected) store.get(row.id)?.setValue(row.order, "order");
        },
      },
    );
  const move = async (id: string, place: Place) => {
    const back = placeNow(rows, id);
    const moving = rows.find((row) => row.id === id);
    const expected = orderAfterMove(rows, id, place);
    const refusal = await sendMove(id, place, expected);
    if (refusal) notifier.failure(refusalText(refusal));
    if (refusal !== null || !back || !moving) return;
    const position = expected.findIndex((row) => row.id === id) + 1;
    offerUndo(said(moving, position), () => sendMove(id, back, orderAfterMove(expected, id, back)));
  };

  /** The move by one, or undefined at the edge of the page. */
  const step = (id: string, by: -1 | 1) => {
    const place = placeBeside(rows, id, by);
    return place && (() => void move(id, place));
  };
  return { move, step };
}

import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { orderAfterMove, type Ordered, type Place, placeBeside, placeNow } from "#/list/place.ts";
import { useUndoOffer } from "#/form/useUndoOffer.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { refusalText } from "#/relay/refusal.ts";
import { useMoveCategory } from "./_mutations/useMoveCategory.ts";

/** A category of the page. */
interface Movable extends Ordered {
  readonly name: string;
}

/**
 * Moves categories of a page: they stand in their new place at once, and a message offers the way back.
 * @param rows of the page, by order id, first to last
 */
export function useMoves(rows: readonly Movable[]) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const offerUndo = useUndoOffer();
  const send = useMoveCategory();

  const move = async (id: string, place: Place) => {
    const back = placeNow(rows, id);
    const name = rows.find((row) => row.id === id)?.name ?? "";
    const expected = orderAfterMove(rows, id, place);
    const refusal = await send(id, place, expected);
    if (refusal) notifier.failure(refusalText(refusal));
    if (refusal !== null || back === undefined) return;
    offerUndo(t`${name} has moved`, () => send(id, back, orderAfterMove(expected, id, back)));
  };

  /** The move by one, or undefined at the edge of the page. */
  const step = (id: string, by: -1 | 1) => {
    const place = placeBeside(rows, id, by);
    return place && (() => void move(id, place));
  };
  return { move, step };
}

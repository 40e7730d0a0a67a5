import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import { useUndoOffer } from "#/form/useUndoOffer.ts";
import { orderAfterMove, type Ordered, type Place, placeBeside, placeNow } from "#/list/place.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { refusalText } from "#/relay/refusal.ts";
import { useMoveProductImage } from "../_mutations/useMoveProductImage.ts";

/**
 * Moves images of a product: they stand in their new place at once, and a message offers the way back.
 * @param images by order id, first to last
 */
export function useImageMoves(images: readonly Ordered[]) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const send = useMoveProductImage();
  const offerUndo = useUndoOffer();

  const move = async (id: string, place: Place) => {
    const back = placeNow(images, id);
    const expected = orderAfterMove(images, id, place);
    const refusal = await send(id, place, expected);
    if (refusal) notifier.failure(refusalText(refusal));
    if (refusal !== null || back === undefined) return;
    const position = expected.findIndex((image) => image.id === id) + 1;
    offerUndo(t`It is image ${position} now`, () => send(id, back, orderAfterMove(expected, id, back)));
  };

  /** The move by one, or undefined at the edge. */
  const step = (id: string, by: -1 | 1) => {
    const place = placeBeside(images, id, by);
    return place && (() => void move(id, place));
  };
  return { move, step };
}

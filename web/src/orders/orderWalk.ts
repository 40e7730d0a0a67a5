const place = "order-walk";

/** Notes the rows of the list on the screen, in its order, so that the page of one leads to the next: of orders or of their parts. */
export function noteOrderWalk(ids: readonly string[]): void {
  sessionStorage.setItem(place, ids.join(" "));
}

/**
 * The row after (1) or before (-1) this one on the list that was seen last, which is of another order.
 * @param id by which the address names the order: its own, or that of one of its parts
 * @param own all ids of the order and its parts
 */
export function neighbourOf(id: string, own: readonly string[], distance: 1 | -1): string | undefined {
  const ids = sessionStorage.getItem(place)?.split(" ") ?? [];
  const here = ids.includes(id) ? ids.indexOf(id) : ids.findIndex((one) => own.includes(one));
  if (here === -1) return undefined;
  const others = distance === 1 ? ids.slice(here + 1) : ids.slice(0, here).toReversed();
  return others.find((one) => !own.includes(one));
}

const place = "order-walk";

/** Notes the orders of the list on the screen, in its order, so that the page of one leads to the next. */
export function noteOrderWalk(ids: readonly string[]): void {
  sessionStorage.setItem(place, ids.join(" "));
}

/** The order that stands so many places after (or before) this one on the list that was seen last. */
export function neighbourOf(id: string, distance: number): string | undefined {
  const ids = sessionStorage.getItem(place)?.split(" ") ?? [];
  const index = ids.indexOf(id);
  return index === -1 ? undefined : ids[index + distance];
}

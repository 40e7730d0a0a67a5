/** The entry of the browser's history that the router stands at: its place there, and its address. */
let current = { place: 0, address: "" };

/** The router's number of the entry that the browser is at; undefined when the router did not make it. */
function placeOf(state: unknown): number | undefined {
  const isNumbered = typeof state === "object" && state !== null && "idx" in state;
  return isNumbered && typeof state.idx === "number" ? state.idx : undefined;
}

/** Follows the router: to be called whenever it has moved. */
export function noteEntry(): void {
  const place = placeOf(window.history.state);
  if (place !== undefined) current = { place, address: window.location.href };
}

/**
 * An address that somebody types, and a link by hand, make an entry of the history that the router knows nothing of: it
 * would give all of these one scroll position, and could not go back from them to ask. So they are marked before it
 * looks, as it marks its own.
 */
export function markTypedEntries(): void {
  const mark = () => {
    if (placeOf(window.history.state) === undefined) {
      const step = window.location.href === current.address ? 0 : 1;
      window.history.replaceState({ idx: current.place + step, key: `typed ${Date.now()}` }, "");
    }
    noteEntry();
  };
  window.addEventListener("popstate", mark, { capture: true });
}

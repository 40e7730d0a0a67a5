/** Settles once the first page is drawn, or will not be. */
let firstPage: Promise<void> = Promise.resolve();

/** However slow the line is, what nobody waits for waits for a page no longer, in milliseconds. */
const longest = 20_000;

/**
 * The code of the first page is on its way; one that is asked for later takes its place.
 * @returns says that the page is drawn, or will not be
 */
export function pageComes(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  firstPage = promise;
  setTimeout(resolve, longest);
  return resolve;
}

/** Settles once the first page is drawn: what nobody waits for would take the line from it. */
export const pageDrawn = (): Promise<void> => firstPage;

/**
 * Calls back once the first page is drawn and the browser rests; a moment later where it does not say when it rests.
 * @param timeout milliseconds after the page at the latest
 * @returns takes it back
 */
export function whenAtRest(work: () => void, timeout?: number): () => void {
  let takeBack: (() => void) | null = null;
  let isOver = false;
  void pageDrawn().then(() => {
    if (isOver) return;
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(work, 200);
      takeBack = () => clearTimeout(timer);
      return;
    }
    const handle = requestIdleCallback(work, timeout === undefined ? {} : { timeout });
    takeBack = () => cancelIdleCallback(handle);
  });
  return () => {
    isOver = true;
    takeBack?.();
  };
}

/** A request that the early script has sent (public/appearance.js). */
interface EarlyRequest {
  readonly response: Promise<Response>;
  readonly controller: AbortController;
  /** When it was sent, on the document's own clock. */
  readonly sentAt: number;
}

declare global {
  interface Window {
    /** By their bodies: what the early script has asked for and nobody has taken yet. */
    openingRequests?: Map<string, EarlyRequest>;
    /** On a slow line: when it is the turn of the page's files. */
    openingTurn?: Promise<void>;
  }
}

/** Where the early script reads what to ask for next time. */
export const keptKey = "opening/requests";

/** The console was just opened at a page of the frame, and has not asked yet for everything that it needs. */
export const opensFrame = (): boolean =>
  window.openingRequests !== undefined &&
  /^#\/(?:master|dashboard|account|chat)\//i.test(window.location.hash);

/** When the files of the first page may come, so that those of its frame come first. */
export const pageTurn = (): Promise<void> => window.openingTurn ?? Promise.resolve();

/** The first page has asked for everything: what nobody took is given up, for it is older with every moment. */
export function endOpening(): void {
  for (const { controller } of window.openingRequests?.values() ?? []) controller.abort();
  delete window.openingRequests;
}

/** The next person at this browser, or who acts for another, opens pages of their own. */
export function forgetOpenings(): void {
  try {
    localStorage.removeItem(keptKey);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

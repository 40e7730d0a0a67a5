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
  }
}

/** The bodies of requests, as the early script reads them: the frame's, and those of pages by the hash of their address. */
interface Kept {
  readonly frame?: unknown;
  readonly pages?: object;
}

const keptKey = "opening/requests";
/** When a change was sent that was not answered yet, in milliseconds since 1970. */
const changeKey = "opening/change";
const mostPages = 12;
/** What was read so many milliseconds ago may lack what has happened since. */
const longAgo = 5_000;

let isOver = false;
let firstSentAt: number | null = null;
let changesUnderWay = 0;

/**
 * Remembers what a page asks for, so that the early script can ask for the same when the console is opened there, before any of its
 * code has come: a slow line then brings both at once. What somebody searched for stands in the address: it is not kept.
 */
export function rememberPage({ pathname, search }: URL, body: string): void {
  if (search !== "") return;
  const kept = readKept();
  const { [`#${pathname}`]: _before, ...others } = Object.fromEntries(Object.entries(kept.pages ?? {}));
  const pages = [...Object.entries(others).slice(1 - mostPages), [`#${pathname}`, body]];
  write(keptKey, JSON.stringify({ ...kept, pages: Object.fromEntries(pages) }));
}

/** The same for the frame that most pages stand in, whose query is not asked again while somebody goes from page to page. */
export function rememberFrame(body: string): void {
  write(keptKey, JSON.stringify({ ...readKept(), frame: body }));
}

/** The next person at this browser, or who acts for another, opens pages of their own. */
export function forgetOpenings(): void {
  write(keptKey, null);
}

/** The response to a query that the early script has asked for already; aborting the signal aborts it too. */
export function takeOpening(body: string, signal: AbortSignal): Promise<Response> | null {
  const early = isOver ? undefined : window.openingRequests?.get(body);
  if (early === undefined) return null;
  window.openingRequests?.delete(body);
  firstSentAt = Math.min(firstSentAt ?? early.sentAt, early.sentAt);
  signal.addEventListener("abort", () => early.controller.abort(), { once: true });
  return early.response;
}

/** The first page has asked for everything: what nobody took is given up, for it is older with every moment. */
export function endOpening(): void {
  if (isOver) return;
  isOver = true;
  for (const { controller } of window.openingRequests?.values() ?? []) controller.abort();
  window.openingRequests?.clear();
}

/** Whether the first page was read so early that it may lack what has happened since. */
export function wasReadLongAgo(): boolean {
  return firstSentAt !== null && performance.now() - firstSentAt > longAgo;
}

/**
 * Notes that a change is on its way, until the returned function is called. A page that goes meanwhile leaves the note behind, and
 * the next one does not ask early: it would be told how things were before.
 */
export function beginChange(): () => void {
  changesUnderWay += 1;
  write(changeKey, String(Date.now()));
  return () => {
    changesUnderWay -= 1;
    if (changesUnderWay === 0) write(changeKey, null);
  };
}

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptKey) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage every page asks once its code is there.
  }
}

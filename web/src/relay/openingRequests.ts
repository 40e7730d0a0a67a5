import type { RequestParameters, Variables } from "relay-runtime";
import { keptKey } from "./opening.ts";
import { requestBody } from "./request.ts";

/** The bodies of requests, as the early script reads them: the frame's, and those of pages by the hash of their address. */
interface Kept {
  readonly frame?: unknown;
  readonly pages?: object;
}

/** When a change was sent that was not answered yet, in milliseconds since 1970. */
const changeKey = "opening/change";
const mostPages = 12;
/** What was read so many milliseconds ago may lack what has happened since. */
const longAgo = 5_000;

let firstSentAt: number | null = null;
let changesUnderWay = 0;

/**
 * Remembers what a page asks for, so that the early script can ask for the same when the console is opened there, before any of its
 * code has come: a slow line then brings both at once. What somebody searched for stands in the address: it is not kept.
 * @param address null for the frame that most pages stand in: its query is not asked again while somebody goes from page to page
 */
export function rememberOpening(request: RequestParameters, variables: Variables, address: URL | null): void {
  const body = requestBody(request, variables);
  const kept = readKept();
  if (address === null) return write(keptKey, JSON.stringify({ ...kept, frame: body }));
  if (address.search !== "") return;
  const hash = `#${address.pathname}`;
  const { [hash]: _before, ...others } = Object.fromEntries(Object.entries(kept.pages ?? {}));
  const pages = [...Object.entries(others).slice(1 - mostPages), [hash, body]];
  write(keptKey, JSON.stringify({ ...kept, pages: Object.fromEntries(pages) }));
}

/** The response to a query that the early script has asked for already; aborting the signal aborts it too. */
export function takeOpening(body: string, signal: AbortSignal): Promise<Response> | null {
  const early = window.openingRequests?.get(body);
  if (early === undefined) return null;
  window.openingRequests?.delete(body);
  firstSentAt = Math.min(firstSentAt ?? early.sentAt, early.sentAt);
  signal.addEventListener("abort", () => early.controller.abort(), { once: true });
  return early.response;
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

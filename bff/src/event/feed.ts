import * as v from "valibot";
import type { RestService } from "../rest/service.ts";
import { ownError } from "../rest/responseError.ts";
import { happeningRecord, type Happening } from "./happening.ts";

/** What has happened since a cursor, and where that ends. */
export interface EventPage {
  readonly cursor: string;
  readonly happenings: readonly Happening[];
  /** Events that are not as they were agreed; they are passed over. */
  readonly unreadable: number;
}

/** Reads the events of the service. */
export interface EventFeed {
  /** Where somebody begins who wants what happens from now on. Throws `RestError`. */
  now(signal: AbortSignal): Promise<string>;
  /** What follows a cursor, as soon as there is something, or nothing after a while. Throws `RestError`. */
  after(cursor: string, signal: AbortSignal): Promise<EventPage>;
}

const page = v.object({
  cursor: v.pipe(v.string(), v.regex(/^\d{1,20}-\d{1,20}$/)),
  events: v.array(v.unknown()),
});

const waitSeconds = 25;
const limit = 500;

function readPage(body: unknown): EventPage {
  const read = v.safeParse(page, body);
  if (!read.success) throw ownError("bad-response", new Error("The answer is no page of events."));
  const { cursor, events } = read.output;
  const results = events.map((event) => v.safeParse(happeningRecord, event));
  const happenings = results.flatMap((result) => (result.success ? [result.output] : []));
  return { cursor, happenings, unreadable: events.length - happenings.length };
}

/** The events of `GET /v1/event`, an extension of ours. */
export function createEventFeed({ wait }: Pick<RestService, "wait">): EventFeed {
  const read = async (query: Readonly<Record<string, string>>, seconds: number, signal: AbortSignal) =>
    readPage(await wait({ template: "/v1/event", query }, seconds, signal));
  return {
    now: async (signal) => (await read({}, 0, signal)).cursor,
    async after(cursor, signal) {
      const query = { after: cursor, limit: String(limit), wait: String(waitSeconds) };
      const found = await read(query, waitSeconds, signal);
      // A service that does not look at the cursor would tell the same for ever.
      if (found.cursor === cursor && found.happenings.length > 0)
        throw ownError("bad-response", new Error("The cursor of the events stands still."));
      return found;
    },
  };
}

/** Whether a cursor stands behind everything that there is: it comes from another database. */
export function isAhead(cursor: string, now: string): boolean {
  const [tx = 0n, id = 0n] = cursor.split("-").map(BigInt);
  const [lastTx = 0n, lastId = 0n] = now.split("-").map(BigInt);
  return tx === lastTx ? id > lastId : tx > lastTx;
}

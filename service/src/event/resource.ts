import * as v from "valibot";
import { cursorOfNow, isHeldBack, isOfAnotherDatabase, readEvents, type EventCursor } from "./read.ts";
import type { EventSignal } from "./signal.ts";
import { eventTypes } from "./types.ts";
import type { Context } from "../http/context.ts";
import { id, instant, nullableText, optionalId } from "../http/responseFields.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";

const record = v.object({
  event_id: id,
  company_po_id: id,
  seller_id: optionalId,
  type: v.picklist(eventTypes),
  entity: v.string(),
  entity_id: id,
  number: nullableText,
  actor: v.string(),
  job_id: optionalId,
  data: v.record(v.string(), v.unknown()),
  occurred_at: instant,
});

const cursor = v.pipe(
  v.string(),
  v.regex(/^\d{1,19}-\d{1,15}$/, "after is the cursor of an earlier response"),
  v.description(
    "How far the caller has come: the cursor of an earlier response. Without it, and with one that this database cannot have given (a restored copy counts anew), events begin now.",
  ),
  v.transform((text): EventCursor => {
    const [tx = "0", eventId = "0"] = text.split("-");
    return { tx, eventId: Number(eventId) };
  }),
);

const wholeUpTo = (most: number, message: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,3}$/, message), v.transform(Number), v.maxValue(most, message));

/** Who waits is looked for again after so many milliseconds, should a notice be lost. */
const lookAgain = 5000;
/** And so soon while something waits for an older transaction, whose end nobody tells of. */
const lookAgainHeldBack = 50;

/** So many may wait at once; whoever comes then is answered at once. */
const mostWaiting = 100;
const waiting = new WeakMap<EventSignal, number>();

async function nextEvents(
  { db, events: signal }: Context,
  after: EventCursor,
  limit: number,
  seconds: number,
) {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const { count } = signal;
    const found = await readEvents(db, after, limit);
    const left = until - performance.now();
    if (found.length > 0 || left <= 0 || signal.isClosed) return found;
    const pause = (await isHeldBack(db, after)) ? lookAgainHeldBack : lookAgain;
    await signal.next(count, Math.min(left, pause));
  }
}

const textOf = ({ tx, eventId }: EventCursor): string => `${tx}-${eventId}`;

const follow = operation({
  method: "GET",
  path: "/v1/event",
  origin: "extension",
  summary: "What has happened since a cursor, in the order of each record; waits until there is something",
  query: v.strictObject({
    after: v.optional(cursor),
    limit: v.optional(wholeUpTo(500, "limit is a whole number up to 500"), "500"),
    wait: v.optional(wholeUpTo(25, "wait is a whole number of seconds up to 25"), "0"),
  }),
  response: v.object({ cursor: v.string(), events: v.array(record) }),
  async handle({ query: { after, limit, wait } }, context) {
    if (after === undefined || (await isOfAnotherDatabase(context.db, after)))
      return { cursor: textOf(await cursorOfNow(context.db)), events: [] };
    const { events: signal } = context;
    const others = waiting.get(signal) ?? 0;
    waiting.set(signal, others + 1);
    try {
      const rows = await nextEvents(context, after, Math.max(1, limit), others < mostWaiting ? wait : 0);
      const last = rows.at(-1);
      const end = last === undefined ? after : { tx: last.tx, eventId: last.event_id };
      return { cursor: textOf(end), events: rows };
    } finally {
      waiting.set(signal, (waiting.get(signal) ?? 1) - 1);
    }
  },
});

/** What has happened, for the gateway and whoever else follows it; kept for seven days. */
export const event: Resource = { records: { Event: record }, constraints: {}, operations: [follow] };

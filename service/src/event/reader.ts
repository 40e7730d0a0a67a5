import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";
import { cursorOfNow, isHeldBack, readEvents, type EventCursor } from "./read.ts";
import type { EventSignal } from "./signal.ts";

/** An event as a reader gets it. */
export type StoredEvent = Awaited<ReturnType<typeof readEvents>>[number];

/** Somebody inside the service who does something about each event, exactly once among all services on the database. */
export interface EventReader {
  /** Under this name it is remembered how far it has come; it stays. */
  readonly name: string;
  /**
   * Works on the next events, in order, in the transaction that also moves the cursor. It writes only through
   * `transaction` and calls nobody outside, because the embedded engine serves nobody meanwhile.
   */
  handle(transaction: Connection, events: readonly StoredEvent[]): Promise<void>;
}

interface Surroundings {
  readonly db: Kysely<Database>;
  readonly signal: EventSignal;
  /** Hears why a turn failed; it is tried again. */
  readonly failed: (error: unknown) => void;
  /** What tests change of the times, in milliseconds. */
  readonly times?: Partial<typeof usualTimes>;
}

const usualTimes = {
  /** Looks again after so long, should a notice be lost or another service have stopped in the middle. */
  lookAgain: 5000,
  /** And so soon while something waits for an older transaction, whose end nobody tells of. */
  heldBack: 50,
  /** After a failure. */
  failed: 1000,
};

/** So many events are worked on in one transaction. */
const most = 100;

/** An event that fails alone so often is passed by, so that it does not stop all that come after it. */
const mostTries = 10;

/** How a turn ended. */
interface Turn {
  /** How long to wait for the next, in milliseconds, unless something happens before. */
  readonly pause: number;
  /** Whether there are events behind those of this turn, which may be its own: others wait for them. */
  readonly hasMore?: boolean;
}

/** Begins to read; a reader that is new begins with what happens from now on. @returns a function that ends it */
export function startEventReader(
  { name, handle }: EventReader,
  { db, signal, failed, times }: Surroundings,
): () => Promise<void> {
  const pauses = { ...usualTimes, ...times };
  const end = new AbortController();
  /** After a failure so many events are worked on one by one, to find the one that fails. */
  let alone = 0;
  let tries = 0;

  /** Works on the next events. */
  async function turn(transaction: Connection): Promise<Turn> {
    const cursor = await lockCursor(transaction, name);
    if (cursor === undefined) return { pause: pauses.lookAgain };
    const events = await readEvents(transaction, cursor, alone > 0 ? 1 : most);
    const last = events.at(-1);
    if (last === undefined)
      return { pause: (await isHeldBack(transaction, cursor)) ? pauses.heldBack : pauses.lookAgain };
    const failure = await failureOf(transaction, () => handle(transaction, events));
    if (failure !== undefined) {
      failed(failure.cause);
      if (alone === 0) {
        alone = events.length;
        return { pause: 0 };
      }
      tries += 1;
      if (tries < mostTries) return { pause: pauses.failed };
      failed(new Error(`${name} passed by event ${last.event_id}, which failed ${mostTries} times`));
    }
    tries = 0;
    alone = Math.max(0, alone - 1);
    const position = { tx: last.tx, eventId: last.event_id };
    await moveCursor(transaction, name, position);
    return { pause: 0, hasMore: await isHeldBack(transaction, position) };
  }

  async function read(): Promise<void> {
    while (!end.signal.aborted && !signal.isClosed) {
      const { count } = signal;
      const { pause, hasMore } = await db
        .transaction()
        .execute(turn)
        .catch((error: unknown): Turn => {
          failed(error);
          return { pause: pauses.failed };
        });
      if (hasMore === true) signal.wake();
      if (pause > 0) await signal.next(count, pause);
    }
  }

  const reading = read();
  return async () => {
    end.abort();
    signal.wake();
    await reading;
  };
}

/** How far a reader has come, locked for this transaction; undefined while another service has it. */
async function lockCursor(transaction: Connection, name: string): Promise<EventCursor | undefined> {
  const kept = await transaction
    .selectFrom("event_reader")
    .select([sql<string>`tx::text`.as("tx"), "event_id"])
    .where("name", "=", name)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (kept !== undefined) return { tx: kept.tx, eventId: kept.event_id };
  const { tx, eventId } = await cursorOfNow(transaction);
  const begun = await transaction
    .insertInto("event_reader")
    .values({ name, tx, event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("name")
    .executeTakeFirst();
  return begun && { tx, eventId };
}

async function moveCursor(
  transaction: Connection,
  name: string,
  { tx, eventId }: EventCursor,
): Promise<void> {
  await transaction
    .updateTable("event_reader")
    .set({ tx, event_id: eventId })
    .where("name", "=", name)
    .execute();
}

/** Does something, or takes back what it wrote and says why. Throws when the database itself has failed. */
async function failureOf(
  transaction: Connection,
  work: () => Promise<void>,
): Promise<{ readonly cause: unknown } | undefined> {
  await sql`savepoint handling`.execute(transaction);
  try {
    await work();
    return undefined;
  } catch (cause) {
    await sql`rollback to savepoint handling`.execute(transaction);
    return { cause };
  }
}

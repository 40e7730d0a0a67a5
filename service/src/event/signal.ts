import { type Kysely, sql } from "kysely";
import type { OpenDatabase } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

/** Wakes those who wait for events, here and in every service on the same database. */
export interface EventSignal {
  /** How often it was woken: who asks before looking, and finds the same number after it, has missed nothing. */
  readonly count: number;
  /** Something may have happened. */
  wake(): void;
  /** Waits until it is woken again after `count`, closed, or so many milliseconds are over. */
  next(count: number, milliseconds: number): Promise<void>;
  /** Whether waiting is over for good. */
  readonly isClosed: boolean;
  close(): Promise<void>;
}

const channel = "event";

/** Others are told at most so often, in milliseconds: each notice is a transaction of its own. */
const tellEvery = 50;

/** Listens to the other services on a server; the embedded database has none. */
export function createEventSignal({ db, listen }: Pick<OpenDatabase, "db" | "listen">): EventSignal {
  let count = 0;
  let isClosed = false;
  let telling: NodeJS.Timeout | undefined;
  const waiting = new Set<() => void>();
  const wakeHere = (): void => {
    count += 1;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  const stopListening = listen?.(channel, wakeHere);
  return {
    get count() {
      return count;
    },
    get isClosed() {
      return isClosed;
    },
    wake() {
      wakeHere();
      if (stopListening === undefined || isClosed) return;
      telling ??= setTimeout(() => {
        telling = undefined;
        void tell(db);
      }, tellEvery);
    },
    async next(before, milliseconds) {
      if (isClosed || before !== count) return;
      await new Promise<void>((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        };
        const timer = setTimeout(done, milliseconds);
        waiting.add(done);
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(telling);
      wakeHere();
      await stopListening?.();
    },
  };
}

/** Who is not told finds out a few seconds later. */
async function tell(db: Kysely<Database>): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(db).catch(() => {});
}

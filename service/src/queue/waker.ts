import { sql } from "kysely";
import type { OpenDatabase } from "../db/database.ts";
import { dueIn, forgetLaterClock } from "./due.ts";
import { queueNames, queues, type QueueName } from "./queues.ts";

/** Tells the workers of a queue that there is something to do. */
export interface Waker {
  /** Something was sent and committed here: the workers of all services are told. */
  wake(name: QueueName): void;
  /** Something was sent in a transaction that is probably over in a moment. */
  sent(name: QueueName): void;
  /** Something is due here in so many seconds. */
  soon(name: QueueName, seconds: number): void;
  /** Something failed and has just been put off. */
  lookSoon(): void;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** What nobody was told of is found within this, in milliseconds. */
const lookEvery = 30_000;
/** A transaction that sent something is mostly over by then. */
const committedWithin = 200;
/** When the library has written down that something failed. */
const lookAfterFailure = 250;
/** Other services are told at most so often, in milliseconds: each notice is a transaction of its own. */
const tellEvery = 50;
/** A clock that goes back by more than this was set, in milliseconds. */
const setBackBy = 60_000;

const channel = "queue";

const isQueue = (name: string): name is QueueName => name in queues;

/** How far the clock is ahead of the time that this process has run. */
const ahead = (): number => Date.now() - performance.now();

export function createWaker(
  { db, listen }: OpenDatabase,
  tell: (name: QueueName) => void,
  failed: (error: unknown) => void,
): Waker {
  let isClosed = false;
  let looking: Promise<void> = Promise.resolve();
  let lookTimer: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;
  const told = new Set<QueueName>();
  const expected = new Map<QueueName, NodeJS.Timeout>();
  const timers = new Set<NodeJS.Timeout>();
  let clock = 0;

  function soon(name: QueueName, seconds: number): void {
    if (isClosed || seconds * 1000 > lookEvery) return;
    // A little later than said: what is due now by our clock may not be by the database's.
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        tell(name);
      },
      seconds * 1000 + 20,
    );
    timers.add(timer);
  }

  async function look(): Promise<void> {
    const now = ahead();
    if (now < clock - setBackBy) await forgetLaterClock(db);
    clock = now;
    for (const [name, seconds] of await dueIn(db)) {
      if (seconds === 0) tell(name);
      else soon(name, seconds);
    }
  }

  /** Looks at once, and from then on every half minute. */
  function lookIn(milliseconds: number): void {
    clearTimeout(lookTimer);
    if (isClosed) return;
    lookTimer = setTimeout(() => {
      looking = look()
        .catch(failed)
        .then(() => lookIn(lookEvery));
    }, milliseconds);
  }

  function wakeHere(name: QueueName): void {
    tell(name);
    if (ahead() < clock - setBackBy) lookIn(0);
  }

  async function tellOthers(): Promise<void> {
    telling = undefined;
    const names = [...told];
    told.clear();
    // Who is not told finds out within half a minute.
    for (const name of names) await sql`select pg_notify(${channel}, ${name})`.execute(db).catch(() => {});
  }

  return {
    soon,
    sent(name) {
      if (isClosed || expected.has(name)) return;
      const timer = setTimeout(() => {
        expected.delete(name);
        tell(name);
      }, committedWithin);
      expected.set(name, timer);
    },
    lookSoon: () => lookIn(lookAfterFailure),
    wake(name) {
      wakeHere(name);
      if (listen === undefined || isClosed) return;
      told.add(name);
      telling ??= setTimeout(() => void tellOthers(), tellEvery);
    },
    async start() {
      stopListening = listen?.(channel, (words) => {
        if (isQueue(words)) tell(words);
        else for (const name of queueNames) tell(name);
      });
      clock = ahead();
      await forgetLaterClock(db);
      lookIn(0);
    },
    async close() {
      isClosed = true;
      for (const timer of [lookTimer, telling, ...timers, ...expected.values()]) clearTimeout(timer);
      await looking;
      await stopListening?.();
    },
  };
}

import * as v from "valibot";
import type { Job } from "pg-boss";
import type { OpenDatabase } from "../db/database.ts";
import type { Connection } from "../http/context.ts";
import { declareQueues, library, on } from "./library.ts";
import {
  queueNames,
  queues,
  type QueueData,
  type QueueName,
  type QueueRule,
  type QueueWork,
} from "./queues.ts";
import { createWaker } from "./waker.ts";

/** When something is to be done: not before so many seconds from now. */
interface Sending {
  readonly after?: number;
}

/** What a handler knows of its run. */
export interface Run {
  /** Aborted when the run has to end at once: the service stops, or somebody else has taken the work. */
  readonly signal: AbortSignal;
  /** Whether the service stops: a long run ends at its next step then and asks to go on later. */
  readonly isClosing: () => boolean;
  /**
   * Ends the run in a transaction of its work. Else it ends a moment after its last one, and what is sent meanwhile, the same
   * being there still, is lost.
   */
  readonly finish: (connection: Connection) => Promise<void>;
}

/** Nothing: it is done. A number: it goes on so many seconds later, here or in another service. An error: it is tried again. */
export type Outcome = number | undefined;

/** Work that outlives its request, on both databases. */
export interface Queue {
  /** Sends in the transaction of the change. It is found a moment after its commit; `wake` after that is sooner. */
  send<N extends QueueName>(
    connection: Connection,
    name: N,
    data: QueueData<N>,
    sending?: Sending,
  ): Promise<void>;
  /** Something was sent and committed. */
  wake(name: QueueName): void;
  /** Says who does the work of a queue; it begins with `start`. */
  work<N extends QueueName>(name: N, handler: (data: QueueWork<N>, run: Run) => Promise<Outcome>): void;
  /** Sends again and again, by a cron expression in UTC, once for all services. */
  every(name: QueueName, cron: string): void;
  start(): Promise<void>;
  /** Lets what runs finish for a moment, then ends it; it goes on at the next start or elsewhere. */
  close(): Promise<void>;
}

/** What is under way when the service stops may be finished for so long, in milliseconds. */
const finishWithin = 3000;
const endWithin = 6000;

/** The library says how many of what it was asked to end were still its own. */
const counted = v.object({ affected: v.number() });

/** The same data has the same key; it is made of ids. */
const keyOf = (data: object): string =>
  Object.entries(data)
    .map(([name, value]) => `${name}.${String(value)}`)
    .join("-") || "one";

function workersOf(name: QueueName, isEmbedded: boolean): number {
  const { atOnce, waits = false }: QueueRule = queues[name];
  return isEmbedded && !waits ? 1 : atOnce;
}

type Handle = (job: Job, run: Run) => Promise<Outcome>;

/**
 * Opens the queue, and makes its tables the first time.
 * @param failed is told what went wrong, by the name of the queue
 */
export async function openQueue(
  database: OpenDatabase,
  failed: (name: string, error: unknown) => void,
): Promise<Queue> {
  const { db } = database;
  const boss = library(database);
  boss.on("error", (error) => failed("queue", error));
  await boss.start();
  await declareQueues(boss);
  const isEmbedded = database.listen === undefined;
  const handlers = new Map<QueueName, Handle>();
  const schedules = new Map<QueueName, string>();
  const workers = new Map<QueueName, string[]>();
  const hard = new AbortController();
  let isClosing = false;
  const tell = (name: QueueName): void => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };
  const waker = createWaker(database, tell, (error) => failed("queue", error));

  async function send(
    connection: Connection,
    name: QueueName,
    data: object,
    { after }: Sending = {},
  ): Promise<void> {
    await boss.send(name, data, {
      db: on(connection),
      ...(after !== undefined && { startAfter: after }),
      singletonKey: keyOf(data),
    });
    if (after === undefined) waker.sent(name);
    else waker.soon(name, after);
  }

  /** Ends this run and sends the same again, both or neither. */
  async function goOnLater(job: Job, name: QueueName, after: number): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const ended = await boss.complete(name, job, undefined, { db: on(transaction) });
      if (v.parse(counted, ended).affected === 0) return;
      await send(transaction, name, job.data, { after });
    });
  }

  async function take(name: QueueName, handle: Handle, job: Job): Promise<void> {
    const signal = AbortSignal.any([job.signal, hard.signal]);
    let isDone = false;
    try {
      const finish = async (connection: Connection) =>
        void (await boss.complete(name, job, undefined, { db: on(connection) }));
      const again = await handle(job, { signal, isClosing: () => isClosing, finish });
      if (again !== undefined) await goOnLater(job, name, again);
      isDone = true;
    } catch (error) {
      failed(name, error);
    }
    if (isDone) return;
    if (isClosing) return goOnLater(job, name, 0);
    waker.lookSoon();
    // What is kept of a failure says nothing of what was worked on.
    throw new Error("failed");
  }

  return {
    send,
    wake: (name) => waker.wake(name),
    work(name, handler) {
      const { data } = queues[name];
      handlers.set(name, (job, run) => handler(v.parse(data, job.data), run));
    },
    every: (name, cron) => void schedules.set(name, cron),
    async start() {
      // What a service that died has left is silent already where this one starts in its place.
      await (isEmbedded ? takeBack() : boss.supervise());
      for (const [name, cron] of schedules) await boss.schedule(name, cron, {}, { tz: "UTC" });
      for (const [name, handle] of handlers) {
        // One by one, because only the first of several that are made together can be told.
        const mine: string[] = [];
        workers.set(name, mine);
        for (let made = 0; made < workersOf(name, isEmbedded); made++) {
          const worker = await boss.work<object>(name, { pollingIntervalSeconds: 3600 }, async (jobs) => {
            // Having found something it looks again, instead of waiting to be told.
            tell(name);
            for (const job of jobs) await take(name, handle, job);
          });
          mine.push(worker);
        }
      }
      await waker.start();
    },
    async close() {
      isClosing = true;
      const timer = setTimeout(() => hard.abort(), finishWithin);
      await waker.close();
      await boss.stop({ close: false, graceful: true, timeout: endWithin });
      clearTimeout(timer);
    },
  };

  /** Nobody else has the embedded database open, so what runs by its records was left by a service that died. */
  async function takeBack(): Promise<void> {
    for (const name of queueNames) {
      const jobs = await boss.findJobs(name, { limit: 1000 });
      const left = jobs.filter(({ state }) => state === "active").map(({ id }) => id);
      if (left.length === 0) continue;
      await boss.cancel(name, left);
      await boss.resume(name, left);
    }
  }
}

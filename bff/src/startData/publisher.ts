import type { Logger } from "pino";
import { publish, type PublishParts } from "./publish.ts";
import type { JobLock } from "./jobLock.ts";

/** Publishes the start data of companies some time after they have changed. */
export interface StartDataPublisher {
  /** Notes that a company has changed. Returns at once and never throws. */
  changed(companyId: string): void;
  /** Publishes what is still to be published, as far as it comes in time, and stops. */
  close(): Promise<void>;
}

/** Waiting times, in milliseconds. */
export interface PublisherPace {
  /** How long changes are gathered before they are published together. */
  readonly gather: number;
  /** How long after a failure it is tried again; the last one holds for all further ones. */
  readonly retry: readonly [number, ...number[]];
  /** How often it is looked for what another gateway has left behind. */
  readonly sweep: number;
  /** How long the end may take. */
  readonly closing: number;
}

const usualPace: PublisherPace = {
  gather: 500,
  retry: [1_000, 5_000, 30_000, 60_000],
  sweep: 60_000,
  closing: 5_000,
};

/** What waits for one company. */
interface Waiting {
  readonly timer: NodeJS.Timeout;
  readonly attempt: number;
}

/**
 * Starts publishing: at once what an earlier run has left behind, then whatever changes.
 * @param publishOne publishes the start data of one company
 */
export function createStartDataPublisher(
  parts: PublishParts & { readonly jobLock: JobLock; readonly log: Pick<Logger, "warn"> },
  pace: PublisherPace = usualPace,
  publishOne: typeof publish = publish,
): StartDataPublisher {
  const { jobLock, log } = parts;
  const waiting = new Map<string, Waiting>();
  const running = new Map<string, Promise<void>>();
  let isClosed = false;

  function schedule(companyId: string, delay: number, attempt: number): void {
    if (isClosed || waiting.has(companyId)) return;
    const timer = setTimeout(() => start(companyId, attempt), delay).unref();
    waiting.set(companyId, { timer, attempt });
  }

  function start(companyId: string, attempt: number): void {
    waiting.delete(companyId);
    const before = running.get(companyId) ?? Promise.resolve();
    const run: Promise<void> = before
      .then(() => attemptOne(companyId, attempt))
      .finally(() => {
        if (running.get(companyId) === run) running.delete(companyId);
      });
    running.set(companyId, run);
  }

  async function attemptOne(companyId: string, attempt: number): Promise<void> {
    try {
      if ((await publishOne(parts, companyId)) === "taken") schedule(companyId, pace.retry[0], attempt);
    } catch (error) {
      log.warn({ err: error, companyId, attempt }, "the start data could not be published");
      schedule(companyId, pace.retry[Math.min(attempt, pace.retry.length - 1)] ?? pace.sweep, attempt + 1);
    }
  }

  async function sweep(): Promise<void> {
    try {
      for (const companyId of await jobLock.due()) schedule(companyId, 0, 0);
    } catch (error) {
      log.warn({ err: error }, "what is to be published could not be read");
    }
  }

  const sweeping = setInterval(() => void sweep(), pace.sweep).unref();
  void sweep();

  return {
    changed(companyId) {
      void jobLock
        .note(companyId)
        .catch((error: unknown) => log.warn({ err: error, companyId }, "a change could not be noted"))
        .then(() => schedule(companyId, pace.gather, 0));
    },
    async close() {
      clearInterval(sweeping);
      for (const [companyId, { timer, attempt }] of waiting) {
        clearTimeout(timer);
        start(companyId, attempt);
      }
      isClosed = true;
      const deadline = new Promise((done) => setTimeout(done, pace.closing).unref());
      await Promise.race([Promise.allSettled(running.values()), deadline]);
      jobLock.close();
    },
  };
}

import type { Logger } from "pino";
import { isMissing, RestError } from "../rest/error.ts";
import { type EventFeed, isAhead } from "./feed.ts";
import { type FollowerLease, leaseMilliseconds, renewMilliseconds } from "./followerLease.ts";
import type { Happening } from "./happening.ts";

/** What the follower needs of its surroundings. */
export interface FollowerParts {
  readonly feed: EventFeed;
  readonly lease: FollowerLease;
  /** Hands an event to every gateway, this one too. Rejects when it cannot. */
  readonly tell: (happening: Happening) => Promise<void>;
  readonly log: Pick<Logger, "debug" | "warn">;
}

/** Follows what happens at the service. */
export interface EventFollower {
  /** Stops at once and lets another gateway follow. */
  close(): Promise<void>;
}

/** Times, in milliseconds. */
export interface FollowerPace {
  /** How long a service that tells of no events is left alone. */
  readonly rest: number;
  /** How long after a failure it is tried again; the last one holds for all further ones. */
  readonly retry: readonly [number, ...number[]];
  /** What happens within it is asked for together. */
  readonly gather: number;
  /** How soon a service is asked again that answers at once although it has nothing to tell. */
  readonly idle: number;
}

const usualPace: FollowerPace = {
  rest: 5 * 60_000,
  retry: [1_000, 2_000, 5_000, 10_000, 30_000],
  gather: 50,
  idle: 1_000,
};

/** Whether it was stopped, also while something else was waited for. */
const isOver = (signal: AbortSignal): boolean => signal.aborted;

/** Waits; less long when it is stopped. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      done();
    };
    const timer = setTimeout(finish, milliseconds);
    timer.unref();
    if (signal.aborted) finish();
    else signal.addEventListener("abort", finish, { once: true });
  });
}

/** A service that has no such call, or another one of that name. */
const isNotOffered = (error: unknown): boolean =>
  isMissing(error) || (error instanceof RestError && ["bad-response", "invalid"].includes(error.kind));

/**
 * Follows the events of the service and hands them on, as long as no other gateway does. Each reaches all gateways at
 * least once: the cursor is kept after its events were handed on, and whoever hears one twice knows it by its id.
 */
export function startEventFollower(
  { feed, lease, tell, log }: FollowerParts,
  pace: FollowerPace = usualPace,
): EventFollower {
  const closing = new AbortController();
  /** From where the events are told: what was kept, unless it belongs to another database. */
  async function begin(signal: AbortSignal): Promise<string> {
    const kept = await lease.cursor();
    const now = await feed.now(signal);
    if (kept !== null && !isAhead(kept, now)) return kept;
    await lease.keep(now);
    return now;
  }

  /** Hands on page after page until it is stopped, another follows, or something fails. */
  async function followFrom(start: string, signal: AbortSignal, onProgress: () => void): Promise<void> {
    let cursor = start;
    while (!signal.aborted) {
      const asked = performance.now();
      const page = await feed.after(cursor, signal);
      onProgress();
      if (page.unreadable > 0) log.warn({ count: page.unreadable }, "Some events are not as agreed.");
      if (page.cursor === cursor) {
        await pause(Math.max(0, pace.idle - (performance.now() - asked)), signal);
        continue;
      }
      await Promise.all(page.happenings.map(tell));
      if (!(await lease.keep(page.cursor))) return;
      cursor = page.cursor;
      await pause(pace.gather, signal);
    }
  }

  /** Follows as long as the lease is ours, and tries again after failures. */
  async function follow(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      try {
        await followFrom(await begin(signal), signal, () => {
          failures = 0;
        });
        return;
      } catch (error) {
        if (isOver(signal)) return;
        const [first] = pace.retry;
        const isMissingHere = isNotOffered(error);
        if (isMissingHere) log.debug({ err: error }, "The service tells of no events.");
        else log.warn({ err: error, failures }, "The events cannot be followed.");
        await pause(isMissingHere ? pace.rest : (pace.retry[failures] ?? pace.retry.at(-1) ?? first), signal);
        failures += 1;
      }
    }
  }

  let following: { readonly stop: AbortController; readonly ended: Promise<void> } | null = null;
  let heldUntil = 0;

  function stopFollowing(): void {
    following?.stop.abort();
    following = null;
  }

  function startFollowing(): void {
    const stop = new AbortController();
    const ended = follow(stop.signal).finally(() => {
      if (following?.stop === stop) following = null;
    });
    following = { stop, ended };
  }

  /** Says that we are there, or looks whether nobody is. */
  async function renew(): Promise<void> {
    const asked = performance.now();
    try {
      if (!(await lease.take())) {
        stopFollowing();
        return;
      }
      heldUntil = asked + leaseMilliseconds;
      if (following === null && !closing.signal.aborted) startFollowing();
    } catch {
      // Whoever holds the lease while it cannot be reached holds it until it ends.
      if (performance.now() > heldUntil) stopFollowing();
    }
  }

  let renewing: Promise<void> | null = null;
  const renewOnce = (): void => {
    renewing ??= renew().finally(() => {
      renewing = null;
    });
  };
  renewOnce();
  const timer = setInterval(renewOnce, renewMilliseconds);
  timer.unref();

  async function end(): Promise<void> {
    clearInterval(timer);
    closing.abort();
    const ended = following?.ended;
    stopFollowing();
    await renewing;
    stopFollowing();
    await ended;
    await lease.release().catch(() => {});
    lease.close();
  }
  let ending: Promise<void> | null = null;

  return {
    close: () => (ending ??= end()),
  };
}

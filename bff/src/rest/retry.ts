import type { StopSignal } from "./stopSignal.ts";

/** Attempts after the first one. */
const retries = 2;
/** No attempt begins later than this after the call began, so that "down" is said within 3 s. */
const windowMilliseconds = 2_000;

/**
 * Lets at most one call in five be a retry once the first ten are used up, so that retries cannot double the
 * load on a service that is already struggling.
 */
export class RetryBudget {
  #credit = 10;

  earn(): void {
    this.#credit = Math.min(this.#credit + 0.2, 10);
  }

  spend(): boolean {
    if (this.#credit < 1) return false;
    this.#credit -= 1;
    return true;
  }
}

/**
 * Milliseconds to wait before the next attempt of a read, or null to give up. `attempt` counts from 0;
 * `retryAfter` is what the service asked for, in seconds, and is kept to exactly or not at all.
 */
export function retryDelay(
  attempt: number,
  elapsedMilliseconds: number,
  retryAfter: number | null,
  random: () => number = Math.random,
): number | null {
  if (attempt >= retries) return null;
  const delay = retryAfter === null ? (0.5 + random()) * 50 * 3 ** attempt : retryAfter * 1000;
  return elapsedMilliseconds + delay <= windowMilliseconds ? delay : null;
}

/** Waits, or rejects when the call is no longer wanted first. */
export function pause(milliseconds: number, signal: StopSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(new Error("The caller gave up."));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    }, milliseconds);
    if (signal.aborted) giveUp();
    else signal.addEventListener("abort", giveUp, { once: true });
  });
}

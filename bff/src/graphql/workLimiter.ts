import type { WorkLimiter } from "./context.ts";
import { RateLimitedError } from "./errors.ts";

/** How much work of one kind runs at a time, and how much may wait for its turn. */
export interface WorkLimits {
  readonly running: number;
  readonly waiting: number;
}

/**
 * Limits how much expensive work runs at a time. What stands too far back in the queue is refused at once: a flood then costs only
 * those who ask for that work, for as long as it lasts, and nothing of what others do.
 */
export function createWorkLimiter(limits: WorkLimits): WorkLimiter {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function takeTurn(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.waiting) throw new RateLimitedError(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    await promise;
  }

  function passOn(): void {
    const next = waiting.shift();
    // The turn goes straight to the next one, so nobody can push in between.
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(work) {
      await takeTurn();
      try {
        return await work();
      } finally {
        passOn();
      }
    },
  };
}

import type { WorkGate } from "../graphql/context.ts";
import { RateLimitedError } from "../graphql/errors.ts";

/** How much password work one gateway hands to the service at a time, and how much may wait for its turn. */
const defaults = { running: 8, waiting: 64 };

/**
 * A gate for work that costs the service a password hash. What stands too far back in the queue is refused at once: a
 * flood then costs only those who sign in, for as long as it lasts, and nothing of what others do.
 */
export function createPasswordWork(
  limits: { readonly running: number; readonly waiting: number } = defaults,
): WorkGate {
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

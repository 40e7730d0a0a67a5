/**
 * How many passwords are hashed at a time. Hashing is made to be slow: on all threads of the process at once it would
 * hold up every other call, since checking a bearer token needs a thread, too.
 */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the work when its turn comes, first come first served. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    await promise;
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The turn goes straight to the next one, so nobody can push in between.
    if (next === undefined) running -= 1;
    else next();
  }
}

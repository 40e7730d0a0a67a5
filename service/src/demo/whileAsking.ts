const every = 2_000;

/**
 * Waits for work that needs no database, within a transaction of one: the database is asked something all the while, for it
 * ends transactions that say nothing for some seconds, and on a busy machine work takes longer than that.
 */
export async function whileAsking<T>(work: Promise<T>, ask: () => Promise<unknown>): Promise<T> {
  let asked: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    asked = asked.then(ask);
    // Whoever waits for the work learns of it.
    asked.catch(() => undefined);
  }, every);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    await asked;
  }
}

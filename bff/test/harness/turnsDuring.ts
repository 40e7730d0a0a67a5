/** How many turns others have while something is done: so often does it let the event loop go on. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const next = (): void => {
    turns += 1;
    other = setImmediate(next);
  };
  let other = setImmediate(next);
  await work().finally(() => clearImmediate(other));
  return turns;
}

import { AsyncLocalStorage } from "node:async_hooks";

/** What the work around us keeps back until it is over. */
const kept = new AsyncLocalStorage<string[]>();

/** Who wants to know that the work around us has said something. */
const listener = new AsyncLocalStorage<() => void>();

/** Prints at once; inside of `printedTogether` when that work is over. */
export function print(text: string): void {
  listener.getStore()?.();
  const texts = kept.getStore();
  if (texts) texts.push(text);
  else process.stdout.write(text);
}

/** Runs work whose output would stand between the lines of other work, and prints all of it when it is over. */
export function printedTogether<T>(work: () => Promise<T>): Promise<T> {
  const texts: string[] = [];
  return kept.run(texts, work).finally(() => process.stdout.write(texts.join("")));
}

/** Runs work and tells `heard` each time that it prints, also what is kept back. */
export function listenTo<T>(heard: () => void, work: () => T): T {
  return listener.run(heard, work);
}

import type { RecordContext } from "./context.ts";

/** A value, or the promise of one. */
export type Eventually<T> = T | Promise<T>;

/** All of the values: at once when none of them has to be waited for. */
export function allOf<T>(values: readonly Eventually<T>[]): Eventually<readonly T[]> {
  const ready = values.filter((value): value is T => !(value instanceof Promise));
  return ready.length === values.length ? ready : Promise.all(values);
}

/** What is made of a value: at once when it is there. */
export function andThen<T, R>(value: Eventually<T>, make: (value: T) => R): Eventually<R> {
  return value instanceof Promise ? value.then(make) : make(value);
}

type User = NonNullable<RecordContext["session"]["current"]>["user"];

/**
 * What was found for a user within one request, by key, and checked to be theirs. A sign-in in the middle of it makes
 * somebody else of the viewer, to whom nothing of it is given.
 */
export class FoundRecords<Found> {
  readonly #known = new Map<string, Found>();
  readonly #asked = new Map<string, Promise<Found>>();
  #user: User | null = null;

  /** This, emptied when it belongs to another user. */
  of(user: User): this {
    if (this.#user !== user) {
      this.#known.clear();
      this.#asked.clear();
      this.#user = user;
    }
    return this;
  }

  /** What is known of a key, or the promise of it. What failed is asked for only once. */
  find(key: string, read: () => Promise<Found>): Eventually<Found> {
    const known = this.#known.get(key);
    return known === undefined ? this.#ask(key, read) : known;
  }

  /** Makes many keys known. Never rejects. */
  async readAhead(keys: Iterable<string | null>, read: (key: string) => Promise<Found>): Promise<void> {
    const asked: Promise<Found>[] = [];
    for (const key of new Set(keys)) {
      if (key !== null && !this.#known.has(key)) asked.push(this.#ask(key, () => read(key)));
    }
    await Promise.allSettled(asked);
  }

  forget(key: string): void {
    this.#known.delete(key);
    this.#asked.delete(key);
  }

  #ask(key: string, read: () => Promise<Found>): Promise<Found> {
    const before = this.#asked.get(key);
    if (before !== undefined) return before;
    const asked = read();
    this.#asked.set(key, asked);
    asked.then(
      (found) => {
        if (this.#asked.get(key) === asked) this.#known.set(key, found);
      },
      () => undefined,
    );
    return asked;
  }
}

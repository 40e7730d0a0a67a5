import { settled, type MaybePromise } from "../maybePromise.ts";
import type { RecordContext } from "./context.ts";

type User = NonNullable<RecordContext["session"]["current"]>["user"];

/** Reads many keys with as few calls as there may be. A key without a response has to be read by itself. */
export type ReadMany<Found> = (keys: readonly string[]) => MaybePromise<ReadonlyMap<string, Found>>;

/** Keys that are read together. What is forgotten meanwhile is taken out. */
interface Batch {
  readonly keys: Set<string>;
  readonly done: Promise<void>;
}

const soon = Promise.resolve();

function without<Found>(rows: ReadonlyMap<string, Found>, key: string): ReadonlyMap<string, Found> {
  const others = new Map(rows);
  others.delete(key);
  return others;
}

/**
 * What was found for a user within one request, by key, and checked to be theirs. A sign-in in the middle of it makes
 * somebody else of the viewer, to whom nothing of it is given.
 */
export class FoundRecords<Found> {
  readonly #known = new Map<string, Found>();
  /** What was read together, as it came: it is shared with others who read the same. */
  #read: readonly ReadonlyMap<string, Found>[] = [];
  readonly #asked = new Map<string, Promise<Found>>();
  readonly #batches = new Set<Batch>();
  /** The batch that still takes keys. */
  #gathering: Batch | null = null;
  #user: User | null = null;

  /** This, emptied when it belongs to another user. */
  of(user: User): this {
    if (this.#user !== user) {
      this.forgetAll();
      this.#user = user;
    }
    return this;
  }

  forgetAll(): void {
    this.#known.clear();
    this.#read = [];
    this.#asked.clear();
    this.#batches.clear();
    this.#gathering = null;
  }

  /** What is known of a key, or the promise of it. What failed is asked for only once. */
  find(key: string, read: () => Promise<Found>): MaybePromise<Found> {
    const known = this.lookUp(key);
    if (known !== undefined) return known;
    for (const batch of this.#batches) {
      if (batch.keys.has(key)) return batch.done.then(() => this.#knownOrAsked(key, read));
    }
    return this.#ask(key, read);
  }

  #knownOrAsked(key: string, read: () => Promise<Found>): MaybePromise<Found> {
    const known = this.lookUp(key);
    return known === undefined ? this.#ask(key, read) : known;
  }

  /** What is known of a key; undefined when it has to be asked for. */
  lookUp(key: string): Found | undefined {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    for (let index = 0; index < this.#read.length; index += 1) {
      const row = this.#read[index]?.get(key);
      if (row !== undefined) return row;
    }
    return undefined;
  }

  /** Makes a key known without asking. */
  know(key: string, found: Found): void {
    this.forget(key);
    this.#known.set(key, found);
  }

  /** The same for many that came together; they are kept as they came, because others who read the same share them. */
  knowAll(found: ReadonlyMap<string, Found>): void {
    if (this.#known.size > 0 || this.#asked.size > 0) {
      for (const key of found.keys()) {
        this.#known.delete(key);
        this.#asked.delete(key);
      }
    }
    // The first that has a key counts.
    this.#read = [found, ...this.#read];
  }

  /** Makes many keys known, with those that others ask for in the same moment. Never rejects. */
  readAhead(keys: Iterable<string | null>, readMany: ReadMany<Found>): Promise<void> {
    let batch: Batch | null = null;
    for (const key of keys) {
      if (key === null || this.lookUp(key) !== undefined || this.#asked.has(key)) continue;
      batch ??= this.#gathering ??= this.#gather(readMany);
      batch.keys.add(key);
    }
    return batch?.done ?? this.#gathering?.done ?? Promise.resolve();
  }

  forget(key: string): void {
    this.#known.delete(key);
    this.#asked.delete(key);
    for (const batch of this.#batches) batch.keys.delete(key);
    this.#read = this.#read.map((rows) => (rows.has(key) ? without(rows, key) : rows));
  }

  #gather(readMany: ReadMany<Found>): Batch {
    const keys = new Set<string>();
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const batch = { keys, done };
    this.#batches.add(batch);
    const end = (found: ReadonlyMap<string, Found> | null): void => {
      const isWanted = this.#batches.delete(batch);
      if (isWanted && found !== null) {
        const forgotten = [...found.keys()].filter((key) => !keys.has(key));
        this.#read = [...this.#read, forgotten.reduce(without, found)];
      }
      resolve();
    };
    const read = (): void => {
      if (this.#gathering === batch) this.#gathering = null;
      // What fails is asked for again by whoever needs it, who hears why.
      void settled(
        () => (keys.size === 0 ? null : readMany([...keys])),
        end,
        () => end(null),
      );
    };
    // Like DataLoader: when nothing else can be done without a response, everybody has asked.
    void soon.then(() => process.nextTick(read));
    return batch;
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

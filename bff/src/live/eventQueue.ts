import type { SessionUser } from "../access/user.ts";
import type { Ear } from "./ear.ts";
import type { LiveEvent } from "./event.ts";

/** Events that wait for a slow reader; more, and the stream ends, so that its reader begins afresh. */
const most = 500;

/** What one stream tells, in order, for whoever reads it one after the other. */
export class EventQueue<Told> implements AsyncIterableIterator<Told, undefined> {
  readonly #waiting: Told[] = [];
  readonly #ear: Ear<Told>;
  readonly #onEnd: () => void;
  #consumer: ((result: IteratorResult<Told, undefined>) => void) | null = null;
  #hasEnded = false;

  /** `onEnd` is called once, whoever ends it. */
  constructor(ear: Ear<Told>, onEnd: () => void) {
    this.#ear = ear;
    this.#onEnd = onEnd;
  }

  /** Adds what is told of an event; nothing after the end. */
  push(event: LiveEvent): void {
    if (!this.#hasEnded) this.#ear.hear(event, (told) => this.#add(told));
  }

  /** The session was looked at again: this is its user now. */
  follow(user: SessionUser): void {
    this.#ear.follow(user);
  }

  /** Whether what was read last may be told to the user as they are now. */
  mayTell(told: Told): boolean {
    return this.#ear.mayTell(told);
  }

  /** Ends it; what waits is dropped. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#waiting.length = 0;
    this.#ear.close();
    this.#deliver({ value: undefined, done: true });
    this.#onEnd();
  }

  /** The next one, as soon as there is one. For one reader at a time. */
  next(): Promise<IteratorResult<Told, undefined>> {
    if (this.#hasEnded) return Promise.resolve({ value: undefined, done: true });
    const told = this.#waiting.shift();
    if (told !== undefined) return Promise.resolve({ value: told, done: false });
    return new Promise((resolve) => {
      this.#consumer = resolve;
    });
  }

  return(): Promise<IteratorResult<Told, undefined>> {
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #add(told: Told): void {
    if (this.#hasEnded) return;
    if (this.#consumer !== null) this.#deliver({ value: told, done: false });
    else if (this.#waiting.push(told) > most) this.end();
  }

  #deliver(result: IteratorResult<Told, undefined>): void {
    const consumer = this.#consumer;
    this.#consumer = null;
    consumer?.(result);
  }
}

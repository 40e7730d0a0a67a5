import type { ChatEvent } from "./event.ts";

/** Events that wait for a slow reader; more, and the stream ends, so that its reader begins afresh. */
const most = 500;

/** Events of one stream, in order, for whoever reads them one after the other. */
export class EventQueue implements AsyncIterableIterator<ChatEvent, undefined> {
  readonly #waiting: ChatEvent[] = [];
  readonly #onEnd: () => void;
  #consumer: ((result: IteratorResult<ChatEvent, undefined>) => void) | null = null;
  #hasEnded = false;

  /** `onEnd` is called once, whoever ends it. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** Adds an event; one after the end is dropped. */
  push(event: ChatEvent): void {
    if (this.#hasEnded) return;
    if (this.#consumer !== null) this.#deliver({ value: event, done: false });
    else if (this.#waiting.push(event) > most) this.end();
  }

  /** Ends it; what waits is dropped. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#waiting.length = 0;
    this.#deliver({ value: undefined, done: true });
    this.#onEnd();
  }

  /** The next event, as soon as there is one. For one reader at a time. */
  next(): Promise<IteratorResult<ChatEvent, undefined>> {
    if (this.#hasEnded) return Promise.resolve({ value: undefined, done: true });
    const event = this.#waiting.shift();
    if (event !== undefined) return Promise.resolve({ value: event, done: false });
    return new Promise((resolve) => {
      this.#consumer = resolve;
    });
  }

  return(): Promise<IteratorResult<ChatEvent, undefined>> {
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #deliver(result: IteratorResult<ChatEvent, undefined>): void {
    const consumer = this.#consumer;
    this.#consumer = null;
    consumer?.(result);
  }
}

import type { MaybePromise } from "../maybePromise.ts";

/** The answers to one question. It is emptied before it is let go, because a Map keeps what it held for a while. */
interface Queue<T> {
  /** The one that is being made. */
  current: Promise<T> | null;
  /** The response for those who came while that one was being made. */
  next: Promise<T> | null;
}

/**
 * Identical queries of one viewer that wait at the same time get one response. As with calls to the service, nobody
 * joins one that is already being made, because it may have read a state from before they asked: they gather for
 * the next one.
 */
export class SharedResponses<T> {
  readonly #queue = new Map<string, Queue<T>>();

  /** `make` is run by one of those who wait, for all of them. `key` says who asks for what. */
  join(key: string, make: () => MaybePromise<T>): MaybePromise<T> {
    const queue = this.#queue.get(key);
    if (queue !== undefined) return (queue.next ??= this.#after(key, queue, make));
    const begun: Queue<T> = { current: null, next: null };
    this.#queue.set(key, begun);
    return this.#begin(key, begun, make);
  }

  #begin(key: string, queue: Queue<T>, make: () => MaybePromise<T>): MaybePromise<T> {
    const end = (): void => {
      if (queue.next !== null) return;
      queue.current = null;
      this.#queue.delete(key);
    };
    let response;
    try {
      response = make();
    } catch (error) {
      end();
      throw error;
    }
    if (response instanceof Promise) {
      queue.current = response;
      response.then(end, end);
    } else {
      end();
    }
    return response;
  }

  #after(key: string, queue: Queue<T>, make: () => MaybePromise<T>): Promise<T> {
    const begin = (): MaybePromise<T> => {
      // From here on newcomers gather for the one after this.
      queue.next = null;
      return this.#begin(key, queue, make);
    };
    const current = queue.current ?? Promise.resolve();
    return current.then(begin, begin);
  }
}

interface Making<T> {
  readonly answer: Promise<T>;
  /** The answer for those who came while this one was being made. */
  next: Making<T> | null;
}

/**
 * Identical queries of one viewer that wait at the same time get one answer. As with calls to the service, nobody
 * joins one that is already being made, because it may have read a state from before they asked: they gather for
 * the next one.
 */
export class SharedAnswers<T> {
  readonly #making = new Map<string, Making<T>>();

  /** `make` is run by one of those who wait, for all of them. `key` says who asks for what. */
  join(key: string, make: () => Promise<T>): Promise<T> {
    const current = this.#making.get(key);
    if (current === undefined) return this.#begin(key, make).answer;
    current.next ??= this.#after(current, key, make);
    return current.next.answer;
  }

  #begin(key: string, make: () => Promise<T>): Making<T> {
    const making: Making<T> = { answer: make(), next: null };
    this.#making.set(key, making);
    const end = (): void => {
      if (this.#making.get(key) === making && making.next === null) this.#making.delete(key);
    };
    making.answer.then(end, end);
    return making;
  }

  #after(current: Making<T>, key: string, make: () => Promise<T>): Making<T> {
    const { promise, resolve } = Promise.withResolvers<T>();
    const gathered: Making<T> = { answer: promise, next: null };
    const begin = (): void => {
      // From here on newcomers gather for the one after this.
      resolve(this.#begin(key, make).answer);
    };
    current.answer.then(begin, begin);
    return gathered;
  }
}

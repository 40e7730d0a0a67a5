/** The answers to one question. It is emptied before it is let go, because a Map keeps what it held for a while. */
interface Turns<T> {
  /** The one that is being made. */
  current: Promise<T> | null;
  /** The answer for those who came while that one was being made. */
  next: Promise<T> | null;
}

/**
 * Identical queries of one viewer that wait at the same time get one answer. As with calls to the service, nobody
 * joins one that is already being made, because it may have read a state from before they asked: they gather for
 * the next one.
 */
export class SharedAnswers<T> {
  readonly #turns = new Map<string, Turns<T>>();

  /** `make` is run by one of those who wait, for all of them. `key` says who asks for what. */
  join(key: string, make: () => Promise<T>): Promise<T> {
    const turns = this.#turns.get(key);
    if (turns !== undefined) return (turns.next ??= this.#after(key, turns, make));
    const begun: Turns<T> = { current: null, next: null };
    this.#turns.set(key, begun);
    return this.#begin(key, begun, make);
  }

  #begin(key: string, turns: Turns<T>, make: () => Promise<T>): Promise<T> {
    const answer = make();
    turns.current = answer;
    const end = (): void => {
      if (turns.next !== null) return;
      turns.current = null;
      this.#turns.delete(key);
    };
    answer.then(end, end);
    return answer;
  }

  #after(key: string, turns: Turns<T>, make: () => Promise<T>): Promise<T> {
    const begin = (): Promise<T> => {
      // From here on newcomers gather for the one after this.
      turns.next = null;
      return this.#begin(key, turns, make);
    };
    const current = turns.current ?? Promise.resolve();
    return current.then(begin, begin);
  }
}

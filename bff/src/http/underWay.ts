/**
 * What comes and goes with requests. A Set would make itself a new table every few of them, and while the engine keeps the
 * old ones, it keeps what stood in them: all of each request, until its next full collection.
 */
export class UnderWay<T> {
  readonly #places: (T | null)[] = [];
  readonly #free: number[] = [];

  /** Gives the place, for `leave`. */
  enter(one: T): number {
    const place = this.#free.pop() ?? this.#places.length;
    this.#places[place] = one;
    return place;
  }

  leave(place: number): void {
    this.#places[place] = null;
    this.#free.push(place);
  }

  *[Symbol.iterator](): Iterator<T> {
    for (const one of this.#places) if (one !== null) yield one;
  }
}

/**
 * What comes and goes with requests. A Set would make itself a new table every few of them, and while the engine keeps the
 * old ones, it keeps what stood in them: all of each request, until its next full collection.
 */
export class InFlightSet<T> {
  readonly #slots: (T | null)[] = [];
  readonly #free: number[] = [];

  /** Gives the slot, for `leave`. */
  enter(one: T): number {
    const slot = this.#free.pop() ?? this.#slots.length;
    this.#slots[slot] = one;
    return slot;
  }

  leave(slot: number): void {
    this.#slots[slot] = null;
    this.#free.push(slot);
  }

  *[Symbol.iterator](): Iterator<T> {
    for (const one of this.#slots) if (one !== null) yield one;
  }
}

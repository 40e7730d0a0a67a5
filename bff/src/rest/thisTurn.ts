/**
 * What is remembered until this turn of the event loop ends: who waited for the same call goes on in the same turn. A
 * WeakMap would let go of it as well, and so would a Map that is emptied; but both keep their tables where only a full
 * collection finds what they held.
 */
export class ThisTurn<Key extends object, Value> {
  #remembered: Map<Key, Value> | null = null;

  get(key: Key): Value | undefined {
    return this.#remembered?.get(key);
  }

  set(key: Key, value: Value): void {
    this.#remembered ??= this.#begin();
    this.#remembered.set(key, value);
  }

  #begin(): Map<Key, Value> {
    setImmediate(() => {
      this.#remembered = null;
    });
    return new Map();
  }
}

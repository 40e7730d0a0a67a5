/** What is there only once a part of a list is drawn. Only who needs it is drawn anew when it comes: the list around, with all its rows, is not. */
export class LateValue<Value> {
  #value: Value | null = null;
  readonly #listeners = new Set<() => void>();

  /** For `useSyncExternalStore`. */
  readonly read = (): Value | null => this.#value;

  readonly set = (value: Value | null): void => {
    this.#value = value;
    for (const tell of this.#listeners) tell();
  };

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

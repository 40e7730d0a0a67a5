/** Milliseconds after which somebody who was typing counts as having stopped, when no news came (schema: `TypingChanged`). */
const longestWithoutNews = 10_000;

/** Who is writing to the viewer at the moment. */
export class TypingPeople {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();

  /** Whether the person of this id is writing. */
  has(personId: string): boolean {
    return this.#timers.has(personId);
  }

  /** Somebody has begun or goes on (true), or has stopped. */
  note(personId: string, isTyping: boolean): void {
    clearTimeout(this.#timers.get(personId));
    if (isTyping) {
      const timer = setTimeout(() => this.note(personId, false), longestWithoutNews);
      this.#timers.set(personId, timer);
    } else this.#timers.delete(personId);
    for (const listener of this.#listeners) listener();
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/**
 * How a stream of events stands.
 * - `opening`: it has not been open yet.
 * - `open`: what happens arrives.
 * - `lost`: it broke off and is being opened again; what happens meanwhile does not arrive.
 * - `ended`: nobody is signed in any more.
 */
export type StreamStatus = "opening" | "open" | "lost" | "ended";

/** What a screen knows of its stream, and how it asks for another try. */
export class StreamState {
  #status: StreamStatus = "opening";
  readonly #listeners = new Set<() => void>();
  readonly #retries = new Set<() => void>();

  /** For `useSyncExternalStore`. */
  readonly read = (): StreamStatus => this.#status;

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The network says how it stands. */
  tell(status: StreamStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }

  /** Tries at once instead of waiting on: somebody has signed in again, or pressed a button. */
  readonly retry = (): void => {
    for (const retry of this.#retries) retry();
  };

  /** The network waits for such a wish. The returned function ends that. */
  onRetry(retry: () => void): () => void {
    this.#retries.add(retry);
    return () => this.#retries.delete(retry);
  }
}

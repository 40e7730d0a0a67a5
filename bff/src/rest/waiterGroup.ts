/** Somebody who waits for a call. */
export interface Waiter {
  /** Waits no longer. */
  leave(): void;
}

/** Everybody who waits for the sake of one request; they leave together when it is given up. */
export class WaiterGroup {
  readonly #signal: AbortSignal;
  #waiters: Set<Waiter> | null = null;

  /** `signal` is aborted when the request is given up. */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  get isGivenUp(): boolean {
    return this.#signal.aborted;
  }

  add(waiter: Waiter): void {
    this.#waiters ??= this.#gather();
    this.#waiters.add(waiter);
  }

  remove(waiter: Waiter): void {
    this.#waiters?.delete(waiter);
  }

  #gather(): Set<Waiter> {
    const waiters = new Set<Waiter>();
    const leaveAll = (): void => waiters.forEach((waiter) => waiter.leave());
    this.#signal.addEventListener("abort", leaveAll, { once: true });
    return waiters;
  }
}

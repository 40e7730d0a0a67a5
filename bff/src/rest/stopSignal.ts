/** Says that a call is no longer wanted; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void, options?: { readonly once: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** The signal of one call, with no more than a call needs: making an `AbortController` for each is a good part of its cost. */
export class Stop implements StopSignal {
  #isStopped = false;
  #listeners: (() => void)[] = [];

  get aborted(): boolean {
    return this.#isStopped;
  }

  addEventListener(_type: "abort", listener: () => void): void {
    this.#listeners.push(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    this.#listeners = this.#listeners.filter((one) => one !== listener);
  }

  /** Says it, to each listener once. */
  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener();
  }
}

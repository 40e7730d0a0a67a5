import { createContext } from "react";

/** Sends one change; runs at most once. */
type Send = () => Promise<void>;

/**
 * Changes that the user sees already and that are sent when they can no longer be taken back. What is still waiting
 * when the page goes away is sent then.
 */
export class DelayedChanges {
  readonly #waiting = new Set<Send>();
  #underWay = 0;

  readonly #sendNow = (): void => void this.sendAll();

  /** Keeps a change until it is sent or taken back. It gives a function for each; the one called second does nothing. */
  add(send: Send): { readonly send: Send; readonly takeBack: () => boolean } {
    const takeBack = (): boolean => {
      const wasWaiting = this.#waiting.delete(sendOnce);
      if (this.#waiting.size === 0) window.removeEventListener("pagehide", this.#sendNow);
      return wasWaiting;
    };
    const sendOnce = async (): Promise<void> => {
      if (!takeBack()) return;
      this.#underWay += 1;
      try {
        await send();
      } finally {
        this.#underWay -= 1;
      }
    };
    if (this.#waiting.size === 0) window.addEventListener("pagehide", this.#sendNow);
    this.#waiting.add(sendOnce);
    return { send: sendOnce, takeBack };
  }

  /** How many are not done yet: the service may still answer without them. */
  get unfinished(): number {
    return this.#waiting.size + this.#underWay;
  }

  /** Sends what is waiting: before a sign-out, and when the page goes away. */
  async sendAll(): Promise<void> {
    await Promise.all([...this.#waiting].map((send) => send()));
  }
}

/** The delayed changes of the running console. */
export const DelayedChangesContext = createContext(new DelayedChanges());

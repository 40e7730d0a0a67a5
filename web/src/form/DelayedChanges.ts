import { createContext } from "react";

/** Sends one change; runs at most once. */
type Send = () => Promise<void>;

/**
 * Changes that the user sees already and that are sent when they can no longer be taken back. What is still waiting
 * when the page goes away is sent then.
 */
export class DelayedChanges {
  readonly #waiting = new Set<Send>();
  readonly #underWay = new Set<Promise<void>>();

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
      const sending = send().finally(() => this.#underWay.delete(sending));
      this.#underWay.add(sending);
      await sending;
    };
    if (this.#waiting.size === 0) window.addEventListener("pagehide", this.#sendNow);
    this.#waiting.add(sendOnce);
    return { send: sendOnce, takeBack };
  }

  /** How many are not done yet: the service may still answer without them. */
  get unfinished(): number {
    return this.#waiting.size + this.#underWay.size;
  }

  /** Sends what is waiting, before a sign-out and when the page goes away. Resolves when what was under way before has ended too. */
  async sendAll(): Promise<void> {
    for (const send of this.#waiting) void send();
    await Promise.all(this.#underWay);
  }
}

/** The delayed changes of the running console. */
export const DelayedChangesContext = createContext(new DelayedChanges());

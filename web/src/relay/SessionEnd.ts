import { createContext } from "react";

/**
 * What happens when the gateway says that nobody is signed in any more: whoever noticed asks, one dialog is shown,
 * and everybody who asked learns whether the user signed in again. What was typed stays where it is.
 */
export class SessionEnd {
  #waiting: ((signedIn: boolean) => void)[] = [];
  readonly #listeners = new Set<() => void>();
  #owner: string | null = null;

  /** E-mail of whose data is on the screen; null while nobody's is. */
  get owner(): string | null {
    return this.#owner;
  }

  /**
   * Says whose data is on the screen, by e-mail. Only the first time counts: the store learns who signed in again
   * before anybody asks whether they may go on, and would hand the first person's page to the second.
   */
  belongTo(email: string | null): void {
    this.#owner ??= email;
  }

  /** Whether what is on the screen may be gone on with by whoever has this e-mail. */
  mayGoOn(email: string): boolean {
    return this.#owner === null || this.#owner === email;
  }

  /** Resolves with true when the user has signed in again, with false when they chose to leave. */
  askToSignIn(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#tell();
    });
  }

  /** Ends the question for everybody who asked. */
  finish(signedIn: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(signedIn);
    this.#tell();
  }

  /** Whether somebody is asking; for `useSyncExternalStore`. */
  readonly isAsking = (): boolean => this.#waiting.length > 0;

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The session end of the running console. */
export const SessionEndContext = createContext(new SessionEnd());

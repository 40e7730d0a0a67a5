import type { Notification } from "./readNotification.ts";

/** Milliseconds from one sentence to the next: whoever listens to the page must be able to do something else, too. */
const rest = 10_000;

/** Gathers what is to be said aloud, so that at most one sentence comes in ten seconds. */
export class Spoken {
  readonly #say: (notifications: readonly Notification[]) => void;
  /** What came during the rest, each once. */
  readonly #waiting = new Map<string, Notification>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(say: (notifications: readonly Notification[]) => void) {
    this.#say = say;
  }

  add(notification: Notification): void {
    this.#waiting.set(notification.id, notification);
    if (this.#timer === null) this.#speak();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting.clear();
  }

  #speak(): void {
    this.#timer = null;
    if (this.#waiting.size === 0) return;
    const notifications = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#timer = setTimeout(() => this.#speak(), rest);
    this.#say(notifications);
  }
}

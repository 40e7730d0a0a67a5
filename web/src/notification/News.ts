import type { IEnvironment } from "relay-runtime";
import type { Notification } from "./readNotification.ts";

type Listener = (notification: Notification) => void;

/** What the viewer is told while the console is open. */
export class News {
  readonly #listeners = new Set<Listener>();

  tell(notification: Notification): void {
    for (const listener of this.#listeners) listener(notification);
  }

  /** @returns what ends it */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

const news = new WeakMap<IEnvironment, News>();

/** The news of a session, which is known by its store. */
export function newsOf(environment: IEnvironment): News {
  const known = news.get(environment) ?? new News();
  news.set(environment, known);
  return known;
}

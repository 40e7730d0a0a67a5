/** A message that is on its way, or that could not be sent. */
export interface UnsentMessage {
  /** Names the message; sent again under the same key it is never there twice. */
  readonly key: string;
  readonly personId: string;
  readonly text: string;
  /** The id of the last message that was shown when it was written; null when there was none. */
  readonly after: string | null;
  /** What kept it; null while it is on its way. */
  readonly failure: SendFailure | null;
}

/** Why nobody knows that a message was sent. */
export interface SendFailure {
  /** In words; empty where there is nothing to add. */
  readonly reason: string;
  /** Whether it may be there all the same: its response never came. Sending it again finds out. */
  readonly mayBeSent: boolean;
}

/** Sends a message. Answers with null, or with what kept it. */
export type Deliver = (message: UnsentMessage) => Promise<SendFailure | null>;

const none: readonly UnsentMessage[] = [];

/**
 * What the viewer has written and the gateway has not taken yet. It outlives the screen that it was written on, so that
 * nothing typed is lost. The messages to one person go one after the other, in the order they were written.
 */
export class Outbox {
  readonly #byPerson = new Map<string, readonly UnsentMessage[]>();
  readonly #inFlight = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();

  /** The unsent messages to a person, the oldest first. The same array until something changes. */
  to(personId: string): readonly UnsentMessage[] {
    return this.#byPerson.get(personId) ?? none;
  }

  /** Whether something would be lost if the page were closed now. */
  get isEmpty(): boolean {
    return [...this.#byPerson.values()].every((unsent) => unsent.length === 0);
  }

  send(personId: string, text: string, after: string | null, deliver: Deliver): void {
    const message = { key: crypto.randomUUID(), personId, text, after, failure: null };
    this.#set(personId, [...this.to(personId), message]);
    this.#queue(message, deliver);
  }

  /** Tries a message once more that could not be sent. */
  retry(message: UnsentMessage, deliver: Deliver): void {
    this.#replace(message, { ...message, failure: null });
    this.#queue(message, deliver);
  }

  /** Forgets a message that could not be sent. */
  discard(message: UnsentMessage): void {
    this.#replace(message, null);
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #queue(message: UnsentMessage, deliver: Deliver): void {
    const { personId } = message;
    const before = this.#inFlight.get(personId) ?? Promise.resolve();
    const done = before.then(async () => {
      const failure = await deliver(message);
      this.#replace(message, failure === null ? null : { ...message, failure });
    });
    this.#inFlight.set(personId, done);
  }

  #replace({ key, personId }: UnsentMessage, by: UnsentMessage | null): void {
    const unsent = this.to(personId).flatMap((known) => (known.key === key ? (by ?? []) : known));
    this.#set(personId, unsent);
  }

  #set(personId: string, unsent: readonly UnsentMessage[]): void {
    this.#byPerson.set(personId, unsent);
    for (const listener of this.#listeners) listener();
  }
}

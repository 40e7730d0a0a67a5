import type { IEnvironment } from "relay-runtime";

/** What has become of records of one type: one that came or went, or too many to say which. */
export type Touch =
  | { readonly change: "created" | "deleted"; readonly id: string }
  | { readonly change: "many" };

/** A record that somebody has touched. */
export interface TouchedRecord {
  readonly kind: string;
  readonly nodeId: string;
  readonly change: string;
  readonly byName: string | null | undefined;
  readonly byViewer: boolean;
}

/** Under what jobs are told of. */
export const jobKind = "Job";

/** So many versions, and so many deleted records, are remembered. */
const most = 200;

/** What the console has been told of records that others change. It lives as long as the session. */
export class Touches {
  readonly #listeners = new Map<string, Set<(touch: Touch) => void>>();
  readonly #toAll = new Set<(kind: string, id: string | null) => void>();
  readonly #shown = new Map<string, number>();
  readonly #authors = new Map<string, string>();
  /** Who has deleted a record, by its id; null where nobody says. */
  readonly #deleted = new Map<string, string | null>();
  readonly #onNote = new Set<() => void>();
  /** Takes what this window has changed beside what a response says, as if others had. Whoever listens to events sets it. */
  add: (record: TouchedRecord) => void = () => undefined;

  /** Hears of records of a type. The returned function ends that. */
  listen(kind: string, listener: (touch: Touch) => void): () => void {
    const listeners = this.#listeners.get(kind) ?? new Set();
    this.#listeners.set(kind, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  tell(kind: string, touch: Touch): void {
    for (const listener of this.#listeners.get(kind) ?? []) listener(touch);
  }

  /** Hears of every record that anybody has touched; without an id where too many were. */
  listenToAll(listener: (kind: string, id: string | null) => void): () => void {
    this.#toAll.add(listener);
    return () => this.#toAll.delete(listener);
  }

  noteTouched(kind: string, id: string | null): void {
    for (const listener of this.#toAll) listener(kind, id);
  }

  /** Tells every list on the screen that it may have missed something. */
  tellAll(): void {
    for (const kind of this.#listeners.keys()) this.tell(kind, { change: "many" });
  }

  /** These records stand on the screen, until the returned function is called. */
  show(ids: readonly string[]): () => void {
    for (const id of ids) this.#shown.set(id, (this.#shown.get(id) ?? 0) + 1);
    return () => {
      for (const id of ids) {
        const left = (this.#shown.get(id) ?? 1) - 1;
        if (left === 0) this.#shown.delete(id);
        else this.#shown.set(id, left);
      }
    };
  }

  /** Whether a record stands on the screen: in a list, or as what the page is about. */
  isShown(id: string): boolean {
    return this.#shown.has(id) || this.isSubject(id);
  }

  /** Whether the page is about a record: its address names it. */
  isSubject(id: string): boolean {
    return location.href.includes(encodeURIComponent(id));
  }

  /** Notes who made this version of a record. */
  noteAuthor(version: string, name: string): void {
    this.#note(this.#authors, version, name);
  }

  authorOf(version: string): string | null {
    return this.#authors.get(version) ?? null;
  }

  /** Notes that a record is gone, and who has deleted it where that is known. */
  noteDeleted(id: string, name: string | null): void {
    this.#note(this.#deleted, id, name);
  }

  /** Who has deleted a record: null where that is not known, undefined while it is there. */
  deleterOf(id: string): string | null | undefined {
    return this.#deleted.get(id);
  }

  /** Hears of authors and of deleted records; for `useSyncExternalStore`. */
  readonly onNote = (listener: () => void): (() => void) => {
    this.#onNote.add(listener);
    return () => this.#onNote.delete(listener);
  };

  #note<Value>(notes: Map<string, Value>, key: string, value: Value): void {
    notes.set(key, value);
    const [oldest] = notes.keys();
    if (notes.size > most && oldest !== undefined) notes.delete(oldest);
    for (const listener of this.#onNote) listener();
  }
}

const known = new WeakMap<IEnvironment, Touches>();

/** What a session has been told, which is known by its store. */
export function touchesOf(environment: IEnvironment): Touches {
  const touches = known.get(environment) ?? new Touches();
  known.set(environment, touches);
  return touches;
}

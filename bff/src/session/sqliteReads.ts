import type { DatabaseSync } from "node:sqlite";
import { decodeSession, withView } from "./record.ts";
import type { StoredSession } from "./session.ts";

/** Somebody who waits for a session. */
interface WaitingRead {
  readonly id: string;
  readonly resolve: (session: StoredSession | null) => void;
  readonly reject: (error: unknown) => void;
}

/** A session as it stands in the file. */
interface ReadSession {
  readonly session: StoredSession;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Most sessions that are remembered; beyond that all are forgotten at once. */
const mostRemembered = 10_000;

/**
 * Reads sessions by id. What was read is remembered for as long as SQLite says that no other connection has changed the
 * file, which is asked before anybody is answered; what this connection changes has to be forgotten by whoever changes it.
 */
export class SqliteReads {
  readonly #now: () => number;
  readonly #select: ReturnType<DatabaseSync["prepare"]>;
  readonly #selectVersion: ReturnType<DatabaseSync["prepare"]>;
  readonly #remembered = new Map<string, ReadSession>();
  #version: unknown = null;
  #waiting: WaitingRead[] = [];

  constructor(database: DatabaseSync, now: () => number) {
    this.#now = now;
    this.#select =
      database.prepare(`SELECT live_session.record, live_session.expires_at, session_view.record AS view
        FROM live_session LEFT JOIN session_view USING (id) WHERE id = ?`);
    this.#selectVersion = database.prepare("PRAGMA data_version");
  }

  /**
   * The live session of this id, or null. Requests that have come in together are looked up together, after all of them
   * have: nobody is told what held before they asked.
   */
  read(id: string): Promise<StoredSession | null> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#readWaiting());
      this.#waiting.push({ id, resolve, reject });
    });
  }

  forget(id: string): void {
    this.#remembered.delete(id);
  }

  forgetAll(): void {
    this.#remembered.clear();
  }

  #readWaiting(): void {
    const reads = this.#waiting;
    this.#waiting = [];
    try {
      const version = this.#selectVersion.get()?.["data_version"];
      if (version !== this.#version) this.forgetAll();
      this.#version = version;
      const now = this.#now();
      for (const { id, resolve } of reads) resolve(this.#find(id, now));
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }

  #find(id: string, now: number): StoredSession | null {
    const found = this.#remembered.get(id) ?? this.#readNow(id);
    return found !== null && found.expiresAt > now ? found.session : null;
  }

  #readNow(id: string): ReadSession | null {
    const row = this.#select.get(id);
    if (typeof row?.["record"] !== "string" || typeof row["expires_at"] !== "number") return null;
    const view = typeof row["view"] === "string" ? row["view"] : null;
    const session = withView(decodeSession(row["record"]), view);
    if (session === null) return null;
    const found = { session, expiresAt: row["expires_at"] };
    if (this.#remembered.size >= mostRemembered) this.forgetAll();
    this.#remembered.set(id, found);
    return found;
  }
}

import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { decodeSession, encodeSession } from "./record.ts";
import { ownerKey, type SessionStore, type StoredSession } from "./session.ts";

/** Somebody who waits for a session. */
interface WaitingRead {
  readonly id: string;
  readonly resolve: (session: StoredSession | null) => void;
  readonly reject: (error: unknown) => void;
}

const sweepEveryMilliseconds = 10 * 60_000;

/**
 * Sessions in one SQLite file, for a single gateway. `file` may be `:memory:`. `now` is milliseconds since the
 * epoch. Throws when the file cannot be opened or written. Sessions of the form before this one are dropped.
 */
export function openSqliteSessionStore(file: string, now: () => number = Date.now): SessionStore {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA busy_timeout = 1000;
    DROP TABLE IF EXISTS session;
    CREATE TABLE IF NOT EXISTS live_session (
      id TEXT PRIMARY KEY,
      owner TEXT NOT NULL,
      record TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS live_session_expires_at ON live_session (expires_at);
    CREATE INDEX IF NOT EXISTS live_session_owner ON live_session (owner);
    CREATE TABLE IF NOT EXISTS known_place (
      place TEXT PRIMARY KEY,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `);
  const select = database.prepare("SELECT record FROM live_session WHERE id = ? AND expires_at > ?");
  const insert = database.prepare(
    "INSERT OR REPLACE INTO live_session (id, owner, record, expires_at) VALUES (?, ?, ?, ?)",
  );
  const update = database.prepare("UPDATE live_session SET record = ?, expires_at = ? WHERE id = ?");
  const remove = database.prepare("DELETE FROM live_session WHERE id = ?");
  const selectOwned = database.prepare("SELECT record FROM live_session WHERE owner = ? AND expires_at > ?");
  const removeOwned = database.prepare("DELETE FROM live_session WHERE owner = ?");
  const removeExpired = database.prepare("DELETE FROM live_session WHERE expires_at <= ?");
  const insertPlace = database.prepare(
    "INSERT OR REPLACE INTO known_place (place, expires_at) VALUES (?, ?)",
  );
  const selectPlace = database.prepare("SELECT 1 FROM known_place WHERE place = ? AND expires_at > ?");
  const removePlaces = database.prepare("DELETE FROM known_place WHERE expires_at <= ?");
  const sweepNow = (): void => {
    removeExpired.run(now());
    removePlaces.run(now());
  };
  sweepNow();
  const sweep = setInterval(sweepNow, sweepEveryMilliseconds).unref();

  let waiting: WaitingRead[] = [];
  const readWaiting = (): void => {
    const reads = waiting;
    waiting = [];
    try {
      database.exec("BEGIN");
      try {
        for (const { id, resolve } of reads) resolve(readNow(id));
      } finally {
        database.exec("COMMIT");
      }
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  };
  const readNow = (id: string): StoredSession | null => {
    const record = select.get(id, now())?.record;
    return typeof record === "string" ? decodeSession(record) : null;
  };

  return {
    // Requests that have come in together are looked up together, after all of them have: to begin to read costs more
    // than a read, and nobody is told what held before they asked.
    read(id) {
      return new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(readWaiting);
        waiting.push({ id, resolve, reject });
      });
    },
    async write(session, lifetimeSeconds) {
      const expiresAt = now() + lifetimeSeconds * 1000;
      insert.run(session.id, ownerKey(session.user), encodeSession(session), expiresAt);
    },
    async touch(session, lifetimeSeconds) {
      update.run(encodeSession(session), now() + lifetimeSeconds * 1000, session.id);
    },
    async remove(session) {
      remove.run(session.id);
    },
    async listOf(owner) {
      return selectOwned.all(ownerKey(owner), now()).flatMap(({ record }) => {
        const session = typeof record === "string" ? decodeSession(record) : null;
        return session === null ? [] : [session];
      });
    },
    async removeAllOf(owner) {
      removeExpired.run(now());
      return Number(removeOwned.run(ownerKey(owner)).changes);
    },
    async remember(place, seconds) {
      insertPlace.run(place, now() + seconds * 1000);
    },
    async knows(place) {
      return selectPlace.get(place, now()) !== undefined;
    },
    async close() {
      clearInterval(sweep);
      database.close();
    },
  };
}

import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { decodeSession, encodeSession } from "./record.ts";
import type { SessionStore } from "./session.ts";

const sweepEveryMilliseconds = 10 * 60_000;

/**
 * Sessions in one SQLite file, for a single gateway. `file` may be `:memory:`. `now` is milliseconds since the
 * epoch. Throws when the file cannot be opened or written.
 */
export function openSqliteSessionStore(file: string, now: () => number = Date.now): SessionStore {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA busy_timeout = 1000;
    CREATE TABLE IF NOT EXISTS session (
      id TEXT PRIMARY KEY,
      record TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS session_expires_at ON session (expires_at);
  `);
  const select = database.prepare("SELECT record FROM session WHERE id = ? AND expires_at > ?");
  const upsert = database.prepare(
    `INSERT INTO session (id, record, expires_at) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET record = excluded.record, expires_at = excluded.expires_at`,
  );
  const remove = database.prepare("DELETE FROM session WHERE id = ?");
  const removeExpired = database.prepare("DELETE FROM session WHERE expires_at <= ?");
  removeExpired.run(now());
  const sweep = setInterval(() => removeExpired.run(now()), sweepEveryMilliseconds).unref();

  return {
    async read(id) {
      const record = select.get(id, now())?.record;
      return typeof record === "string" ? decodeSession(record) : null;
    },
    async write(session, lifetimeSeconds) {
      upsert.run(session.id, encodeSession(session), now() + lifetimeSeconds * 1000);
    },
    async remove(id) {
      remove.run(id);
    },
    async close() {
      clearInterval(sweep);
      database.close();
    },
  };
}

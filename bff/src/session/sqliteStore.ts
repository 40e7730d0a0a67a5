import { openDatabaseFile } from "../storage/ownFiles.ts";
import { ordinaryLimits } from "./lifetime.ts";
import { decodeSession, decodeView, encodeSession, encodeView } from "./record.ts";
import { ownerKey, type SessionStore } from "./session.ts";
import { SqliteReads } from "./sqliteReads.ts";

/** A view that is over is kept until somebody has told of it, or as long as a session lasts. */
const viewKeptMilliseconds = ordinaryLimits.absolute * 1000;

const sweepEveryMilliseconds = 10 * 60_000;

/**
 * Sessions in one SQLite file, for a single gateway. `file` may be `:memory:`. `now` is milliseconds since the
 * epoch. Throws when the file cannot be opened or written. Sessions of the form before this one are dropped.
 */
export function openSqliteSessionStore(file: string, now: () => number = Date.now): SessionStore {
  const database = openDatabaseFile(file);
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
    CREATE TABLE IF NOT EXISTS session_view (
      id TEXT PRIMARY KEY,
      record TEXT NOT NULL,
      requests INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS known_place (
      place TEXT PRIMARY KEY,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
  `);
  const insert = database.prepare(
    "INSERT OR REPLACE INTO live_session (id, owner, record, expires_at) VALUES (?, ?, ?, ?)",
  );
  const update = database.prepare("UPDATE live_session SET record = ?, expires_at = ? WHERE id = ?");
  const remove = database.prepare("DELETE FROM live_session WHERE id = ?");
  const selectOwned = database.prepare("SELECT record FROM live_session WHERE owner = ? AND expires_at > ?");
  const removeOwned = database.prepare("DELETE FROM live_session WHERE owner = ?");
  const removeExpired = database.prepare("DELETE FROM live_session WHERE expires_at <= ?");
  const insertView = database.prepare(
    "INSERT OR REPLACE INTO session_view (id, record, requests, expires_at) VALUES (?, ?, 0, ?)",
  );
  const countView = database.prepare("UPDATE session_view SET requests = requests + 1 WHERE id = ?");
  const takeView = database.prepare("DELETE FROM session_view WHERE id = ? RETURNING record, requests");
  const removeViews = database.prepare("DELETE FROM session_view WHERE expires_at <= ?");
  const insertOrigin = database.prepare(
    "INSERT OR REPLACE INTO known_place (place, expires_at) VALUES (?, ?)",
  );
  const selectOrigin = database.prepare("SELECT 1 FROM known_place WHERE place = ? AND expires_at > ?");
  const removeOrigins = database.prepare("DELETE FROM known_place WHERE expires_at <= ?");
  const sweepNow = (): void => {
    try {
      removeExpired.run(now());
      removeViews.run(now());
      removeOrigins.run(now());
    } catch {
      // A full disk: what has expired counts for nothing, and goes with a later sweep.
    }
  };
  sweepNow();
  const sweep = setInterval(sweepNow, sweepEveryMilliseconds).unref();

  const reads = new SqliteReads(database, now);

  return {
    read: (id) => reads.read(id),
    async write(session, lifetimeSeconds) {
      const expiresAt = now() + lifetimeSeconds * 1000;
      reads.forget(session.id);
      insert.run(session.id, ownerKey(session.user), encodeSession(session), expiresAt);
    },
    async touch(session, lifetimeSeconds) {
      reads.forget(session.id);
      update.run(encodeSession(session), now() + lifetimeSeconds * 1000, session.id);
    },
    async probe() {
      insertOrigin.run("probe", now());
    },
    async remove(session) {
      reads.forget(session.id);
      remove.run(session.id);
    },
    async beginView(id, view) {
      reads.forget(id);
      insertView.run(id, encodeView(view), view.endsAt + viewKeptMilliseconds);
    },
    async countInView(id) {
      countView.run(id);
    },
    async endView(id) {
      reads.forget(id);
      const row = takeView.get(id);
      const view = typeof row?.["record"] === "string" ? decodeView(row["record"]) : null;
      return view === null ? null : { ...view, requests: Number(row?.["requests"]) };
    },
    async listOf(owner) {
      return selectOwned.all(ownerKey(owner), now()).flatMap(({ record }) => {
        const session = typeof record === "string" ? decodeSession(record) : null;
        return session === null ? [] : [session];
      });
    },
    async removeAllOf(owner) {
      reads.forgetAll();
      removeExpired.run(now());
      return Number(removeOwned.run(ownerKey(owner)).changes);
    },
    async remember(origin, seconds) {
      insertOrigin.run(origin, now() + seconds * 1000);
    },
    async knows(origin) {
      return selectOrigin.get(origin, now()) !== undefined;
    },
    async close() {
      clearInterval(sweep);
      database.close();
    },
  };
}

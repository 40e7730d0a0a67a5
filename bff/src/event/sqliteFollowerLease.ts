import { randomUUID } from "node:crypto";
import { openDatabaseFile } from "../storage/ownFiles.ts";
import { type FollowerLease, leaseMilliseconds } from "./followerLease.ts";

/**
 * The lease in an SQLite file, for a single gateway and the one that takes its place; or `:memory:`. Not the file of the
 * sessions: a change every second would have them read anew each time. `now` is milliseconds since the epoch. Throws when
 * the file cannot be opened or written.
 */
export function openSqliteFollowerLease(file: string, now: () => number = Date.now): FollowerLease {
  const database = openDatabaseFile(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA busy_timeout = 1000;
    CREATE TABLE IF NOT EXISTS event_follower (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      holder TEXT NOT NULL DEFAULT '',
      held_until INTEGER NOT NULL DEFAULT 0,
      reached TEXT
    ) STRICT;
    INSERT INTO event_follower (id) VALUES (1) ON CONFLICT DO NOTHING;
  `);
  const holder = randomUUID();
  const take = database.prepare(
    // A lease further ahead than any can be was taken before the clock was set back.
    `UPDATE event_follower SET holder = ?1, held_until = ?2
     WHERE holder = ?1 OR held_until NOT BETWEEN ?3 + 1 AND ?2`,
  );
  const read = database.prepare("SELECT reached FROM event_follower");
  const keep = database.prepare("UPDATE event_follower SET reached = ? WHERE holder = ?");
  const release = database.prepare("UPDATE event_follower SET holder = '', held_until = 0 WHERE holder = ?");
  return {
    take: async () => take.run(holder, now() + leaseMilliseconds, now()).changes > 0,
    async cursor() {
      const reached = read.get()?.["reached"];
      return typeof reached === "string" ? reached : null;
    },
    keep: async (reached) => keep.run(reached, holder).changes > 0,
    async release() {
      release.run(holder);
    },
    close: () => database.close(),
  };
}

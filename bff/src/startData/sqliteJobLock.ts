import { randomUUID } from "node:crypto";
import { openDatabaseFile } from "../storage/ownFiles.ts";
import { type JobLock, lockMilliseconds } from "./jobLock.ts";

/**
 * Job locks in one SQLite file, for a single gateway; it may be the file of the sessions, or `:memory:`. `now` is
 * milliseconds since the epoch. Throws when the file cannot be opened or written.
 */
export function openSqliteJobLock(file: string, now: () => number = Date.now): JobLock {
  const database = openDatabaseFile(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA busy_timeout = 1000;
    CREATE TABLE IF NOT EXISTS start_data_turn (
      company_id TEXT PRIMARY KEY,
      changes INTEGER NOT NULL,
      holder TEXT NOT NULL DEFAULT '',
      held_until INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
  `);
  const note = database.prepare(
    `INSERT INTO start_data_turn (company_id, changes) VALUES (?, 1)
     ON CONFLICT (company_id) DO UPDATE SET changes = changes + 1`,
  );
  const due = database.prepare("SELECT company_id FROM start_data_turn ORDER BY company_id");
  const take = database.prepare(
    // A lock further ahead than any can be was taken before the clock was set back.
    `UPDATE start_data_turn SET holder = ?2, held_until = ?3
     WHERE company_id = ?1 AND held_until NOT BETWEEN ?4 + 1 AND ?3 RETURNING changes`,
  );
  const isDue = database.prepare("SELECT 1 FROM start_data_turn WHERE company_id = ?");
  const holds = database.prepare(
    "SELECT 1 FROM start_data_turn WHERE company_id = ? AND holder = ? AND held_until > ?",
  );
  const forget = database.prepare(
    "DELETE FROM start_data_turn WHERE company_id = ? AND holder = ? AND changes = ?",
  );
  const release = database.prepare(
    "UPDATE start_data_turn SET holder = '', held_until = 0 WHERE company_id = ? AND holder = ?",
  );

  return {
    async note(companyId) {
      note.run(companyId);
    },
    due: async () => due.all().map((row) => String(row["company_id"])),
    async take(companyId) {
      const holder = randomUUID();
      const row = take.get(companyId, holder, now() + lockMilliseconds, now());
      if (row !== undefined) return { companyId, holder, changes: Number(row["changes"]) };
      return isDue.get(companyId) === undefined ? null : "taken";
    },
    holds: async ({ companyId, holder }) => holds.get(companyId, holder, now()) !== undefined,
    async end({ companyId, holder, changes }, isPublished) {
      if (isPublished) forget.run(companyId, holder, changes);
      release.run(companyId, holder);
    },
    close: () => database.close(),
  };
}

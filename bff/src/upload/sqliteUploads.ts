import { randomUUID } from "node:crypto";
import { openDatabaseFile } from "../storage/ownFiles.ts";
import { decodeUpload, encodeUpload, uploadLifetimeSeconds, type UploadRecords } from "./record.ts";

/**
 * Uploads in one SQLite file, for a single gateway; it may be the file of the sessions, or `:memory:`. `now` is
 * milliseconds since the epoch. Throws when the file cannot be opened or written.
 */
export function openSqliteUploads(
  file: string,
  now: () => number = Date.now,
  newId: () => string = randomUUID,
): UploadRecords {
  const database = openDatabaseFile(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA busy_timeout = 1000;
    CREATE TABLE IF NOT EXISTS upload (
      id TEXT PRIMARY KEY,
      record TEXT NOT NULL,
      image TEXT,
      sent INTEGER NOT NULL DEFAULT 0,
      checked INTEGER NOT NULL DEFAULT 0,
      claim TEXT,
      forget_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS upload_sweep (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      next_at INTEGER NOT NULL
    ) STRICT;
    INSERT OR IGNORE INTO upload_sweep VALUES (1, 0);
  `);
  const insert = database.prepare(`
    INSERT INTO upload (id, record, forget_at) SELECT ?1, ?2, ?3 WHERE ?4 IS NULL OR ?4 >= (
      SELECT json_extract(?2, '$.bytes') + coalesce(sum(json_extract(record, '$.bytes')), 0) FROM upload
      WHERE json_extract(record, '$.purpose') = json_extract(?2, '$.purpose')
        AND json_extract(record, '$.companyId') = json_extract(?2, '$.companyId') AND forget_at > ?5
    )
  `);
  const select = database.prepare("SELECT record, image FROM upload WHERE id = ? AND forget_at > ?");
  const take = {
    sent: database.prepare("UPDATE upload SET sent = 1 WHERE id = ? AND sent = 0 AND forget_at > ?"),
    checked: database.prepare("UPDATE upload SET checked = 1 WHERE id = ? AND checked = 0 AND forget_at > ?"),
  };
  const complete = database.prepare("UPDATE upload SET image = ? WHERE id = ?");
  const claim = database.prepare(
    "UPDATE upload SET claim = ?2 WHERE id = ?1 AND coalesce(claim, ?2) = ?2 AND forget_at > ?3",
  );
  const release = database.prepare("UPDATE upload SET claim = NULL WHERE id = ?");
  const remove = database.prepare("DELETE FROM upload WHERE id = ?");
  const takeSweep = database.prepare(
    // A turn further ahead than any can be was noted before the clock was set back.
    "UPDATE upload_sweep SET next_at = ?1 WHERE next_at NOT BETWEEN ?2 + 1 AND ?1",
  );
  const forget = database.prepare("DELETE FROM upload WHERE forget_at <= ?");

  return {
    newId,
    async add(upload, most) {
      const forgetAt = now() + uploadLifetimeSeconds * 1000;
      return insert.run(upload.id, encodeUpload(upload), forgetAt, most ?? null, now()).changes === 1;
    },
    async read(id) {
      const row = select.get(id, now());
      if (row === undefined || typeof row["record"] !== "string") return null;
      return decodeUpload(row["record"], typeof row["image"] === "string" ? row["image"] : null);
    },
    take: async (id, step) => take[step].run(id, now()).changes === 1,
    async complete(id, image) {
      complete.run(JSON.stringify(image), id);
    },
    claim: async (id, mark) => claim.run(id, mark, now()).changes === 1,
    async release(id) {
      release.run(id);
    },
    async forget({ id }) {
      remove.run(id);
    },
    async takeSweep(seconds) {
      forget.run(now());
      return takeSweep.run(now() + seconds * 1000, now()).changes === 1;
    },
    close: () => database.close(),
  };
}

import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Database } from "./schema.ts";

/** The database belongs to another version of the service; the message is one sentence for the operator. */
export class SchemaUnusable extends Error {
  override readonly name = "SchemaUnusable";
}

/**
 * Brings the database to the newest schema. Safe when several processes start at once: one migrates, the others wait.
 * A database that a later version has migrated is left as it is, when its schema still serves this version.
 * @returns whether the schema is a later one
 * @throws SchemaUnusable, or the first error of a migration; nothing of that run is kept
 */
export async function migrate(db: Kysely<Database>): Promise<"ours" | "later"> {
  const before = await standing(db);
  if (before !== "earlier") return before;
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(
            Object.entries(migrations).map(([name, statements]) => [
              name,
              {
                async up(connection: Kysely<unknown>) {
                  for (const statement of statements) await sql.raw(statement).execute(connection);
                },
              },
            ]),
          ),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return "ours";
  // A later version may have come in between, while this one waited for its turn.
  if ((await standing(db)) === "later") return "later";
  throw error;
}

/** Asked before the migrator is, which reads every table that there is: mostly there is nothing to do. */
async function standing(db: Kysely<Database>): Promise<"earlier" | "ours" | "later"> {
  const known = Object.keys(migrations);
  const made = await madeBefore(db);
  const foreign = made.find((name, index) => index < known.length && name !== known[index]);
  if (foreign !== undefined)
    throw new SchemaUnusable(
      `The database was made by a version of the service that is neither an earlier nor a later one of this (${foreign}): start the version that made it.`,
    );
  if (made.length <= known.length) return made.length < known.length ? "earlier" : "ours";
  const floor = await sql<{ serves_since: string }>`select serves_since from schema_floor`.execute(db);
  const since = floor.rows[0]?.serves_since ?? "";
  if (since in migrations) return "later";
  throw new SchemaUnusable(
    `The database was made by a later version of the service (${made.at(-1) ?? ""}), which this one is too old for: start one that knows ${since}.`,
  );
}

/** The migrations that have been made, in their order. */
async function madeBefore(db: Kysely<Database>): Promise<string[]> {
  const table = await sql<{
    there: boolean;
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (table.rows[0]?.there !== true) return [];
  const made = await sql<{
    name: string;
  }>`select name from kysely_migration order by timestamp, name`.execute(db);
  return made.rows.map(({ name }) => name);
}

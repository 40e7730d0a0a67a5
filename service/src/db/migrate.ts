import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Database } from "./schema.ts";

/**
 * Brings the database to the newest schema. Safe when several processes start at once: one migrates, the others wait.
 * @throws the first error of a migration; nothing of that run is kept
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
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
  if (error !== undefined) throw error;
}

import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { type Caller, field } from "../testing/caller.ts";
import { onEngines } from "../testing/engines.ts";
import { serverEngine } from "../testing/seededCopy.ts";

onEngines(serverEngine, (service) => {
  const call: Caller = (...given) => service().call(...given);
  const state = { search: "lamp", filters: [] };

  test("of two views that become everybody's default at the same time one is", async () => {
    const add = async (view_name: string) => {
      const view = {
        company_po_id: 1,
        seller_id: null,
        account_id: null,
        list_name: "race",
        view_name,
        state,
      };
      return Number(field((await call("POST /v1/companySavedView", view)).body, "view_id"));
    };
    const ids = [await add("Lamps"), await add("Desks"), await add("Chairs")];
    const other = await openDatabase(service().config.storage);
    try {
      // All wait for a fourth change of the same list, and go on at once.
      const { calls } = await other.db.transaction().execute(async (transaction) => {
        await sql`lock table saved_view in share mode`.execute(transaction);
        const given = ids.map((id) => call(`PUT /v1/companySavedView/${id}`, { is_default: true }));
        await expect
          .poll(
            async () => {
              const { rows } = await sql<{
                count: number;
              }>`select count(*)::int as count from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'`.execute(other.db);
              return rows[0]?.count;
            },
            { timeout: 30_000 },
          )
          .toBe(3);
        return { calls: given };
      });
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
      const defaults = await other.db
        .selectFrom("saved_view")
        .select("view_id")
        .where("list_name", "=", "race")
        .where("is_default", "=", true)
        .execute();
      expect(defaults).toHaveLength(1);
    } finally {
      await other.close();
    }
  });
});

// The embedded database does one thing after the other: there is nothing to try.
test.skipIf(serverEngine.length > 0)("two defaults at once need PostgreSQL: TEST_DATABASE_URL", ({ skip }) =>
  skip(),
);

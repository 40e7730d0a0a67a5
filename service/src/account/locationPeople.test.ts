import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { statements } from "../db/migrations/0014-location-owners.ts";
import { seedDemo } from "../demo/seed.ts";
import { personByEmail } from "../signIn/person.ts";

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase({ kind: "memory" });
  await migrate(database.db);
  await seedDemo(database.db, { passwordCost: "test" });
  await database.db
    .insertInto("account")
    .values({
      company_po_id: 1,
      seller_id: 1,
      email_id: "counter@verdant.test",
      first_name: "Meena",
      pw_hash: "none",
      active: true,
    })
    .execute();
});
afterAll(() => database.close());

const isMain = async (email: string) => (await personByEmail(database.db, email))?.record.primary_login;

test("a location has its administrator as main user, and others beside them", async () => {
  expect(await isMain("seller@verdant.test")).toBe(true);
  expect(await isMain("counter@verdant.test")).toBe(false);
  expect((await personByEmail(database.db, "counter@verdant.test"))?.record).toMatchObject({
    user_seller_id: 5,
    seller_id: 1,
    company_po_id: 1,
  });
});

test("administrators from before are made main users, and nobody else is", async () => {
  await database.db.updateTable("account").set({ primary_login: false }).execute();
  for (const statement of statements) await sql.raw(statement).execute(database.db);
  expect(await isMain("seller@verdant.test")).toBe(true);
  expect(await isMain("counter@verdant.test")).toBe(false);
  expect(await isMain("owner@verdant.test")).toBe(false);
});

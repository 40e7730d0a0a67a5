import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { migrations } from "./migrations.ts";
import type { Database } from "./schema.ts";

/** Runs the migrations from one to another; the last is left out. */
async function migrate(db: Kysely<Database>, from: number, to?: number): Promise<void> {
  for (const statements of Object.values(migrations).slice(from, to))
    for (const statement of statements) await sql.raw(statement).execute(db);
}

async function addOwner(db: Kysely<Database>): Promise<void> {
  await sql`insert into company (business_type, business_vertical_name, business_vertical_description, business_name,
      business_subdomain, legal_name, area_name, zip, stateshort, admin_first_name, admin_gender, admin_dob,
      admin_title, admin_phone, admin_email)
    values (1, 'a', 'b', 'c', 'd', 'e', 'f', '560038', 'KA', 'g', 2, '1988-04-23', 'h', '9876543210', 'i@j.test')`.execute(
    db,
  );
  await sql`insert into account (company_po_id, email_id, first_name, pw_hash) values (1, 'i@j.test', 'g', '')`.execute(
    db,
  );
}

test("what was there before the two instants has them from the one it had, and leaves no trace in the trail", async () => {
  const { db, close } = await openDatabase({ kind: "memory" });
  const names = Object.keys(migrations);
  const before = names.indexOf("0030-record-times");
  await migrate(db, 0, before);
  await addOwner(db);
  await sql`insert into company_bank (company_po_id, account_holder, bank_name, branch_name, account_number, ifsc,
      account_type, created_at)
    values (1, 'a', 'b', 'c', '123456789', 'HDFC0001234', 'CURRENT', '2026-01-02T03:04:05.678Z')`.execute(db);
  await sql`insert into user_preference (account_id, preference_key, preference_value, updated_at)
    values (1, 'theme', '"dark"', '2026-02-03T04:05:06.789Z')`.execute(db);
  const trail = () => db.selectFrom("audit").selectAll().where("entity", "=", "company_bank").execute();
  const entries = await trail();
  await migrate(db, before);
  const times = ["created_at", "updated_at"] as const;
  expect(await db.selectFrom("company_bank").select(times).execute()).toEqual([
    { created_at: "2026-01-02T03:04:05.678Z", updated_at: "2026-01-02T03:04:05.678Z" },
  ]);
  expect(await db.selectFrom("user_preference").select(times).execute()).toEqual([
    { created_at: "2026-02-03T04:05:06.789Z", updated_at: "2026-02-03T04:05:06.789Z" },
  ]);
  expect(await trail()).toMatchObject(entries);
  await sql`update company_bank set bank_name = 'd'`.execute(db);
  expect((await trail()).at(-1)).toMatchObject({ action: "update", after: { bank_name: "d" } });
  expect((await trail()).at(-1)?.after).not.toHaveProperty("account_number");
  expect((await trail()).at(-1)?.after).not.toHaveProperty("updated_at");
  await close();
});

test("who was there to chat with before the two instants was added with their account", async () => {
  const { db, close } = await openDatabase({ kind: "memory" });
  const before = Object.keys(migrations).indexOf("0034-chat-person-times");
  await migrate(db, 0, before);
  await addOwner(db);
  await sql`update account set created_at = '2026-01-02T03:04:05.678Z'`.execute(db);
  await migrate(db, before);
  const person = db.selectFrom("chat_person").select(["created_at", "updated_at"]);
  const added = "2026-01-02T03:04:05.678Z";
  expect(await person.where("person_id", "=", "owner-1").execute()).toEqual([
    { created_at: added, updated_at: added },
  ]);
  await sql`update chat_person set status_text = 'Here'`.execute(db);
  const { updated_at } = await person.where("person_id", "=", "owner-1").executeTakeFirstOrThrow();
  expect(Date.parse(updated_at)).toBeGreaterThan(Date.parse(added));
  await close();
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { prepareDemo } from "../demo/prepare.ts";
import { resetTwoStepOf } from "./command.ts";

test("an operator takes it off whoever has lost it: told by mail, in the audit trail as the operator", async () => {
  const folder = await mkdtemp(join(tmpdir(), "two-step-"));
  const config = {
    ...readConfig({ DATA_DIR: folder, SMTP_URL: "" }),
    storage: { kind: "folder", folder } as const,
  };
  const database = await openDatabase(config.storage);
  await migrate(database.db);
  await prepareDemo(database, config);
  await database.db
    .insertInto("two_step")
    .values({ account_id: 1, secret_sealed: "sealed", enabled_at: "2026-01-01T00:00:00Z" })
    .execute();
  // The address is somebody's who was invited elsewhere and never came, too.
  await database.db
    .insertInto("account")
    .values({
      company_po_id: 2,
      email_id: "OWNER@verdant.test",
      first_name: "Never",
      pw_hash: "",
      account_id: -1,
    })
    .execute();
  await sql`update account set first_name = first_name where account_id = 1`.execute(database.db);
  await database.close();

  expect(await resetTwoStepOf(config, "nobody@verdant.test")).toEqual({
    isDone: false,
    text: "Nobody signs in with this address.",
  });
  expect(await resetTwoStepOf(config, " Owner@verdant.test ")).toEqual({
    isDone: true,
    text: "Two-step sign-in is off for this account; a mail says so.",
  });
  expect(await resetTwoStepOf(config, "owner@verdant.test")).toEqual({
    isDone: false,
    text: "Two-step sign-in is off for this account already.",
  });

  const { db, close } = await openDatabase(config.storage);
  expect(await db.selectFrom("two_step").select("account_id").execute()).toEqual([]);
  const mails = await db
    .selectFrom("mail")
    .select("subject")
    .where("recipient", "=", "owner@verdant.test")
    .execute();
  expect(mails).toEqual([{ subject: "Two-step sign-in was turned off" }]);
  const notes = await db
    .selectFrom("audit")
    .select(["actor", "after"])
    .where("action", "=", "note")
    .where("entity_id", "=", 1)
    .execute();
  expect(notes).toEqual([
    { actor: "operator", after: { note: "two_step_reset" } },
    { actor: "operator", after: { note: "mail_sent", mail: "two_step_reset" } },
  ]);
  await close();
  await rm(folder, { recursive: true });
});

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { issueVerification, useVerification } from "./verification.ts";

describe.each(oneEngine)("links of invitations on %s", (engine) => {
  let database: OpenDatabase;
  let remove: () => Promise<unknown>;

  beforeAll(async () => {
    const copy = await copySeeded(engine);
    remove = copy.remove;
    database = await openDatabase(copy.storage);
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  test.each([
    ["23 hours 59 minutes 50 seconds", true],
    ["24 hours 1 second", false],
  ])("after %s one can be followed: %s, and never twice", async (age, isGood) => {
    const { db } = database;
    const link = await issueVerification(db, 1);
    await sql`update verification set created_at = created_at - ${age}::interval,
      expires_at = expires_at - ${age}::interval where verification_id = ${link.activation}`.execute(db);
    expect(await useVerification(db, link)).toBe(isGood);
    expect(await useVerification(db, link)).toBe(false);
  });
});

import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { rawCall, signedInCaller } from "../testing/caller.ts";
import { developmentAccess, startProgram } from "../testing/program.ts";
import { registration } from "../testing/registration.ts";
import { everyEngine } from "../testing/seededCopy.ts";
import { seededPlace } from "../testing/seededPlace.ts";
import { openDatabase } from "./database.ts";

// Each start of a real program opens a database; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

test.each(everyEngine)(
  "on %s, a full disk keeps nobody from reading, and is told by readiness",
  async (engine) => {
    const { storage, environment } = await seededPlace(engine);
    const tokenHash = createHash("sha256").update("a token").digest("hex");
    const { db, close } = await openDatabase(storage);
    await sql`insert into api_token (account_id, company_po_id, token_name, token_prefix, token_hash, permissions, expires_at)
    select account_id, company_po_id, 'Warehouse', 'bo_abcdefgh', ${tokenHash}, '{PRODUCT_UPDATE}', now() + interval '1 day'
    from account where email_id = 'owner@verdant.test'`.execute(db);
    await sql`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
    for (const table of ["api_token_use", "idempotency", "company"])
      await sql`create trigger full_disk before insert or update on ${sql.table(table)}
      for each row execute function full_disk()`.execute(db);
    await close();

    const service = await startProgram({ ...environment, LOG_LEVEL: "warn" }, { waitFor: "/healthz" });
    const call = await signedInCaller(service.url, developmentAccess);
    const found = await call(`GET /v1/apiToken/hash/${tokenHash}`);
    expect(found.status).toBe(200);
    expect(found.body).toMatchObject([{ token_name: "Warehouse" }]);
    const refused = await call("POST /v1/companyPO", registration("Fullest"));
    expect([refused.status, refused.body]).toEqual([
      503,
      { statusCode: 503, error: "Service Unavailable", message: "The database is not available" },
    ]);
    const ready = await rawCall(service.url, "GET /readyz", undefined, {});
    expect([ready.status, ready.body]).toEqual([
      503,
      {
        statusCode: 503,
        error: "Service Unavailable",
        message: "The database does not answer, or cannot be written",
      },
    ]);
    expect((await rawCall(service.url, "GET /healthz", undefined, {})).status).toBe(200);
    expect(await service.stop("SIGTERM")).toBe(0);
    expect(service.log()).toContain('"msg":"use of a token not noted"');
    expect(service.log()).toContain('"msg":"not ready"');
  },
);

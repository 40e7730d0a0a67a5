import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, inject, test, vi } from "vitest";
import { rawCall, signedInCaller } from "../testing/caller.ts";
import { command, databaseUrl } from "../testing/databaseServer.ts";
import { startProgram } from "../testing/program.ts";
import { registered, registration } from "../testing/registration.ts";
import { openDatabase, type Storage } from "./database.ts";

// Each start of a real program makes or opens a database; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

const cleanUps: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

interface Place {
  readonly storage: Storage;
  readonly environment: Readonly<Record<string, string>>;
}

async function folder(): Promise<Place> {
  const data = await mkdtemp(join(tmpdir(), "service-full-"));
  cleanUps.push(() => rm(data, { recursive: true, force: true }));
  return { storage: { kind: "folder", folder: data }, environment: { DATA_DIR: data } };
}

async function database(): Promise<Place> {
  const name = `service_full_${process.pid}`;
  await command(inject("serverUrl"), `create database ${name}`);
  cleanUps.push(() => command(inject("serverUrl"), `drop database ${name} with (force)`));
  const url = databaseUrl(inject("serverUrl"), name);
  return { storage: { kind: "server", url }, environment: { DATABASE_URL: url } };
}

const engines = [
  { engine: "PGlite", place: folder },
  ...(inject("serverUrl") === "" ? [] : [{ engine: "PostgreSQL", place: database }]),
];

const access = {
  username: "gateway",
  password: "gateway-development",
  apiKey: "development-api-key",
  apiKeyHeader: "x-api-key",
  apiVersionHeader: "x-api-version",
  tokenSecret: "",
};

test.each(engines)(
  "on $engine, a full disk keeps nobody from reading, and is told by readiness",
  async ({ place }) => {
    const { storage, environment } = await place();
    const tokenHash = createHash("sha256").update("a token").digest("hex");
    const before = await startProgram(environment);
    await registered(await signedInCaller(before.url, access), "Fuller");
    await before.stop("SIGTERM");

    const { db, close } = await openDatabase(storage);
    await sql`update account set active = true`.execute(db);
    await sql`insert into api_token (account_id, company_po_id, token_name, token_prefix, token_hash, permissions, expires_at)
    select account_id, company_po_id, 'Warehouse', 'bo_abcdefgh', ${tokenHash}, '{PRODUCT_UPDATE}', now() + interval '1 day'
    from account`.execute(db);
    await sql`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
    for (const table of ["api_token_use", "idempotency", "company"])
      await sql`create trigger full_disk before insert or update on ${sql.table(table)}
      for each row execute function full_disk()`.execute(db);
    await close();

    const service = await startProgram({ ...environment, LOG_LEVEL: "warn" }, { waitFor: "/healthz" });
    const call = await signedInCaller(service.url, access);
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

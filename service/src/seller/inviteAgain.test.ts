import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/database.ts";
import { startService } from "../server.ts";
import { signedInCaller } from "../testing/caller.ts";
import { invitation, registered, sellerForm } from "../testing/registration.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "service-invitation-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a service on the same data as before, for as long as `work` takes. */
async function withService<T>(work: (service: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const service = await open();
  try {
    return await work(service);
  } finally {
    await service.close();
  }
}

async function open() {
  const base = readConfig({ PORT: "0", DATA_DIR: folder, LOG_LEVEL: "silent" });
  const config = { ...base, settings: { ...base.settings, passwordCost: "test" as const } };
  const { url, close } = await startService(config);
  return { url, config, close, call: await signedInCaller(url, config.access) };
}

test("a minute later the administrator gets another link and password, and the old ones are worth nothing", async () => {
  const email = "laurelshop@seller.test";
  const first = await withService(async (service) => {
    const company = await registered(service.call, "Laurel");
    await service.call("POST /v1/companySeller", sellerForm("Laurel Shop", company));
    return invitation(service, email);
  });

  const { db, close } = await openDatabase({ kind: "folder", folder });
  await sql`update verification set created_at = created_at - interval '61 seconds'`.execute(db);
  await close();

  await withService(async (service) => {
    const response = await service.call("POST /v1/companySeller/2/invitation");
    expect(response).toMatchObject({ status: 200, body: { admin_active: false, admin_email: email } });
    const second = await invitation(service, email);
    expect(second.kind).toBe("b");
    expect(second.password).not.toBe(first.password);
    const activate = ({ activation, iv }: typeof first) =>
      service.call("POST /v1/companySeller/activation", { activation, iv });
    const signIn = (pw: string) => service.call("POST /signin", { email, pw });
    expect((await activate(first)).status).toBe(422);
    expect((await activate(second)).status).toBe(200);
    expect((await signIn(first.password)).status).toBe(401);
    expect((await signIn(second.password)).status).toBe(200);
  });
}, 60_000);

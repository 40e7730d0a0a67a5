import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startStubService, type StubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubOwner, trySignIn, viewerName } from "../../test/doubles/stubUser.ts";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { freePort, hasRedis, startRedis } from "../../test/harness/redisServer.ts";

/** A session store that takes nothing more while it is full. */
interface FullableStore {
  readonly environment: Readonly<Record<string, string>>;
  fill(): Promise<void>;
  empty(): Promise<void>;
  remove(): Promise<void>;
}

async function sqlite(): Promise<FullableStore> {
  const folder = mkdtempSync(join(tmpdir(), "full-"));
  const file = join(folder, "sessions.sqlite");
  const alter = async (...statements: readonly string[]): Promise<void> => {
    const database = new DatabaseSync(file);
    for (const statement of statements) database.exec(statement);
    database.close();
  };
  const writes = ["live_session", "known_place"].flatMap((table) =>
    ["insert", "update", "delete"].map((kind) => ({ name: `full_${table}_${kind}`, kind, table })),
  );
  return {
    environment: { SESSION_FILE: file },
    fill: () =>
      alter(
        ...writes.map(
          ({ name, kind, table }) =>
            `create trigger ${name} before ${kind} on ${table}
             begin select raise(abort, 'database or disk is full'); end`,
        ),
      ),
    empty: () => alter(...writes.map(({ name }) => `drop trigger ${name}`)),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

async function redis(): Promise<FullableStore> {
  const port = await freePort();
  const server = await startRedis(port);
  const client = new Redis(port);
  return {
    environment: { REDIS_URL: `redis://127.0.0.1:${port}` },
    fill: async () => void (await client.config("SET", "maxmemory", "1")),
    empty: async () => void (await client.config("SET", "maxmemory", "0")),
    async remove() {
      client.disconnect();
      await server.stop();
    },
  };
}

if (!hasRedis) console.log("Left out: sessions in a full Redis (TEST_REDIS_URL is not set).");

describe.each([
  { name: "a file on a full disk", open: sqlite },
  ...(hasRedis ? [{ name: "a full Redis", open: redis }] : []),
])("sessions in $name", ({ open }) => {
  const user = stubOwner();
  let store: FullableStore;
  let service: StubService;
  let gateway: TestGateway;
  let isActive: boolean;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    isActive = true;
    store = await open();
    service = await startStubService({
      ...signInRoute(user),
      "GET /readyz": () => ({ body: { status: "ok" } }),
      "GET /v1/account/user_po_id/{id}": () => ({ body: [{ ...user.record, active: isActive }] }),
    });
    gateway = await startTestGateway(service.url, store.environment);
  });
  afterEach(async () => {
    await gateway.close();
    await service.close();
    await store.remove();
    vi.useRealTimers();
  });

  const readiness = async () => (await gateway.fetch("/readyz")).json();
  const logged = (msg: string) => gateway.records().filter((record) => record["msg"] === msg);

  test("who is signed in stays so; readiness, the log and the figures tell what does not work, and when it does again", async () => {
    const caller = gateway.caller();
    expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
    await store.fill();
    // The use of the session is due to be noted.
    vi.setSystemTime(Date.now() + 10 * 60_000);
    for (let turn = 0; turn < 3; turn += 1) expect(await viewerName(caller)).toBe("Verdant");
    expect(await trySignIn(gateway.caller(), user.password)).toBe("UnavailableError");
    await expect.poll(readiness).toEqual({
      status: "not ready",
      service: true,
      sessions: true,
      sessionWrites: false,
    });
    expect(logged("degraded")).toMatchObject([{ part: "session_writes" }]);
    const figure = async () => (await gateway.fetch("/metrics")).text();
    expect(await figure()).toContain('gateway_degraded{part="session_writes"} 1');

    await store.empty();
    await expect
      .poll(readiness)
      .toEqual({ status: "ready", service: true, sessions: true, sessionWrites: true });
    expect(logged("works again")).toMatchObject([{ part: "session_writes" }]);
    expect(await figure()).toContain('gateway_degraded{part="session_writes"} 0');
    expect(await trySignIn(gateway.caller(), user.password)).toBe("SignInSuccess");
  });

  test("who could not be signed in for it has used up no attempt", async () => {
    await store.fill();
    const caller = gateway.caller();
    for (let turn = 0; turn < 6; turn += 1)
      expect(await trySignIn(caller, user.password)).toBe("UnavailableError");
    await store.empty();
    expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
  });

  test("who may not sign in any more is out, also while that cannot be written", async () => {
    const caller = gateway.caller();
    expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
    await store.fill();
    isActive = false;
    vi.setSystemTime(Date.now() + 60_000);
    expect(await viewerName(caller)).toBeNull();
  });
});

describe.runIf(hasRedis)("a Redis that is silent", () => {
  test("holds a sign-in up for about a second, and everybody's session goes on when it speaks again", async () => {
    const port = await freePort();
    const server = await startRedis(port);
    const user = stubOwner();
    const service = await startStubService(signInRoute(user));
    const gateway = await startTestGateway(service.url, { REDIS_URL: `redis://127.0.0.1:${port}` });
    const caller = gateway.caller();
    expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
    server.sleep();
    const startedAt = performance.now();
    expect(await trySignIn(gateway.caller(), user.password)).toBe("UnavailableError");
    const took = performance.now() - startedAt;
    // Each command would wait a second of its own: five or six of them.
    expect(took).toBeGreaterThan(900);
    expect(took).toBeLessThan(2_500);
    expect((await caller.send("{ viewer { name } }")).status).toBe(503);
    server.wake();
    await expect.poll(() => viewerName(caller).catch(() => null)).toBe("Verdant");
    await gateway.close();
    await service.close();
    await server.stop();
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { newSessionSecret, sessionIdOf } from "./cookie.ts";
import { identify, type Follow } from "./identify.ts";
import { openRedisSessionStore } from "./redisStore.ts";
import { openSqliteSessionStore } from "./sqliteStore.ts";

/** These sessions are not read again. */
const asItIs: Follow = (session) => session;

const hour = 60 * 60_000;

test("a record of another form counts as signed out", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sessions-"));
  const file = join(folder, "sessions.sqlite");
  const store = openSqliteSessionStore(file);
  const database = new DatabaseSync(file);
  const secret = newSessionSecret();
  const insert = database.prepare("INSERT OR REPLACE INTO live_session VALUES (?, 'owner:12', ?, ?)");
  for (const record of ["{}", "not JSON", '{"id":"x"}']) {
    insert.run(sessionIdOf(secret), record, Date.now() + hour);
    expect(await identify(store, secret, Date.now(), asItIs)).toBeNull();
  }
  database.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

test("a Redis that is down is an error, not a signed-out user, and within two seconds", async () => {
  const store = openRedisSessionStore("redis://127.0.0.1:4198", () => {});
  const startedAt = performance.now();
  await expect(identify(store, newSessionSecret(), Date.now(), asItIs)).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await store.close();
});

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { newSessionSecret } from "../../src/session/cookie.ts";
import { openRedisSessionStore } from "../../src/session/redisStore.ts";
import type { SessionStore } from "../../src/session/session.ts";
import { openSqliteSessionStore } from "../../src/session/sqliteStore.ts";

/** A session store that a test has to itself. */
export interface TestedStore {
  open(): SessionStore;
  /** Everything the store holds, as text. */
  content(): Promise<string>;
  remove(): Promise<void>;
}

function sqlite(): TestedStore {
  const folder = mkdtempSync(join(tmpdir(), "sessions-"));
  const file = join(folder, "new", "sessions.sqlite");
  return {
    open: () => openSqliteSessionStore(file),
    content: () => Promise.resolve(readFileSync(file, "latin1") + readFileSync(`${file}-wal`, "latin1")),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true })),
  };
}

function redis(url: string): TestedStore {
  const prefix = `test:${newSessionSecret()}:`;
  const client = new Redis(url);
  return {
    open: () => openRedisSessionStore(url, () => {}, prefix),
    async content() {
      const keys = await client.keys(`${prefix}*`);
      const read = async (key: string) =>
        (await client.type(key)) === "set" ? client.smembers(key) : client.get(key);
      return JSON.stringify([keys, await Promise.all(keys.map(read))]);
    },
    async remove() {
      const keys = await client.keys(`${prefix}*`);
      if (keys.length > 0) await client.del(keys);
      client.disconnect();
    },
  };
}

const redisUrl = process.env.TEST_REDIS_URL;
if (redisUrl === undefined) console.log("Left out: sessions in Redis (TEST_REDIS_URL is not set).");
/** Each kind that can be tried here. */
export const sessionStores: [string, () => TestedStore][] = [["SQLite", sqlite]];
if (redisUrl !== undefined) sessionStores.push(["Redis", () => redis(redisUrl)]);

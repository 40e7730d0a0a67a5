import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterEach, describe, expect, test } from "vitest";
import type { UploadRecord, UploadRecords } from "./record.ts";
import { openRedisUploads } from "./redisUploads.ts";
import { openSqliteUploads } from "./sqliteUploads.ts";

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Two gateways over one list of uploads. */
function sqlitePair(): [UploadRecords, UploadRecords] {
  const folder = mkdtempSync(join(tmpdir(), "uploads-"));
  const open = () => openSqliteUploads(join(folder, "new", "sessions.sqlite"));
  const pair: [UploadRecords, UploadRecords] = [open(), open()];
  ends.push(() => {
    for (const records of pair) records.close();
    rmSync(folder, { recursive: true });
  });
  return pair;
}

function redisPair(url: string): [UploadRecords, UploadRecords] {
  const prefix = `test:${randomUUID()}:`;
  const pair: [UploadRecords, UploadRecords] = [openRedisUploads(url, prefix), openRedisUploads(url, prefix)];
  ends.push(async () => {
    for (const records of pair) records.close();
    const client = new Redis(url);
    const keys = await client.keys(`${prefix}*`);
    if (keys.length > 0) await client.del(keys);
    client.disconnect();
  });
  return pair;
}

function upload(id: string): UploadRecord {
  return {
    id,
    owner: "owner:10",
    companyId: "1",
    purpose: "BANNER_IMAGE",
    contentType: "image/webp",
    bytes: 12,
    expiresAt: 34,
  };
}
const image = { contentType: "image/webp", width: 1, height: 2, bytes: 3 } as const;

const redisUrl = process.env["TEST_REDIS_URL"];
if (redisUrl === undefined) console.log("Left out: uploads in Redis (TEST_REDIS_URL is not set).");
const stores: [string, () => [UploadRecords, UploadRecords]][] = [["SQLite", sqlitePair]];
if (redisUrl !== undefined) stores.push(["Redis", () => redisPair(redisUrl)]);

describe.each(stores)("uploads in %s", (_, open) => {
  test("what one gateway notes, the other knows", async () => {
    const [one, two] = open();
    const id = one.newId();
    await one.add(upload(id));
    expect(await two.read(id)).toEqual({ ...upload(id), image: null });
    await two.complete(id, image);
    expect(await one.read(id)).toEqual({ ...upload(id), image });
    expect(await one.read(one.newId())).toBeNull();
  });

  test("each step is taken once, whichever gateway is asked", async () => {
    const [one, two] = open();
    const id = one.newId();
    await one.add(upload(id));
    for (const step of ["sent", "checked"] as const) {
      const taken = await Promise.all([one, two, one, two].map((records) => records.take(id, step)));
      expect(taken.filter(Boolean)).toHaveLength(1);
    }
    expect(await one.take(one.newId(), "sent")).toBe(false);
    expect(await one.read(one.newId())).toBeNull();
  });

  test("it is claimed by one change, which may come again, and by another after it was released", async () => {
    const [one, two] = open();
    const id = one.newId();
    await one.add(upload(id));
    expect([await one.claim(id, "a"), await two.claim(id, "a"), await two.claim(id, "b")]).toEqual([
      true,
      true,
      false,
    ]);
    await two.release(id);
    expect([await two.claim(id, "b"), await one.claim(id, "a")]).toEqual([true, false]);
    expect(await one.claim(one.newId(), "a")).toBe(false);
    await one.complete(one.newId(), image);
  });

  test("of one purpose a company has so many bytes lying, whichever gateway is asked; what is forgotten makes room", async () => {
    const [one, two] = open();
    const table = (bytes: number, changed: Partial<UploadRecord> = {}): UploadRecord => ({
      ...upload(one.newId()),
      purpose: "IMPORT_FILE",
      bytes,
      ...changed,
    });
    const first = table(60);
    expect(await one.add(first, 100)).toBe(true);
    const refused = table(41);
    expect([await two.add(refused, 100), await two.read(refused.id)]).toEqual([false, null]);
    expect(await two.add(table(40), 100)).toBe(true);
    // Neither another company nor another purpose counts, and what has no limit is always added.
    expect(await one.add(table(100, { companyId: "2" }), 100)).toBe(true);
    expect(await one.add(table(100, { purpose: "BANNER_IMAGE" }), 100)).toBe(true);
    expect(await one.add(table(1000, { companyId: "3" }))).toBe(true);
    await two.forget(first);
    expect(await one.read(first.id)).toBeNull();
    await one.forget(first);
    const both = await Promise.all([one, two].map((records) => records.add(table(60), 100)));
    expect(both.filter(Boolean)).toHaveLength(1);
  });

  test("one gateway of several sweeps", async () => {
    const [one, two] = open();
    const turns = await Promise.all([one, two, one, two].map((records) => records.takeSweep(60)));
    expect(turns.filter(Boolean)).toHaveLength(1);
  });
});

const hour = 60 * 60_000;

test("an upload is forgotten after a day, and another sweep is due after an hour", async () => {
  let now = Date.parse("2026-11-20T08:00:00Z");
  const records = openSqliteUploads(":memory:", () => now);
  const id = records.newId();
  await records.add(upload(id));
  expect([await records.takeSweep(3600), await records.takeSweep(3600)]).toEqual([true, false]);
  now += hour;
  expect(await records.takeSweep(3600)).toBe(true);
  now += 23 * hour - 1;
  expect(await records.read(id)).not.toBeNull();
  now += 1;
  expect([await records.read(id), await records.take(id, "sent"), await records.claim(id, "a")]).toEqual([
    null,
    false,
    false,
  ]);
  records.close();
});

test("a sweep is due after the clock was set back", async () => {
  let now = Date.parse("2026-11-20T08:00:00Z");
  const records = openSqliteUploads(":memory:", () => now);
  expect(await records.takeSweep(3600)).toBe(true);
  now -= 24 * hour;
  expect([await records.takeSweep(3600), await records.takeSweep(3600)]).toEqual([true, false]);
  records.close();
});

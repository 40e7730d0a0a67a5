import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openRedisJobLock } from "./redisJobLock.ts";
import { openSqliteJobLock } from "./sqliteJobLock.ts";
import { lockMilliseconds, type LockedJob, type JobLock } from "./jobLock.ts";

const redisUrl = process.env["TEST_REDIS_URL"];
if (redisUrl === undefined) console.log("Left out: job locks in Redis (TEST_REDIS_URL is not set).");

const stores: readonly (readonly [string, () => JobLock])[] = [
  ["SQLite", () => openSqliteJobLock(":memory:")],
  ...(redisUrl === undefined
    ? []
    : [["Redis", () => openRedisJobLock(redisUrl, `test:${randomUUID()}:`)] as const]),
];

describe.each(stores)("job locks in %s", (_name, open) => {
  let jobLock: JobLock;

  beforeEach(() => {
    jobLock = open();
  });
  afterEach(() => jobLock.close());

  async function taken(companyId: string): Promise<LockedJob> {
    const job = await jobLock.take(companyId);
    if (job === null || job === "taken") throw new Error(`The lock is ${job}.`);
    return job;
  }

  test("what has not changed has nothing to lock", async () => {
    expect(await jobLock.take("1")).toBeNull();
    expect(await jobLock.due()).toEqual([]);
  });

  test("a company that has changed is locked by one gateway at a time, beside those of others", async () => {
    await jobLock.note("1");
    await jobLock.note("1");
    await jobLock.note("2");
    expect(await jobLock.due()).toEqual(["1", "2"]);
    const first = await taken("1");
    expect(await jobLock.take("1")).toBe("taken");
    expect(await jobLock.holds(first)).toBe(true);
    expect((await taken("2")).companyId).toBe("2");
  });

  test("what was published is no longer due", async () => {
    await jobLock.note("1");
    await jobLock.end(await taken("1"), true);
    expect(await jobLock.due()).toEqual([]);
    expect(await jobLock.take("1")).toBeNull();
  });

  test("a change while it is locked, and a publication that failed, are still due", async () => {
    await jobLock.note("1");
    const first = await taken("1");
    await jobLock.note("1");
    await jobLock.end(first, true);
    expect(await jobLock.due()).toEqual(["1"]);
    const second = await taken("1");
    await jobLock.end(second, false);
    const third = await taken("1");
    expect(third.holder).not.toBe(second.holder);
    await jobLock.end(third, true);
    expect(await jobLock.due()).toEqual([]);
  });

  test("only the holder releases a lock", async () => {
    await jobLock.note("1");
    const job = await taken("1");
    await jobLock.end({ ...job, holder: "another" }, true);
    expect(await jobLock.holds(job)).toBe(true);
    expect(await jobLock.holds({ ...job, holder: "another" })).toBe(false);
    expect(await jobLock.due()).toEqual(["1"]);
  });
});

test("a lock whose holder has died passes to another after a minute", async () => {
  let now = 1_000;
  const jobLock = openSqliteJobLock(":memory:", () => now);
  await jobLock.note("1");
  const dead = await jobLock.take("1");
  now += lockMilliseconds - 1;
  expect(await jobLock.take("1")).toBe("taken");
  now += 1;
  const next = await jobLock.take("1");
  expect(next).toMatchObject({ companyId: "1", changes: 1 });
  if (dead === null || dead === "taken") throw new Error("There was no lock.");
  expect(await jobLock.holds(dead)).toBe(false);
  jobLock.close();
});

test("a lock from before the clock was set back holds nobody up", async () => {
  let now = 10 * lockMilliseconds;
  const jobLock = openSqliteJobLock(":memory:", () => now);
  await jobLock.note("1");
  const before = await jobLock.take("1");
  if (before === null || before === "taken") throw new Error("There was no lock.");
  now -= 5 * lockMilliseconds;
  expect(await jobLock.take("1")).toMatchObject({ companyId: "1", changes: 1 });
  expect(await jobLock.holds(before)).toBe(false);
  jobLock.close();
});

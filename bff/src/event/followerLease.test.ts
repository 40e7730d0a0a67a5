import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../test/harness/temporaryFolder.ts";
import { type FollowerLease, leaseMilliseconds } from "./followerLease.ts";
import { openRedisFollowerLease } from "./redisFollowerLease.ts";
import { openSqliteFollowerLease } from "./sqliteFollowerLease.ts";

const redisUrl = process.env["TEST_REDIS_URL"];
if (redisUrl === undefined)
  console.log("Left out: the follower's lease in Redis (TEST_REDIS_URL is not set).");

/** Opens the lease of one gateway after the other, in one place. */
type Place = () => FollowerLease;

const files = (): Place => {
  const file = join(temporaryFolder(), "lease.sqlite");
  return () => openSqliteFollowerLease(file);
};
const stores: readonly (readonly [string, () => Place])[] = [
  ["SQLite", files],
  ...(redisUrl === undefined
    ? []
    : [
        [
          "Redis",
          (): Place => {
            const prefix = `test:${randomUUID()}:`;
            return () => openRedisFollowerLease(redisUrl, prefix);
          },
        ] as const,
      ]),
];

describe.each(stores)("the lease in %s", (_name, place) => {
  test("one gateway has it, and keeps how far it is; another has it as soon as it lets go, from there on", async () => {
    const open = place();
    const [one, two] = [open(), open()];
    expect(await one.cursor()).toBeNull();
    expect([await one.take(), await two.take(), await one.take()]).toEqual([true, false, true]);
    expect([await one.keep("10-1"), await two.keep("99-9"), await two.cursor()]).toEqual([
      true,
      false,
      "10-1",
    ]);
    await two.release();
    expect(await two.take()).toBe(false);
    await one.release();
    expect([await two.take(), await one.keep("11-2"), await two.cursor()]).toEqual([true, false, "10-1"]);
    one.close();
    two.close();
  });

  test("of a gateway that has fallen silent another has it after four seconds", async () => {
    const open = place();
    const [silent, next] = [open(), open()];
    const begun = performance.now();
    expect(await silent.take()).toBe(true);
    await expect.poll(() => next.take(), { interval: 50 }).toBe(true);
    const waited = performance.now() - begun;
    expect(waited).toBeGreaterThan(leaseMilliseconds - 100);
    expect(await silent.take()).toBe(false);
    silent.close();
    next.close();
  });
});

test("a lease from before the clock was set back holds nobody up", async () => {
  const file = join(temporaryFolder(), "lease.sqlite");
  let now = 10 * leaseMilliseconds;
  const [before, next] = [openSqliteFollowerLease(file, () => now), openSqliteFollowerLease(file, () => now)];
  expect(await before.take()).toBe(true);
  now += leaseMilliseconds - 1;
  expect(await next.take()).toBe(false);
  now -= 5 * leaseMilliseconds;
  expect(await next.take()).toBe(true);
  expect(await before.keep("1-1")).toBe(false);
  before.close();
  next.close();
});

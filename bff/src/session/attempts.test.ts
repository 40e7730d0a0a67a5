import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, hasRedis, startRedis } from "../../test/harness/redisServer.ts";
import { type AttemptCounter, createAttemptCounter } from "./attempts.ts";

const keys = ["account:a@b.in:10.0.0.1", "address:10.0.0.1"];

test("the sixth failure for one account from one address waits up to fifteen minutes", async () => {
  const attempts = createAttemptCounter(null);
  for (let count = 0; count < 5; count += 1) expect(await attempts.attempt(keys)).toEqual({ allowed: true });
  const sixth = await attempts.attempt(keys);
  expect(sixth).toMatchObject({ allowed: false });
  expect(sixth.allowed || sixth.retryAfterSeconds).toBeGreaterThan(890);
  expect(sixth.allowed || sixth.retryAfterSeconds).toBeLessThanOrEqual(900);
  expect(await attempts.attempt(["account:a@b.in:10.0.0.2", "address:10.0.0.2"])).toEqual({ allowed: true });
});

test("fifty failures from one address stop it for every account", async () => {
  const attempts = createAttemptCounter(null);
  for (let count = 0; count < 50; count += 1) {
    expect(await attempts.attempt([`account:${count}@b.in:x`, "address:x"])).toEqual({ allowed: true });
  }
  expect(await attempts.attempt(["account:new@b.in:x", "address:x"])).toMatchObject({ allowed: false });
});

test("a success forgives the account and takes nothing from the address", async () => {
  const attempts = createAttemptCounter(null);
  for (let count = 0; count < 200; count += 1) {
    expect(await attempts.attempt(keys)).toEqual({ allowed: true });
    await attempts.forgive(keys);
  }
});

test("without Redis each gateway counts for itself", async () => {
  const attempts = createAttemptCounter("redis://127.0.0.1:4198");
  const responses = [];
  for (let count = 0; count < 6; count += 1) responses.push((await attempts.attempt(keys)).allowed);
  expect(responses).toEqual([true, true, true, true, true, false]);
  attempts.close();
});

describe.each(hasRedis ? ["memory", "Redis"] : ["memory"])("counted in %s", (store) => {
  let redis: { stop(): Promise<void> } | null = null;
  let attempts: AttemptCounter;
  beforeAll(async () => {
    const port = await freePort();
    if (store === "Redis") redis = await startRedis(port);
    attempts = createAttemptCounter(redis === null ? null : `redis://127.0.0.1:${port}`);
  });
  afterAll(async () => {
    attempts.close();
    await redis?.stop();
  });

  const tried = async (sets: readonly (readonly string[])[]): Promise<number> => {
    const results = await Promise.all(sets.map((set) => attempts.attempt(set)));
    return results.filter(({ allowed }) => allowed).length;
  };
  const from = (network: string, account: string) => [
    `account:${account}:${network}`,
    `address:${network}`,
    `stranger:${account}`,
    `day:${account}`,
  ];
  const times = (count: number, keysOf: (index: number) => readonly string[]) =>
    Array.from({ length: count }, (_, index) => keysOf(index));

  test("what its own network refuses counts for nobody else", async () => {
    expect(await tried(times(200, () => from("10.0.0.1", "a")))).toBe(5);
    expect(await tried(times(200, () => from("10.0.0.2", "a")))).toBe(5);
    expect(await tried(times(200, (index) => from(`10.0.1.${index}`, "a")))).toBe(15);
    expect(await attempts.attempt(from("10.0.0.3", "a"))).toMatchObject({
      allowed: false,
      refusedBy: "stranger:a",
    });
  });

  test("what all strangers share refuses without using up the network's own", async () => {
    expect(await tried(times(25, (index) => from(`10.1.0.${index}`, "b")))).toBe(25);
    // Far more than the fifty that one network may try.
    expect(await tried(times(100, () => from("10.1.1.1", "b")))).toBe(0);
    expect(await tried(times(60, (index) => from("10.1.1.1", `c${index}`)))).toBe(50);
  });

  test("a cleared count begins anew", async () => {
    const own = ["account:d:10.2.0.1"];
    expect(await tried(times(9, () => own))).toBe(5);
    await attempts.clear(own);
    expect(await tried(times(9, () => own))).toBe(5);
  });
});

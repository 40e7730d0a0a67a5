import { expect, test } from "vitest";
import { createAttemptCounter } from "./attempts.ts";

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

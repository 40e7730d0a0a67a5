import { expect, test } from "vitest";
import { createFakeContext } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { countSignInAttempt, forgetSignInAttempts } from "./signInAttempt.ts";

const email = "owner@verdant.test";
const network = "192.0.2.1";

/** A context whose limiter refuses what begins with one of these; and what it was asked. */
function limited(...refused: readonly string[]) {
  const asked: string[] = [];
  const forgiven: string[] = [];
  const cleared: string[] = [];
  const context = createFakeContext(createFakeRest(), null, {
    attempt: async (keys) => {
      asked.push(...keys);
      const refusedBy = keys.find((key) => refused.some((prefix) => key.startsWith(prefix)));
      return refusedBy === undefined
        ? { allowed: true }
        : { allowed: false, refusedBy, retryAfterSeconds: 600 };
    },
    forgive: async (keys) => void forgiven.push(...keys),
    clear: async (keys) => void cleared.push(...keys),
  });
  return { context, asked, forgiven, cleared };
}

test("a stranger counts for account and address, for the account alone, and for its day", async () => {
  const { context, asked } = limited();
  await countSignInAttempt(context, email);
  expect(asked).toEqual([
    `account:${email}:${network}`,
    `address:${network}`,
    `stranger:${email}`,
    `day:${email}`,
  ]);
});

test("when the day is used up a stranger is slowed down, not shut out", async () => {
  const { context, asked } = limited("day:");
  await countSignInAttempt(context, email);
  expect(asked.slice(4)).toEqual([
    `account:${email}:${network}`,
    `address:${network}`,
    `stranger:${email}`,
    `slow:${email}`,
  ]);
  await expect(countSignInAttempt(limited("day:", "slow:").context, email)).rejects.toMatchObject({
    retryAfterSeconds: 600,
  });
});

test("whoever was refused by another limit than the day's is not slowed down besides", async () => {
  const { context, asked } = limited("stranger:");
  await expect(countSignInAttempt(context, email)).rejects.toMatchObject({ retryAfterSeconds: 600 });
  expect(asked).toHaveLength(4);
});

test("after a reset by mail what was tried is forgotten, and the place is familiar", async () => {
  const { context, asked, cleared } = limited();
  await forgetSignInAttempts(context, email);
  expect(cleared).toEqual([
    `account:${email}:${network}`,
    `stranger:${email}`,
    `day:${email}`,
    `slow:${email}`,
  ]);
  await countSignInAttempt(context, email);
  expect(asked).toEqual([`account:${email}:${network}`, `address:${network}`]);
});

test("after a success the place is familiar, and what strangers do does not matter there", async () => {
  const { context, asked, forgiven } = limited();
  const attempt = await countSignInAttempt(context, email);
  await attempt.succeed();
  expect(forgiven).toEqual([
    `account:${email}:${network}`,
    `address:${network}`,
    `stranger:${email}`,
    `day:${email}`,
  ]);
  asked.length = 0;
  await countSignInAttempt(context, email);
  expect(asked).toEqual([`account:${email}:${network}`, `address:${network}`]);
});

test("a browser that is known for the account counts by itself, wherever it is", async () => {
  const { context, asked } = limited();
  await (await countSignInAttempt(context, email)).succeed();
  asked.length = 0;
  const shown = { ...context.device, secret: context.device.introduce(1) };
  await countSignInAttempt({ ...context, clientAddress: "198.51.100.7", device: shown }, email);
  expect(asked).toEqual([expect.stringMatching(/^account:owner@verdant\.test:[0-9a-f]{64}$/)]);
});

test("while the places cannot be asked everybody is a stranger", async () => {
  const { context, asked } = limited();
  const origins = { ...context.origins, knows: () => Promise.reject(new Error("redis is down")) };
  await countSignInAttempt({ ...context, origins }, email);
  expect(asked).toContain(`stranger:${email}`);
});

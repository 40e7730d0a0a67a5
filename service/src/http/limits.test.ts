import { expect, test } from "vitest";
import { HttpError } from "./httpError.ts";
import { countFailures } from "./limits.ts";

const wrong = new HttpError(401, "Email or Password is incorrect");

/** Begins so many tries of one key at once, none of which ends before all have begun; how many were run. */
async function tryAtOnce(limits: ReturnType<typeof countFailures>, count: number, outcome?: Error) {
  const all = Promise.withResolvers<void>();
  let run = 0;
  const tries = Array.from({ length: count }, () =>
    limits.guard("signIn", "key", async () => {
      run += 1;
      await all.promise;
      if (outcome !== undefined) throw outcome;
    }),
  );
  const ends = Promise.allSettled(tries);
  // One turn of the loop, in which every guard that lets its work begin has begun it.
  await new Promise(setImmediate);
  all.resolve();
  await ends;
  return run;
}

test("what is under way counts already: of 60 at once 25 are tried", async () => {
  const limits = countFailures();
  expect(await tryAtOnce(limits, 60, wrong)).toBe(25);
  expect(await tryAtOnce(limits, 1)).toBe(0);
});

test("a success begins the count anew, and what failed for another reason is given back", async () => {
  const limits = countFailures();
  expect(await tryAtOnce(limits, 24, wrong)).toBe(24);
  for (const other of [new HttpError(400, "Malformed"), new Error("The database is away")])
    for (let turn = 0; turn < 5; turn += 1) expect(await tryAtOnce(limits, 1, other)).toBe(1);
  expect(await tryAtOnce(limits, 1)).toBe(1);
  expect(await tryAtOnce(limits, 30, wrong)).toBe(25);
});

test("a key that was cleared is as new", async () => {
  const limits = countFailures();
  await tryAtOnce(limits, 30, wrong);
  await limits.clear("signIn", "key");
  expect(await tryAtOnce(limits, 30, wrong)).toBe(25);
});

import { expect, test } from "vitest";
import { allOf, lastly, settled, thenMaybe } from "./maybePromise.ts";

test("several values are there at once when each of them is", async () => {
  expect(allOf([1, 2])).toEqual([1, 2]);
  expect(await allOf([1, Promise.resolve(2)])).toEqual([1, 2]);
});

test("what is made of a value is there at once when the value is", async () => {
  expect(thenMaybe(1, (value) => value + 1)).toBe(2);
  expect(await thenMaybe(Promise.resolve(1), (value) => value + 1)).toBe(2);
  await expect(thenMaybe(Promise.reject(new Error("down")), () => 1)).rejects.toThrow("down");
});

test("what is made of an error is there at once when it is thrown, and later when it is rejected", async () => {
  const failing = (work: () => number | Promise<number>) =>
    settled(
      work,
      (value) => `got ${value}`,
      (error) => String(error),
    );
  expect(failing(() => 1)).toBe("got 1");
  expect(await failing(() => Promise.resolve(1))).toBe("got 1");
  expect(
    failing(() => {
      throw new Error("down");
    }),
  ).toBe("Error: down");
  expect(await failing(() => Promise.reject(new Error("down")))).toBe("Error: down");
});

test("the last thing is done once, whether the work gives a value, throws or rejects, and is waited for", async () => {
  const done: string[] = [];
  const note = (word: string) => () => void done.push(word);
  expect(lastly(() => 1, note("value"))).toBe(1);
  expect(done).toEqual(["value"]);
  expect(() =>
    lastly(() => {
      throw new Error("thrown");
    }, note("throw")),
  ).toThrow("thrown");
  await expect(lastly(() => Promise.reject(new Error("rejected")), note("reject"))).rejects.toThrow(
    "rejected",
  );
  expect(await lastly(() => Promise.resolve(2), note("promise"))).toBe(2);
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = lastly(
    () => 3,
    () => promise.then(note("slow")),
  );
  expect(done).toEqual(["value", "throw", "reject", "promise"]);
  resolve();
  expect(await slow).toBe(3);
  expect(done).toEqual(["value", "throw", "reject", "promise", "slow"]);
});

import { expect, test } from "vitest";
import { allOf, thenMaybe } from "./maybePromise.ts";

test("several values are there at once when each of them is", async () => {
  expect(allOf([1, 2])).toEqual([1, 2]);
  expect(await allOf([1, Promise.resolve(2)])).toEqual([1, 2]);
});

test("what is made of a value is there at once when the value is", async () => {
  expect(thenMaybe(1, (value) => value + 1)).toBe(2);
  expect(await thenMaybe(Promise.resolve(1), (value) => value + 1)).toBe(2);
  await expect(thenMaybe(Promise.reject(new Error("down")), () => 1)).rejects.toThrow("down");
});

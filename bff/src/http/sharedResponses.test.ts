import { expect, test } from "vitest";
import { allOf } from "../maybePromise.ts";
import { SharedResponses } from "./sharedResponses.ts";

function making() {
  const ends: ((response: string) => void)[] = [];
  return { ends, make: () => new Promise<string>((resolve) => ends.push(resolve)) };
}

test("those who come while an answer is made share the next one, which is made after they came", async () => {
  const shared = new SharedResponses<string>();
  const { ends, make } = making();
  const first = shared.join("viewer query", make);
  const second = shared.join("viewer query", make);
  const third = shared.join("viewer query", make);
  expect(ends).toHaveLength(1);
  ends[0]?.("old");
  expect(await first).toBe("old");
  await expect.poll(() => ends.length).toBe(2);
  const fourth = shared.join("viewer query", make);
  ends[1]?.("new");
  expect([await second, await third]).toEqual(["new", "new"]);
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.("newest");
  expect(await fourth).toBe("newest");
});

test("another viewer's, and another question's, answer is made apart", async () => {
  const shared = new SharedResponses<string>();
  const responses = ["a q", "b q", "a r"].map((key) => shared.join(key, () => Promise.resolve(key)));
  expect(await allOf(responses)).toEqual(["a q", "b q", "a r"]);
});

test("a failure is not kept", async () => {
  const shared = new SharedResponses<string>();
  await expect(shared.join("k", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await shared.join("k", () => Promise.resolve("up"))).toBe("up");
});

test("an answer that is there at once is given at once, and not kept", async () => {
  const shared = new SharedResponses<string>();
  expect(shared.join("k", () => "one")).toBe("one");
  expect(shared.join("k", () => "two")).toBe("two");
  const fail = (): string => {
    throw new Error("down");
  };
  expect(() => shared.join("k", fail)).toThrow("down");
  const { ends, make } = making();
  const slow = shared.join("k", make);
  const waiting = shared.join("k", () => "after");
  ends[0]?.("before");
  expect(await Promise.all([slow, waiting])).toEqual(["before", "after"]);
  expect(shared.join("k", () => "three")).toBe("three");
});

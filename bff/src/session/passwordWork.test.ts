import { expect, test } from "vitest";
import { createPasswordWork } from "./passwordWork.ts";

/** Work that lasts until it is told to end. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, finish: () => resolve("done") };
}

test("so much runs, so much waits, and what comes after is refused at once", async () => {
  const limiter = createPasswordWork({ running: 2, waiting: 1 });
  const [first, second, third] = [openWork(), openWork(), openWork()];
  const started: number[] = [];
  const runs = [first, second, third].map(({ work }, index) =>
    limiter.run(() => {
      started.push(index);
      return work();
    }),
  );
  await expect(limiter.run(async () => "never")).rejects.toThrow(
    "Too many attempts. Wait a little and try again.",
  );
  expect(started).toEqual([0, 1]);
  first.finish();
  third.finish();
  await Promise.all([runs[0], runs[2]]);
  expect(started).toEqual([0, 1, 2]);
  second.finish();
  expect(await runs[1]).toBe("done");
  expect(await limiter.run(async () => "again")).toBe("again");
});

test("work that fails makes room as well", async () => {
  const limiter = createPasswordWork({ running: 1, waiting: 0 });
  await expect(limiter.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await limiter.run(async () => "done")).toBe("done");
});

import { afterEach, expect, test, vi } from "vitest";
import { pageComes, whenAtRest } from "./whenAtRest.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A browser that rests when the test says so. */
function browser() {
  const waiting = new Map<number, () => void>();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => {
    waiting.set(waiting.size + 1, work);
    return waiting.size;
  });
  vi.stubGlobal("cancelIdleCallback", (handle: number) => waiting.delete(handle));
  return async () => {
    await Promise.resolve();
    for (const work of waiting.values()) work();
    waiting.clear();
  };
}

test("work waits for the first page and then for the browser to rest", async () => {
  const rest = browser();
  const drawn = pageComes();
  const work = vi.fn();
  whenAtRest(work);
  await rest();
  expect(work).not.toHaveBeenCalled();
  drawn();
  await Promise.resolve();
  expect(work).not.toHaveBeenCalled();
  await rest();
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(["before", "after"])("work that is taken back %s the page is not done", async (moment) => {
  const rest = browser();
  const drawn = pageComes();
  const work = vi.fn();
  const takeBack = whenAtRest(work);
  if (moment === "before") takeBack();
  drawn();
  await Promise.resolve();
  takeBack();
  await rest();
  expect(work).not.toHaveBeenCalled();
});

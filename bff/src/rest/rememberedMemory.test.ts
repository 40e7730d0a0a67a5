import { getHeapStatistics } from "node:v8";
import { expect, test } from "vitest";
import { divideMemory, usualMegabytes } from "./rememberedMemory.ts";

test("three quarters are for records, which take twice what was sent, and a quarter for texts", () => {
  expect(divideMemory(400)).toEqual({ responseBytes: 150_000_000, textCharacters: 100_000_000 });
});

test("unless told otherwise an eighth of what the process may take is used", () => {
  const { heap_size_limit: limit } = getHeapStatistics();
  expect(usualMegabytes() * 1_000_000).toBeLessThanOrEqual(limit / 8);
  expect((usualMegabytes() + 1) * 1_000_000).toBeGreaterThan(limit / 8);
});

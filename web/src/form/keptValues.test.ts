import { expect, test } from "vitest";
import { keptValues } from "./keptValues.ts";

const now = { name: "now", order: 1, isShown: true, parentId: null as string | null, tags: ["a"] };

test("what was kept takes the place of what is there now", () => {
  const kept = { name: "kept", order: Number.NaN, isShown: false, parentId: "7", tags: [] };
  expect(keptValues(now, kept)).toEqual(kept);
});

test("what an older console kept in another form, or under a name that is gone, is left", () => {
  const kept = { name: 5, order: "1", isShown: null, parentId: {}, tags: "a", gone: "x" };
  expect(keptValues(now, kept)).toEqual(now);
});

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

test("a choice comes back where nothing was chosen, and goes where it was taken away", () => {
  const none = { brand: null as { id: string; label: string } | null };
  const chosen = { brand: { id: "7", label: "Clayworks" } };
  expect(keptValues(none, chosen)).toEqual(chosen);
  expect(keptValues(chosen, none)).toEqual(none);
  expect(keptValues(none, { brand: { label: "without an id" } })).toEqual(none);
});

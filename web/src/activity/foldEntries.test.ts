import { expect, test } from "vitest";
import { foldEntries } from "./foldEntries.ts";

const entry = (id: string, minute: number, actor = "owner:1", by: object = {}) => ({
  id,
  at: new Date(Date.UTC(2026, 10, 23, 8, minute)).toISOString(),
  actor: { id: actor },
  ...by,
});
const folded = (...entries: ReturnType<typeof entry>[]) =>
  foldEntries(entries).map((group) => group.map(({ id }) => id).join(""));

test("changes of one person are told as one while no more than ten minutes lie between two", () => {
  expect(folded(entry("a", 30), entry("b", 20), entry("c", 10), entry("d", 0))).toEqual(["abcd"]);
  expect(folded(entry("a", 31), entry("b", 20))).toEqual(["a", "b"]);
});

test("somebody else in between, a token, a job and the service itself stand for themselves", () => {
  expect(folded(entry("a", 3), entry("b", 2, "seller:7"), entry("c", 1))).toEqual(["a", "b", "c"]);
  expect(folded(entry("a", 2, "owner:1", { actingFor: "Sync" }), entry("b", 1))).toEqual(["a", "b"]);
  expect(folded(entry("a", 2, "owner:1", { jobId: "4" }), entry("b", 1))).toEqual(["a", "b"]);
  expect(folded(entry("a", 2, ""), entry("b", 1, ""))).toEqual(["a", "b"]);
});

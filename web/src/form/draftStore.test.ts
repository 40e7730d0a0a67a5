import "fake-indexeddb/auto";
import { createStore, keys } from "idb-keyval";
import { afterEach, expect, test, vi } from "vitest";
import { readDraft, removeDraft, removeDraftsOf, writeDraft } from "./draftStore.ts";
import { eventually } from "../../test/eventually.ts";

const day = 24 * 60 * 60 * 1000;
const draft = (name: string, at = Date.now()) => ({
  at,
  values: { name },
  base: { name: "before" },
  version: "v1",
});

afterEach(async () => {
  vi.restoreAllMocks();
  await removeDraftsOf(null);
});

test("a draft is found again by the same person in the same form, and by nobody else", async () => {
  const kept = draft("typed");
  await writeDraft("asha@sprig.test", "category 1", kept);
  expect(await readDraft("asha@sprig.test", "category 1")).toEqual(kept);
  expect(await readDraft("asha@sprig.test", "category 2")).toBeUndefined();
  expect(await readDraft("ravi@sprig.test", "category 1")).toBeUndefined();
});

test("numbers that are empty stay so", async () => {
  await writeDraft("a", "f", { ...draft("x"), values: { order: Number.NaN } });
  expect((await readDraft("a", "f"))?.values).toEqual({ order: Number.NaN });
});

test("saved or thrown away, it is gone; a sign-out takes all of that person and nothing of the others", async () => {
  await writeDraft("a", "one", draft("1"));
  await writeDraft("a", "two", draft("2"));
  await writeDraft("b", "one", draft("3"));
  await removeDraft("a", "one");
  expect(await readDraft("a", "one")).toBeUndefined();
  await removeDraftsOf("a");
  expect([await readDraft("a", "two"), (await readDraft("b", "one"))?.values]).toEqual([
    undefined,
    { name: "3" },
  ]);
  await removeDraftsOf(null);
  expect(await readDraft("b", "one")).toBeUndefined();
});

test("after 14 days it is gone, and those of people who never came back with it", async () => {
  const now = Date.now();
  await writeDraft("a", "one", draft("1", now));
  await writeDraft("b", "one", draft("2", now));
  const clock = vi.spyOn(Date, "now").mockReturnValue(now + 14 * day - 1);
  expect((await readDraft("a", "one"))?.values).toEqual({ name: "1" });
  clock.mockReturnValue(now + 14 * day);
  expect(await readDraft("a", "one")).toBeUndefined();
  await eventually(async () => expect(await keys(createStore("back-office-drafts", "drafts"))).toEqual([]));
});

test("what is no draft is nothing", async () => {
  await writeDraft("a", "one", { ...draft("1"), at: Number("x") });
  expect(await readDraft("a", "one")).toBeUndefined();
});

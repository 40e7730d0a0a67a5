import { expect, test } from "vitest";
import { EtagStore } from "./etagStore.ts";

const response = { status: 200, body: null, totalCount: null, etag: '"a"' };

test("the least recently used answers go first, by bytes", () => {
  const store = new EtagStore(80);
  for (const key of "abcdefgh") store.put(key, '"1"', response, 10);
  expect(store.bytes).toBe(80);
  store.get("a");
  store.put("i", '"1"', response, 10);
  expect(store.bytes).toBe(80);
  expect(store.get("a")).toBeDefined();
  expect(store.get("b")).toBeUndefined();
});

test("a new answer replaces the old one, and one too large removes it", () => {
  const store = new EtagStore(80);
  store.put("a", '"1"', response, 5);
  store.put("a", '"2"', response, 8);
  expect([store.bytes, store.get("a")?.etag]).toEqual([8, '"2"']);
  store.put("a", '"3"', response, 11);
  expect([store.bytes, store.get("a")]).toEqual([0, undefined]);
});

import { expect, test } from "vitest";
import { EtagStore } from "./etagStore.ts";

const response = { status: 200, body: null, totalCount: null, etag: '"a"' };

test("of answers that were asked for once, the oldest go first, by bytes", () => {
  const store = new EtagStore(80);
  for (const key of "abcdefgh") store.put(key, '"1"', response, 10);
  expect(store.bytes).toBe(80);
  store.get("a");
  store.put("i", '"1"', response, 10);
  expect(store.bytes).toBe(80);
  expect(store.get("a")).toBeDefined();
  expect(store.get("b")).toBeUndefined();
});

test("who reads a thousand lists once pushes out none that are read again and again", () => {
  const store = new EtagStore(80);
  for (const key of "abcdef") store.put(key, '"1"', response, 10);
  for (const key of "abcdef") store.get(key);
  for (let list = 0; list < 1000; list += 1) store.put(`list ${list}`, '"1"', response, 10);
  expect(store.bytes).toBe(80);
  for (const key of "abcdef") expect(store.get(key), key).toBeDefined();
  expect(store.get("list 999")).toBeDefined();
  expect(store.get("list 997")).toBeUndefined();
});

test("what was read again and again yields to what is, in the order of their use", () => {
  const store = new EtagStore(80);
  const readTwice = (keys: string): void => {
    for (const key of keys) {
      store.put(key, '"1"', response, 10);
      store.get(key);
    }
  };
  readTwice("abcdef");
  store.get("a");
  readTwice("ghijk");
  expect(store.bytes).toBe(80);
  const kept = [..."abcdefghijk"].filter((key) => store.get(key) !== undefined);
  expect(kept.join("")).toBe("aefghijk");
});

test("an answer that has changed keeps the standing of the one before", () => {
  const store = new EtagStore(80);
  store.put("a", '"1"', response, 10);
  store.get("a");
  store.put("a", '"2"', response, 10);
  for (let list = 0; list < 1000; list += 1) store.put(`list ${list}`, '"1"', response, 10);
  expect(store.get("a")?.etag).toBe('"2"');
});

test("a new answer replaces the old one, and one too large removes it", () => {
  const store = new EtagStore(80);
  store.put("a", '"1"', response, 5);
  store.put("a", '"2"', response, 8);
  expect([store.bytes, store.get("a")?.etag]).toEqual([8, '"2"']);
  store.put("a", '"3"', response, 11);
  expect([store.bytes, store.get("a")]).toEqual([0, undefined]);
});

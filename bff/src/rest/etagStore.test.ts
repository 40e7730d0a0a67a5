import { expect, test } from "vitest";
import type { RestResponse } from "./client.ts";
import { EtagStore } from "./etagStore.ts";
import { parseJson } from "./json.ts";

const read = (text: string, etag = '"1"') => ({
  status: 200,
  totalCount: null,
  etag,
  body: parseJson(text),
});

function put(store: EtagStore, key: string, bytes: number, etag = '"1"', text = "[1]"): RestResponse {
  const response = read(text, etag);
  store.put(key, { ...response, body: Buffer.from(text.padEnd(bytes)) }, response);
  return response;
}

test("of answers that were asked for once, the oldest go first, by bytes", () => {
  const store = new EtagStore(80);
  for (const key of "abcdefgh") put(store, key, 10);
  expect(store.bytes).toBe(80);
  store.get("a");
  put(store, "i", 10);
  expect(store.bytes).toBe(80);
  expect(store.get("a")).toBeDefined();
  expect(store.get("b")).toBeUndefined();
});

test("who reads a thousand lists once pushes out none that are read again and again", () => {
  const store = new EtagStore(80);
  for (const key of "abcdef") put(store, key, 10);
  for (const key of "abcdef") store.get(key);
  for (let list = 0; list < 1000; list += 1) put(store, `list ${list}`, 10);
  expect(store.bytes).toBe(80);
  for (const key of "abcdef") expect(store.get(key), key).toBeDefined();
  expect(store.get("list 999")).toBeDefined();
  expect(store.get("list 997")).toBeUndefined();
});

test("what was read again and again yields to what is, in the order of their use", () => {
  const store = new EtagStore(80);
  const readTwice = (keys: string): void => {
    for (const key of keys) {
      put(store, key, 10);
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
  put(store, "a", 10);
  store.get("a");
  put(store, "a", 10, '"2"');
  for (let list = 0; list < 1000; list += 1) put(store, `list ${list}`, 10);
  expect(store.get("a")?.etag).toBe('"2"');
});

test("a new answer replaces the old one, and one too large removes it", () => {
  const store = new EtagStore(80);
  put(store, "a", 5);
  put(store, "a", 8, '"2"');
  expect([store.bytes, store.get("a")?.etag]).toEqual([8, '"2"']);
  put(store, "a", 11, '"3"');
  expect([store.bytes, store.get("a")]).toEqual([0, undefined]);
});

test("what was read of an answer is not kept until it has held once; then everybody gets the very same, frozen to its depths", () => {
  const store = new EtagStore(800);
  const text = '[{"deep":{"value":1}},"é"]';
  const first = put(store, "a", 10, '"1"', text);
  const response = store.get("a")?.confirm();
  expect(response).toEqual(first);
  expect(response?.body).not.toBe(first.body);
  expect(store.get("a")?.confirm()).toBe(response);
  const [one] = Array.isArray(response?.body) ? response.body : [];
  expect([response?.body, one, one?.deep].map((part) => Object.isFrozen(part))).toEqual([true, true, true]);
  expect(Object.isFrozen(first.body)).toBe(false);
});

test("what comes after an answer that has held is kept as it was read; after one that has not, its bytes alone", () => {
  const store = new EtagStore(80);
  put(store, "a", 10);
  store.get("a")?.confirm();
  const second = put(store, "a", 10, '"2"', "[2]");
  expect(store.get("a")?.confirm()).toBe(second);
  expect(Object.isFrozen(second.body)).toBe(true);
  const third = put(store, "a", 10, '"3"', "[3]");
  expect(store.get("a")?.etag).toBe('"3"');
  const fourth = put(store, "a", 10, '"4"', "[4]");
  expect(store.get("a")?.confirm()).toEqual(fourth);
  expect(store.get("a")?.confirm()).not.toBe(fourth);
  expect(Object.isFrozen(third.body)).toBe(true);
  expect(Object.isFrozen(fourth.body)).toBe(false);
});

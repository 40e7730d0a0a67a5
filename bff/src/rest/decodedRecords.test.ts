import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { hasReturned, isSharedNow, markItems, matchingRows, remembered } from "./decodedRecords.ts";
import { freeze, parseJson } from "./json.ts";

function parseFrozen(text: string): unknown {
  const value = parseJson(text);
  freeze(value);
  return value;
}

test("what was made of a frozen record is made once, and is frozen to its depths", () => {
  const [schema, body] = [{}, parseFrozen('[{"id":1}]')];
  let made = 0;
  const decode = () => {
    made += 1;
    return [{ id: "1", parts: [{ size: "L" }] }];
  };
  const first = remembered(schema, body, decode);
  expect(remembered(schema, body, decode)).toBe(first);
  expect(made).toBe(1);
  const [row] = first;
  expect([first, row, row?.parts, row?.parts[0]].map((part) => Object.isFrozen(part))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("what was made by each of a few schemas is remembered, and begun anew when there are too many", () => {
  const body = parseFrozen('{"id":1}');
  const schemas = Array.from({ length: 9 }, () => ({}));
  const make = (schema: object) => remembered(schema, body, () => ({ id: "1" }));
  const made = schemas.slice(0, 8).map(make);
  expect(schemas.slice(0, 8).map((schema, index) => make(schema) === made[index])).toEqual(
    Array.from({ length: 8 }, () => true),
  );
  make(schemas[8] ?? {});
  expect(make(schemas[0] ?? {})).not.toBe(made[0]);
});

test("a map and its values have returned when they are asked for the third time; what stands in a list among them when it is looked at", () => {
  const [schema, body] = [{}, parseFrozen('{"a":[1]}')];
  const row = { id: "1" };
  const decode = () => new Map([["a", [row]]]);
  const rows = remembered(schema, body, decode);
  const list = rows.get("a") ?? [];
  const known = () => [rows, list, row].map(hasReturned);
  expect(known()).toEqual([false, false, false]);
  remembered(schema, body, decode);
  markItems(list);
  expect(known()).toEqual([false, false, false]);
  remembered(schema, body, decode);
  expect(known()).toEqual([true, true, false]);
  markItems(list);
  expect(known()).toEqual([true, true, true]);
});

test("where a list under a record is narrowed, what stands in it has returned when it is asked for the third time", () => {
  const [schema, body] = [{}, parseFrozen('{"a":[1,2]}')];
  const [kept, other] = [{ id: "1" }, { id: "2" }];
  const narrow = () => {
    const rows = remembered(schema, body, () => new Map([["a", [kept, other]]])).get("a") ?? [];
    return matchingRows(rows, ({ id }) => id === "1");
  };
  expect(narrow()).toEqual([kept]);
  narrow();
  expect(hasReturned(kept)).toBe(false);
  narrow();
  expect(hasReturned(kept)).toBe(true);
});

test("a list of records has returned with all that stands in it", () => {
  const [schema, body] = [{}, parseFrozen("[1]")];
  const row = { id: "1" };
  for (const _ of ["first", "second"]) remembered(schema, body, () => [row]);
  expect(hasReturned(row)).toBe(false);
  expect(remembered(schema, body, () => [row]).map(hasReturned)).toEqual([true]);
});

test("what was made of a record that is not kept is shared by all who ask in the same turn, and by nobody after them", async () => {
  const [schema, body] = [{}, [1]];
  const row = { id: "1" };
  const decode = () => [row];
  const first = remembered(schema, body, decode);
  expect(isSharedNow(row)).toBe(false);
  expect(remembered({}, body, decode)).not.toBe(first);
  expect(remembered(schema, body, decode)).toBe(first);
  expect([first, row].map(isSharedNow)).toEqual([true, true]);
  expect([first, row].map(hasReturned)).toEqual([false, false]);
  await nextTurn();
  expect([first, row].map(isSharedNow)).toEqual([false, false]);
  expect(remembered(schema, body, decode)).not.toBe(first);
});

import { expect, test } from "vitest";
import { hasReturned, remembered } from "./decodedRecords.ts";
import { parseFrozen } from "./json.ts";

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

test("a record and all that stands in it has returned when it is asked for the third time", () => {
  const [schema, body] = [{}, parseFrozen('{"a":[1]}')];
  const row = { id: "1" };
  const decode = () => new Map([["a", [row]]]);
  const rows = remembered(schema, body, decode);
  const all = [rows, rows.get("a"), row].filter((one) => one !== undefined);
  expect(all.map(hasReturned)).toEqual([false, false, false]);
  remembered(schema, body, decode);
  expect(all.map(hasReturned)).toEqual([false, false, false]);
  remembered(schema, body, decode);
  expect(all.map(hasReturned)).toEqual([true, true, true]);
});

test("what may change is made anew each time and never returns", () => {
  const schema = {};
  const body = { id: 1 };
  const decode = () => ({ id: "1" });
  const first = remembered(schema, body, decode);
  const second = remembered(schema, body, decode);
  expect(second).not.toBe(first);
  expect([first, second].map(hasReturned)).toEqual([false, false]);
});

import * as v from "valibot";
import { expect, test } from "vitest";
import { RestError } from "./error.ts";
import {
  decimalField,
  decodeRecord,
  decodeRecords,
  decodeWritten,
  flagField,
  idField,
  integerField,
  optionalDateField,
  optionalDateTimeField,
  optionalDecimalField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
  textField,
  toRestId,
} from "./recordFields.ts";

const everything = v.object({
  id: idField,
  parent: optionalIdField,
  name: textField,
  note: optionalTextField,
  open: flagField,
  order: integerField,
  count: optionalIntegerField,
  price: decimalField,
  discount: optionalDecimalField,
  day: optionalDateField,
  at: optionalDateTimeField,
});

test("numbers as texts, flags as words and empty texts are understood", () => {
  expect(
    decodeRecord(everything, {
      id: 7,
      parent: "3",
      name: 12,
      note: "  ",
      open: "true",
      order: "4",
      count: "",
      price: 129,
      discount: "7.5",
      day: "2026-01-02T00:00:00.000Z",
      at: "2026-01-02T03:04:05+05:30",
    }),
  ).toEqual({
    id: "7",
    parent: "3",
    name: "12",
    note: null,
    open: true,
    order: 4,
    count: null,
    price: "129.00",
    discount: "7.50",
    day: "2026-01-02",
    at: "2026-01-01T21:34:05.000Z",
  });
});

test("what is missing or null has a value all the same", () => {
  const nothing = {
    id: "7",
    parent: null,
    name: "",
    note: null,
    open: false,
    order: 0,
    count: null,
    price: "0.00",
    discount: null,
    day: null,
    at: null,
  };
  expect(decodeRecord(everything, { id: "7" })).toEqual(nothing);
  expect(
    decodeRecord(everything, {
      ...Object.fromEntries(Object.keys(nothing).map((key) => [key, null])),
      id: 7,
    }),
  ).toEqual(nothing);
});

test.each([
  [true, true],
  ["TRUE", true],
  [1, true],
  ["1", true],
  [false, false],
  ["false", false],
  [0, false],
  ["", false],
  ["anything", false],
])("the flag %j is %s", (sent, expected) => {
  expect(decodeRecord(v.object({ open: flagField }), { open: sent })).toEqual({ open: expected });
});

test("amounts never go through a float", () => {
  const price = (sent: string) => decodeRecord(v.object({ price: decimalField }), { price: sent }).price;
  expect(["0.1", "129.999", "99999999999999.99", "5"].map(price)).toEqual([
    "0.10",
    "129.999",
    "99999999999999.99",
    "5.00",
  ]);
});

test.each([
  [{}],
  [{ id: null }],
  [{ id: "" }],
  [{ id: "a b" }],
  [{ id: 1, count: "many" }],
  [{ id: 1, price: "1,50" }],
  ["text"],
  [null],
])("%j is a bad response", (record) => {
  expect(() => decodeRecord(everything, record)).toThrow(
    expect.objectContaining({ kind: "bad-response", outcome: "not-applied" }),
  );
});

test("the cause names the field for the log, and the message stays ours", () => {
  try {
    decodeRecord(everything, { id: 1, price: "secret text" });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(RestError);
    expect(String(error)).not.toContain("secret");
    expect(error).toMatchObject({ cause: { message: "The service's record does not fit at: price." } });
  }
});

test("lists, single records and every way of saying none are read alike", () => {
  const schema = v.object({ id: idField });
  expect(decodeRecords(schema, [{ id: 1 }, { id: 2 }])).toEqual([{ id: "1" }, { id: "2" }]);
  expect(decodeRecords(schema, { id: 1 })).toEqual([{ id: "1" }]);
  for (const none of [[], {}, null]) expect(decodeRecords(schema, none)).toEqual([]);
});

test("a write that answers with something else has happened all the same", () => {
  const schema = v.object({ id: idField });
  expect(decodeWritten(schema, [{ id: 1 }])).toEqual({ id: "1" });
  expect(() => decodeWritten(schema, {})).toThrow(
    expect.objectContaining({ kind: "bad-response", outcome: "unknown" }),
  );
});

test("ids are written as numbers where they are numbers", () => {
  expect([toRestId("17"), toRestId("a-1")]).toEqual([17, "a-1"]);
});

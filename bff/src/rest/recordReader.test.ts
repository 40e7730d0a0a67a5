import * as v from "valibot";
import { expect, test } from "vitest";
import {
  decimalField,
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
} from "./recordFields.ts";
import { readerOf, unfit } from "./recordReader.ts";

const values: readonly unknown[] = [
  undefined,
  null,
  "",
  " ",
  " 7 ",
  "7",
  "0",
  "-0",
  "a b",
  "x".repeat(65),
  "true",
  " YES ",
  "1.5",
  "1.50",
  "-12.345678",
  "1,50",
  "1e3",
  "2026-01-02",
  "2026-02-31T00:00:00.000Z",
  "2026-02-28T23:59:59.999Z",
  "2026-02-28T24:00:00.000Z",
  "2026-13-01T00:00:00.000Z",
  "2026-01-02T03:04:05+05:30",
  "2026-01-02T03:04:05Z",
  " 2026-01-02T03:04:05.678Z",
  0,
  -0,
  7,
  1.5,
  1e21,
  2 ** 53,
  true,
  false,
  [],
  {},
  [1],
  { field: "not-a-date" },
];

const fields: Readonly<Record<string, v.GenericSchema>> = {
  idField,
  optionalIdField,
  textField,
  optionalTextField,
  flagField,
  optionalIntegerField,
  integerField,
  optionalDecimalField,
  decimalField,
  optionalDateField,
  optionalDateTimeField,
  "an optional flag": v.optional(flagField),
  "a null or a number": v.nullable(v.number()),
  "a list with none for nothing": v.nullish(v.array(v.object({ field: textField })), []),
  "a default that is made anew": v.nullish(v.array(textField), () => []),
  "a word in capitals": v.pipe(
    textField,
    v.transform((text) => text.toUpperCase()),
  ),
  "a checked word": v.pipe(textField, v.maxLength(3), v.description("short")),
  "the first that fits": v.union([v.object({ id: idField }), v.object({ field: textField }), v.number()]),
  "what may be left out": v.object({ some: v.optional(textField), other: v.optional(v.number(), 3) }),
  "what must be there": v.object({ some: v.unknown() }),
  "what falls back": v.object({ some: v.fallback(v.number(), 4) }),
};

/** What the schema itself says. */
function parsed(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : unfit;
}

test.each(Object.keys(fields))("%s is read as its schema reads it, alone and in a record", (name) => {
  const field = fields[name] ?? v.never();
  const record = v.pipe(
    v.object({ field }),
    v.transform((found) => ({ ...found, seen: true })),
  );
  for (const value of values) {
    expect(readerOf(field)(value), String(value)).toStrictEqual(parsed(field, value));
    const raw = { field: value, more: 1 };
    expect(readerOf(record)(raw), String(value)).toStrictEqual(parsed(record, raw));
  }
  expect(readerOf(record)({})).toStrictEqual(parsed(record, {}));
});

test("nothing leaves a record that its schema does not name", () => {
  const read = readerOf(v.object({ field: textField, list: v.array(v.object({ field: textField })) }));
  expect(read({ field: 1, secret: "x", list: [{ field: "a", secret: "y" }] })).toStrictEqual({
    field: "1",
    list: [{ field: "a" }],
  });
});

test("no two records share what was made for one of them", () => {
  const read = readerOf(v.object({ list: v.nullish(v.array(textField), []), other: optionalTextField }));
  const first = read({ other: "a" });
  const second = read({});
  expect([first, second]).toStrictEqual([
    { list: [], other: "a" },
    { list: [], other: null },
  ]);
  expect(first !== unfit && second !== unfit && first.list !== second.list).toBe(true);
});

test("a key is read whatever its letters are, and is never part of the code that reads it", () => {
  const keys = [
    '"',
    "\\",
    "a-b",
    "1",
    "\n",
    "\u2028",
    "${value}",
    "*/",
    "class",
    "value",
    "unfit",
    "read0",
    "__proto__",
  ];
  const schema = v.object(Object.fromEntries(keys.map((key) => [key, v.optional(textField, "none")])));
  const raw: unknown = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key, at) => [key, at]))));
  expect(readerOf(schema)(raw)).toStrictEqual(parsed(schema, raw));
  const own = v.object({ constructor: v.optional(v.unknown()), ["__proto__"]: textField });
  const text: unknown = JSON.parse('{ "constructor": 1, "__proto__": "mine" }');
  expect(readerOf(own)(text)).toStrictEqual(parsed(own, text));
});

test("a record of several readers keeps the schema's word on what is missing, null or of no kind", () => {
  const schema = v.object({
    must: v.unknown(),
    may: v.optional(textField),
    other: v.nullish(textField, "x"),
  });
  for (const raw of [
    {},
    { must: undefined },
    { must: 1, may: undefined },
    { must: 1, other: null },
    [],
    null,
    1,
  ])
    expect(readerOf(schema)(raw), JSON.stringify(raw)).toStrictEqual(parsed(schema, raw));
});

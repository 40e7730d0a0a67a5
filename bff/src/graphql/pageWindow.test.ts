import { expect, test } from "vitest";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { readPageWindow, type ConnectionArguments } from "./pageWindow.ts";

const byName = { field: "name", kind: "text", direction: "ASC" } as const;
const cursor = encodeCursor("name", { value: "moss", id: "7" });

test("20 rows from the front when nothing is asked", () => {
  expect(readPageWindow({}, byName)).toEqual({
    direction: "forward",
    size: 20,
    after: null,
    before: null,
    offset: 0,
  });
});

test("null is the same as left out", () => {
  const nulls = { first: null, after: null, last: null, before: null, offset: null };
  expect(readPageWindow(nulls, byName)).toEqual(readPageWindow({}, byName));
});

test("forwards after a cursor, and backwards before one", () => {
  const position = { value: "moss", id: "7" };
  expect(readPageWindow({ first: 5, after: cursor }, byName)).toEqual({
    direction: "forward",
    size: 5,
    after: position,
    before: null,
    offset: 0,
  });
  expect(readPageWindow({ last: 5, before: cursor }, byName)).toEqual({
    direction: "backward",
    size: 5,
    after: null,
    before: position,
  });
  expect(readPageWindow({ before: cursor }, byName)).toMatchObject({ direction: "backward", size: 20 });
});

test("first or last of the rows between two cursors, and none at all", () => {
  const position = { value: "moss", id: "7" };
  const between = { after: position, before: position };
  expect(readPageWindow({ first: 0, after: cursor, before: cursor }, byName)).toEqual({
    direction: "forward",
    size: 0,
    ...between,
    offset: 0,
  });
  expect(readPageWindow({ last: 3, after: cursor, before: cursor }, byName)).toEqual({
    direction: "backward",
    size: 3,
    ...between,
  });
});

test.each<[ConnectionArguments, string]>([
  [{ first: -1 }, "`first` must be from 0 to 100."],
  [{ first: 101 }, "`first` must be from 0 to 100."],
  [{ last: -1 }, "`last` must be from 0 to 100."],
  [{ last: 101 }, "`last` must be from 0 to 100."],
  [{ first: 1, last: 1 }, "Give `first` or `last`, not both."],
  [{ offset: -1 }, "`offset` must be from 0 to 10000000."],
  [{ offset: 10_000_001 }, "`offset` must be from 0 to 10000000."],
  [{ last: 1, offset: 1 }, "`offset` goes with `first`, not with `last`."],
  [
    { first: 1, offset: 1, after: cursor },
    "`offset` is for numbered pages and cannot be combined with `after` or `before`.",
  ],
  [{ after: "nonsense" }, "`after` is not a cursor of this list in this order."],
  [{ last: 1, before: "x".repeat(3000) }, "`before` is not a cursor of this list in this order."],
  [
    { after: encodeCursor("-name", { value: "moss", id: "7" }) },
    "`after` is not a cursor of this list in this order.",
  ],
])("%j is refused: %s", (args, message) => {
  expect(() => readPageWindow(args, byName)).toThrow(
    expect.objectContaining({ message, extensions: { code: "BAD_USER_INPUT" } }),
  );
});

test("a cursor that does not hold a position is none", () => {
  for (const content of ['"name"', '["name",{},"1"]', '["name","a"]', '["name","a",1]', "{", "[]"]) {
    expect(decodeCursor(byName, Buffer.from(content).toString("base64url"))).toBeNull();
  }
});

test.each([
  ["text", "moss", [1, "a\u0000b", "\ud800"]],
  ["number", 7, ["7", 1e308, 1.5]],
  ["instant", "2026-11-20T09:00:00.000Z", [7, "moss", "2026-13-01T00:00:00Z"]],
] as const)("a cursor of a list by %s has only what such a list is sorted by", (kind, value, others) => {
  const order = { field: "x", kind, direction: "DESC" } as const;
  const opened = (made: string | number | null) =>
    decodeCursor(order, encodeCursor("-x", { value: made, id: "7" }));
  expect(opened(value)).toEqual({ value, id: "7" });
  expect(opened(null)).toEqual({ value: null, id: "7" });
  expect(others.map(opened)).toEqual(others.map(() => null));
});

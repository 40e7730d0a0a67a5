import { expect, test } from "vitest";
import { requestTarget } from "./path.ts";

test("values are encoded, absent search values left out", () => {
  expect(
    requestTarget("/v1/x/{a}/y/{b}", { a: "ä b", b: "c@d.e" }, { q: "1&2=3", none: undefined, e: "" }),
  ).toBe("/v1/x/%C3%A4%20b/y/c%40d.e?q=1%262%3D3&e=");
});

test("dots inside a value are fine", () => {
  expect(requestTarget("/v1/x/{a}", { a: "..." })).toBe("/v1/x/...");
  expect(requestTarget("/v1/x/{a}", { a: "a..b" })).toBe("/v1/x/a..b");
});

test("a missing value is our own mistake", () => {
  expect(() => requestTarget("/v1/x/{id}", {})).toThrow("The path template /v1/x/{id} needs a value for id.");
});

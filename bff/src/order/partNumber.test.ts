import { expect, test } from "vitest";
import { partNumber } from "./partNumber.ts";

test.each([
  ["2627-000123/2", { text: "2627-000123", part: 2 }],
  ["000123 / 12", { text: "000123", part: 12 }],
  [" 123/1 ", { text: "123", part: 1 }],
  ["2627-000123", { text: "2627-000123" }],
  ["2627-000123/", { text: "2627-000123/" }],
  ["23/1", { text: "23/1" }],
  ["123/1000", { text: "123/1000" }],
  ["Asha/1", { text: "Asha/1" }],
  [undefined, { text: undefined }],
])("%j is searched for as %j", (search, read) => {
  expect(partNumber(search)).toEqual(read);
});

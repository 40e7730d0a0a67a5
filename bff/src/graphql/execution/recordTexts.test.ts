import { expect, test } from "vitest";
import { RecordTexts } from "./recordTexts.ts";

test("a text is kept for what was asked of a record, until there are too many", () => {
  const texts = new RecordTexts(310);
  const [record, other] = [Object.freeze({ id: "1" }), Object.freeze({ id: "2" })];
  const [names, all] = [{}, {}];
  expect(texts.known(record, names)).toBe(undefined);
  expect(texts.keep(record, names, "first")).toBe("first");
  expect(texts.known(record, names)).toBe("first");
  texts.keep(record, all, "whole");
  expect(texts.known(record, all)).toBe("whole");
  texts.keep(other, names, "other");
  expect([texts.known(other, names), texts.known(record, names)]).toEqual(["other", undefined]);
});

test("the text of a record that may change is not kept", () => {
  const texts = new RecordTexts();
  const [record, asked] = [{ id: "1" }, {}];
  expect(texts.keep(record, asked, "first")).toBe("first");
  expect(texts.known(record, asked)).toBe(undefined);
});

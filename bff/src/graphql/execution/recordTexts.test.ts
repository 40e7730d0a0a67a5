import { expect, test } from "vitest";
import { RecordTexts } from "./recordTexts.ts";

test("a text is kept for what was asked of a record, until there are too many", () => {
  const texts = new RecordTexts(310);
  const [record, other] = [Object.freeze({ id: "1" }), Object.freeze({ id: "2" })];
  const [names, all] = [{}, {}];
  expect(texts.of(record, names, () => "first")).toBe("first");
  expect(texts.of(record, names, () => "again")).toBe("first");
  expect(texts.of(record, all, () => "whole")).toBe("whole");
  expect(texts.of(other, names, () => "other")).toBe("other");
  expect(texts.of(record, names, () => "forgotten")).toBe("forgotten");
});

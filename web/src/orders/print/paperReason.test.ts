import { expect, test } from "vitest";
import { paperReason } from "./paperReason.ts";
import { sayIn } from "./paperWords.ts";

test.each([
  ["refused", false, "Refused on delivery"],
  ["wrong_item: Two lids: both blue", false, "Wrong item: Two lids: both blue"],
  ["damaged", true, "Damaged / क्षतिग्रस्त"],
  ["other: The fair was called off", false, "The fair was called off"],
  ["other", false, "Other"],
  ["agreed by telephone: 12 March", false, "agreed by telephone: 12 March"],
])("%s stands on a credit note, with Hindi %s, as %s", (reason, withHindi, expected) => {
  expect(paperReason(reason, sayIn(withHindi))).toBe(expected);
});

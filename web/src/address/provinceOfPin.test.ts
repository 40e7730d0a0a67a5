import { expect, test } from "vitest";
import { provincesOfPin } from "./provinceOfPin.ts";

test.each([
  ["110001", ["DL"]],
  ["560038", ["KA"]],
  ["411004", ["MH"]],
  ["403001", ["GA"]],
  ["682001", ["KL"]],
  ["682555", ["LD"]],
  ["744101", ["AN"]],
  ["700001", ["WB"]],
  ["248001", ["UK", "UT"]],
  ["226001", ["UP"]],
  ["834001", ["JH"]],
  ["800001", ["BR"]],
  ["500001", ["TG", "TS"]],
  ["520001", ["AP"]],
  ["792001", ["AR"]],
  ["194101", ["LA"]],
  ["190001", ["JK"]],
])("%s is delivered in %j", (pin, expected) => {
  expect(provincesOfPin(pin)).toEqual(expected);
});

test("what is no whole PIN, and one of the army's post, says nothing", () => {
  for (const pin of ["56003", "5600380", "056003", "900056", ""]) expect(provincesOfPin(pin)).toEqual([]);
});

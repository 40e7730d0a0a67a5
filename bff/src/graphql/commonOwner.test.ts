import { expect, test } from "vitest";
import { owner, seller } from "../../test/doubles/fakeContext.ts";
import { noLocation, type Ownership } from "../access/rules.ts";
import { mayUseAll } from "./commonOwner.ts";

const ofCompany = { companyId: "1", sellerId: null };
const ofLocation = { companyId: "1", sellerId: "1" };
const ofAnother = { companyId: "1", sellerId: "2" };
const ofNone = { companyId: "1", sellerId: noLocation };
const unnamed = { companyId: null, sellerId: null };
const foreign = { companyId: "2", sellerId: null };

function asked(...rows: readonly Ownership[]) {
  const read = Object.freeze([...rows]);
  return [owner, seller].map((user) => mayUseAll(user, read, () => read));
}

test.each([
  { rows: [ofCompany, ofCompany], expected: [true, true] },
  { rows: [ofCompany, ofLocation, ofCompany], expected: [true, true] },
  { rows: [ofLocation, ofCompany, ofAnother], expected: [true, false] },
  { rows: [ofAnother, ofLocation, ofLocation], expected: [true, false] },
  { rows: [ofLocation, ofAnother, foreign], expected: [false, false] },
  { rows: [ofCompany, ofNone], expected: [true, false] },
  { rows: [ofAnother, ofCompany], expected: [true, false] },
  { rows: [foreign], expected: [false, false] },
  { rows: [ofCompany, foreign], expected: [false, false] },
  { rows: [unnamed], expected: [false, false] },
  { rows: [ofCompany, unnamed], expected: [false, false] },
  { rows: [unnamed, ofCompany], expected: [false, false] },
  { rows: [], expected: [false, false] },
])("the owner and a seller may use all of $rows: $expected", ({ rows, expected }) => {
  expect(asked(...rows)).toEqual(expected);
});

test("rows that cannot change are looked at once, whoever asks", () => {
  const read = Object.freeze([ofCompany]);
  let looks = 0;
  const rows = (): readonly Ownership[] => {
    looks += 1;
    return read;
  };
  expect([owner, seller, owner].map((user) => mayUseAll(user, read, rows))).toEqual([true, true, true]);
  expect(mayUseAll({ ...owner, companyId: "2" }, read, rows)).toBe(false);
  expect(looks).toBe(1);
});

test("of what may still change nothing is said", () => {
  const read = [ofCompany];
  expect(mayUseAll(owner, read, () => read)).toBe(false);
});

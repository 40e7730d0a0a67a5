import { describe, expect, test } from "vitest";
import { type Checked, inOrder, settle, type Taker } from "./exchange.ts";

/** `3: 4, 5` says that row 3 takes what the records of rows 4 and 5 have, `3: 4.1` another value of row 4; each row is a unit. */
const fileOf = (
  given: Readonly<Record<number, readonly number[]>>,
  refused: readonly number[] = [],
): Checked => {
  const rows = [
    ...new Set([...Object.keys(given).map(Number), ...Object.values(given).flat().map(Math.floor)]),
  ].toSorted((one, other) => one - other);
  const recordOf = (claim: string) => Number(claim.replace("record ", ""));
  const isThere = (row: number) => rows.includes(row) && !refused.includes(row);
  return {
    units: rows.map((unit_no) => ({ unit_no, rows: 1 })),
    takers: Object.entries(given).map(([row, from]): Taker => ({
      rowNo: Number(row),
      unitNo: Number(row),
      takes: from.map((other) => ({
        field: "name",
        message: "Taken",
        claim: `value ${other}`,
        record: `record ${Math.floor(other)}`,
      })),
    })),
    claimedBy: (claim) =>
      claim.startsWith("record ") && isThere(recordOf(claim)) ? recordOf(claim) : undefined,
    refusedFor: (record) => (refused.includes(recordOf(record)) ? recordOf(record) : undefined),
    unitOf: (row) => row,
  };
};

const settled = (checked: Checked, most = 10) => {
  const { refused, turns } = settle(checked, most);
  return {
    refused: [...refused].map(([unit, rows]) => [unit, [...rows.values()].flat()[0]?.message]),
    turns: Object.fromEntries(turns),
  };
};

describe("the place of a row that takes what another has", () => {
  test.each([
    ["two that change places are done with the first", { 2: [3], 3: [2] }, { 3: 2 }],
    ["what is between them stays", { 2: [5], 3: [], 5: [2] }, { 5: 2, 3: 5 }],
    ["a chain is done from its end", { 2: [3], 3: [4], 4: [] }, { 4: 2, 2: 4 }],
    ["a chain in the other order is done as it stands", { 2: [], 3: [2], 4: [3] }, {}],
    ["a row that needs a ring is done behind it", { 2: [3.1], 3: [4], 4: [3] }, { 3: 2, 4: 2, 2: 4 }],
  ])("%s", (_what, given, turns) => {
    expect(settled(fileOf(given))).toEqual({ refused: [], turns });
  });

  test("a chain of 50,000 rows has one", () => {
    const all = Array.from({ length: 50_000 }, (_row, index) => index + 2);
    const groups = inOrder(all, (one) => (one === 50_001 ? [] : [one + 1]));
    expect(groups.length).toBe(50_000);
    expect(groups.at(0)).toEqual([50_001]);
    expect(groups.at(-1)).toEqual([2]);
  });
});

describe("a row is refused", () => {
  const kept = (row: number) => `Row ${row} was refused and keeps this value`;

  test.each([
    [
      "with the row that was refused before it, and so on",
      { 2: [3], 3: [4], 4: [] },
      [4],
      [
        [3, kept(4)],
        [2, kept(3)],
      ],
    ],
    ["where an earlier one takes the same", { 2: [4], 3: [4], 4: [] }, [], [[3, "The same as in row 2"]]],
  ])("%s", (_what, given, refused, expected) => {
    expect(settled(fileOf(given, refused)).refused).toEqual(expected);
  });

  test("where no row gives up what it takes", () => {
    expect(settled({ ...fileOf({ 2: [3] }), claimedBy: () => undefined }).refused).toEqual([[2, "Taken"]]);
  });

  test("with all that change places where they are more than the limit, and a row that needs one of them", () => {
    const tooMany = "At most 2 rows can change places with one another";
    expect(settled(fileOf({ 2: [3.1], 3: [4], 4: [5], 5: [3], 6: [7], 7: [6] }), 2)).toEqual({
      refused: [
        [3, tooMany],
        [4, tooMany],
        [5, tooMany],
        [2, kept(3)],
      ],
      turns: expect.objectContaining({ 7: 6 }),
    });
  });
});

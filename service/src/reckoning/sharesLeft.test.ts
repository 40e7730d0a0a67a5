import { expect, test } from "vitest";
import { sharesLeft } from "./sharesLeft.ts";

const rates = (cgst: string, sgst: string, igst: string) => ({ cgst, sgst, igst });
const low = rates("2.50", "2.50", "5.00");
const high = rates("9.00", "9.00", "18.00");

type Given = readonly [price: bigint, quantity: number, gone: number, of: typeof low, share: bigint];

/** What lines bear that bore so much while pieces of them go. */
const after = (...lines: Given[]) =>
  sharesLeft(
    lines.map(([unit_price, quantity, moved, of, delivery_share]) => {
      return { unit_price, gift_price: 0n, quantity, moved, rates: of, delivery_share };
    }),
  );

test("a charge that is spread by amount is spread again by amount over what stays", () => {
  expect(after([100n, 3, 2, low, 75n], [100n, 1, 0, high, 25n])).toEqual([50n, 50n]);
});

test("after a split each line keeps its share, also where a free piece goes", () => {
  expect(after([100n, 2, 1, low, 90n], [100n, 1, 0, high, 10n])).toEqual([90n, 10n]);
  expect(after([100n, 1, 0, low, 90n], [100n, 1, 0, high, 10n], [0n, 1, 1, high, 0n])).toEqual([
    90n,
    10n,
    0n,
  ]);
});

test("the share of a line that goes whole goes to those of its rates, and to all that stay where there is none", () => {
  expect(after([100n, 1, 1, low, 80n], [100n, 1, 0, low, 10n], [100n, 1, 0, high, 10n])).toEqual([
    0n,
    90n,
    10n,
  ]);
  expect(after([100n, 1, 1, low, 90n], [300n, 1, 0, high, 5n], [100n, 1, 0, high, 5n])).toEqual([
    0n,
    73n,
    27n,
  ]);
});

test("where free pieces alone stay they bear it, and nothing that is gone does", () => {
  expect(after([100n, 1, 1, low, 80n], [0n, 1, 0, high, 10n])).toEqual([0n, 90n]);
});

test("when all goes nothing bears anything", () => {
  expect(after([100n, 2, 2, low, 90n], [100n, 1, 1, high, 10n])).toEqual([0n, 0n]);
});

import { expect, test } from "vitest";
import {
  emptySlabs,
  exampleVariables,
  quantityBelow,
  slabDrafts,
  toDiscountsInput,
} from "./discountsForm.ts";

const slab = (minimumQuantity: number, percentage = Number.NaN) => ({ minimumQuantity, percentage });
const draft = {
  discountPercentage: 5,
  specialOfferEnabled: true,
  specialOfferPercentage: 30,
  specialOfferStartDate: "2030-01-01",
  specialOfferEndDate: "2030-02-01",
  specialOfferInfinite: false,
  bundleDiscountsEnabled: false,
  volumeDiscountsEnabled: true,
  slabs: [slab(5, 2), slab(10, 4.5), slab(0, 6), slab(Number.NaN)],
};

test("slabs that were never filled in begin at 5, 10, 15 and 20; others stay as they were left", () => {
  expect(slabDrafts(emptySlabs).map((one) => one.minimumQuantity)).toEqual([5, 10, 15, 20]);
  const left = [slab(3, 1), slab(Number.NaN), slab(Number.NaN), slab(Number.NaN)];
  expect(slabDrafts(left)).toEqual(left);
});

test("a slab is compared with the highest before it, whatever is missing between", () => {
  const slabs = [slab(5), slab(Number.NaN), slab(4), slab(20)];
  expect([0, 1, 2, 3].map((index) => quantityBelow(slabs, index))).toEqual([0, 5, 5, 5]);
});

test("what is written is exact; an offer without end has no last day", () => {
  expect(toDiscountsInput(draft)).toMatchObject({
    discountPercentage: "5.00",
    specialOfferEndDate: "2030-02-01",
    slabs: [
      { minimumQuantity: 5, percentage: "2.00" },
      { minimumQuantity: 10, percentage: "4.50" },
    ],
  });
  expect(toDiscountsInput({ ...draft, specialOfferInfinite: true }).specialOfferEndDate).toBeNull();
});

test("a worked example leaves out what is switched off", () => {
  const off = { ...draft, specialOfferEnabled: false, volumeDiscountsEnabled: false };
  expect(exampleVariables(off)).toEqual({
    quantities: [1],
    draft: {
      discountPercentage: "5.00",
      specialOfferPercentage: null,
      specialOfferStartDate: "2030-01-01",
      specialOfferEndDate: "2030-02-01",
      slabs: [],
    },
  });
});

test("a worked example has a row for each slab that is begun, and takes off what is filled in", () => {
  const slabs = [slab(5, 2), slab(10), slab(15.5, 6), slab(Number.NaN, 8)];
  expect(exampleVariables({ ...draft, slabs })).toEqual({
    quantities: [1, 5, 10],
    draft: {
      discountPercentage: "5.00",
      specialOfferPercentage: "30.00",
      specialOfferStartDate: "2030-01-01",
      specialOfferEndDate: "2030-02-01",
      slabs: [{ minimumQuantity: 5, percentage: "2.00" }],
    },
  });
});

import { expect, test } from "vitest";
import { type BulkDraft, changeOf, emptyDraft } from "./bulkForm.ts";

const draft = (values: Partial<BulkDraft>): BulkDraft => ({ ...emptyDraft, ...values });

test.each([
  ["SET", 199.5, { mode: "SET", amount: "199.50" }],
  ["RAISE", 10, { mode: "ADD", amount: "10.00" }],
  ["LOWER", 10, { mode: "ADD", amount: "-10.00" }],
  ["RAISE_PERCENT", 2.5, { mode: "PERCENT", amount: "2.50" }],
  ["LOWER_PERCENT", 2.5, { mode: "PERCENT", amount: "-2.50" }],
] as const)("%s is sent with its sign", (mode, amount, price) => {
  const change = changeOf("PRICE", draft({ mode, amount, rounding: "NINETY_NINE" }));
  expect(change).toEqual({
    action: "PRICE",
    price: { ...price, rounding: "NINETY_NINE", withVariants: true },
  });
});

test("what is not ticked is not sent, what is ticked and empty empties it, and of a category the deepest level counts", () => {
  const level = (id: string) => ({ id, name: id });
  const typed = {
    brand: { id: "brand-1", label: "Patravali" },
    hsnCode: " 4823 ",
    cgst: 9,
    sgst: 9,
    igst: 18,
  };
  expect(changeOf("VALUES", draft({ ...typed, parts: ["brand"] }))).toEqual({
    action: "VALUES",
    set: { brandId: "brand-1" },
  });
  expect(
    changeOf("VALUES", draft({ parts: ["brand", "manufacturer", "origin", "hsnCode", "discount"] })),
  ).toEqual({
    action: "VALUES",
    set: {
      brandId: null,
      manufacturerId: null,
      originCountryCode: null,
      hsnCode: null,
      discountPercentage: null,
    },
  });
  const levels = { level1: level("category-1"), level2: level("category-2") };
  expect(changeOf("VALUES", draft({ ...typed, ...levels, parts: ["category", "taxes", "hsnCode"] }))).toEqual(
    {
      action: "VALUES",
      set: { categoryId: "category-2", cgst: "9.00", sgst: "9.00", igst: "18.00", hsnCode: "4823" },
    },
  );
});

test("a remark and a reason are sent without the blanks around them", () => {
  expect(changeOf("RETURN", draft({ text: " Sharper pictures. " }))).toEqual({
    action: "RETURN",
    remark: "Sharper pictures.",
  });
  expect(changeOf("DISABLE", draft({ text: "Recalled" }))).toEqual({ action: "DISABLE", reason: "Recalled" });
  expect(changeOf("SUBMIT", emptyDraft)).toEqual({ action: "SUBMIT" });
});

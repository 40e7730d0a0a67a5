import { afterEach, expect, test, vi } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import type { FakeRest } from "../../test/doubles/fakeRest.ts";
import { complete, productService } from "../../test/doubles/productService.ts";
import { reckonPrice, type PriceParts } from "./priceExample.ts";

afterEach(() => {
  vi.useRealTimers();
});

const parts: PriceParts = {
  listPrice: "199.99",
  discountPercentage: "10",
  offerPercentage: "30",
  slabs: [5, 10, 15, 20].map((minimumQuantity, index) => ({ minimumQuantity, percentage: `${index + 2}` })),
  cgst: "2.50",
  sgst: "2.5",
  igst: "5",
  bundledAmount: "90.05",
};

test("the discounts one after the other, each from what the one before left, taxes on the amount", () => {
  expect(reckonPrice(parts, 10)).toEqual({
    quantity: 10,
    listPrice: "199.99",
    steps: [
      { kind: "PRODUCT_DISCOUNT", percentage: "10", unitPrice: "179.99" },
      { kind: "SPECIAL_OFFER", percentage: "30", unitPrice: "125.99" },
      { kind: "VOLUME_DISCOUNT", percentage: "3", unitPrice: "122.21" },
    ],
    unitPrice: "122.21",
    amount: "1222.10",
    cgst: "30.55",
    sgst: "30.55",
    igst: "61.11",
    totalWithinState: "1283.20",
    totalAcrossStates: "1283.21",
    amountWithBundles: "1312.15",
  });
});

test.each([
  [1, []],
  [4, []],
  [5, ["2"]],
  [9, ["2"]],
  [10, ["3"]],
  [19, ["4"]],
  [20, ["5"]],
  [1_000_000, ["5"]],
])("%i pieces reach the slab %j", (quantity, percentages) => {
  const { steps } = reckonPrice({ ...parts, discountPercentage: null, offerPercentage: null }, quantity);
  expect(steps.map(({ percentage }) => percentage)).toEqual(percentages);
});

test("without discounts the price is the price, and a missing tax is no total", () => {
  const plain = { ...parts, discountPercentage: null, offerPercentage: null, slabs: [], bundledAmount: null };
  expect(reckonPrice({ ...plain, cgst: null }, 3)).toMatchObject({
    steps: [],
    unitPrice: "199.99",
    amount: "599.97",
    totalWithinState: null,
    totalAcrossStates: "629.97",
    amountWithBundles: null,
  });
});

test("the largest amounts stay exact", () => {
  const largest = { ...parts, listPrice: "9999999999.99", discountPercentage: null, offerPercentage: null };
  expect(reckonPrice({ ...largest, slabs: [] }, 1_000_000).amount).toBe("9999999999990000.00");
});

const id = encodeNodeId("Product", "3");

async function examples(rest: FakeRest, args = "", fields = "quantity unitPrice"): Promise<unknown> {
  const { data, errors } = await run(
    createFakeContext(rest, owner),
    `query ($id: ID!) { node(id: $id) { ... on Product { priceExamples${args} { ${fields} } } } }`,
    { id },
  );
  if (errors.length > 0) return errors;
  return Reflect.get(Object(Reflect.get(Object(data), "node")), "priceExamples");
}

const discounted = {
  ...complete,
  enable_volume_discounts: true,
  enable_special_offer: true,
  special_offer_percentage: "50",
  special_offer_start_date: "2040-01-02",
  special_offer_end_date: "2040-01-31",
  special_offer_infinite: false,
  slab1_gte: 5,
  slab1_disc_percentage: "10",
  slab2_gte: 10,
  slab2_disc_percentage: "20",
  slab3_gte: 15,
  slab3_disc_percentage: "30",
  slab4_gte: 20,
  slab4_disc_percentage: "40",
};

test("one piece and the start of each slab, before the offer and on its first day, for one call", async () => {
  const rest = productService(discounted);
  expect(await examples(rest, '(on: "2040-01-02")')).toEqual([
    { quantity: 1, unitPrice: "50.00" },
    { quantity: 5, unitPrice: "45.00" },
    { quantity: 10, unitPrice: "40.00" },
    { quantity: 15, unitPrice: "35.00" },
    { quantity: 20, unitPrice: "30.00" },
  ]);
  expect(rest.summary()).toEqual(["GET /v1/companySellerProdLoc"]);
  expect(await examples(rest, "(quantities: [7, 1, 7])")).toEqual([
    { quantity: 1, unitPrice: "100.00" },
    { quantity: 7, unitPrice: "90.00" },
  ]);
});

test.each([
  ["2040-01-01", {}, "100.00"],
  ["2040-01-02", {}, "50.00"],
  ["2040-01-31", {}, "50.00"],
  ["2040-02-01", {}, "100.00"],
  ["2040-02-01", { special_offer_infinite: true }, "50.00"],
  ["2040-01-15", { enable_special_offer: false }, "100.00"],
])("on %s an offer from 2 to 31 January 2040 %j makes 100.00 %s", async (on, changed, unitPrice) => {
  const rest = productService({ ...discounted, ...changed });
  expect(await examples(rest, `(quantities: [1], on: "${on}")`)).toEqual([{ quantity: 1, unitPrice }]);
});

test("today is the day in India", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2040-01-01T18:30:00Z") });
  const rest = productService(discounted);
  expect(await examples(rest, "(quantities: [1])")).toEqual([{ quantity: 1, unitPrice: "50.00" }]);
  vi.setSystemTime(Date.parse("2040-01-01T18:29:59Z"));
  expect(await examples(rest, "(quantities: [1])")).toEqual([{ quantity: 1, unitPrice: "100.00" }]);
});

test("with bundles, one of each is added at its bundle price", async () => {
  const rest = productService({ ...complete, enable_bundle_discounts: true });
  expect(await examples(rest, "(quantities: [2])", "amount amountWithBundles")).toEqual([
    { amount: "200.00", amountWithBundles: "290.00" },
  ]);
  expect(rest.summary()).toEqual([
    "GET /v1/companySellerProdLoc",
    "GET /v1/companySellerProdBundle/prod_id",
    "GET /v1/companySellerProdLoc",
  ]);
});

test("with variants the default one is the example", async () => {
  const rest = productService({ ...complete, prod_varient_enabled: true });
  expect(await examples(rest, "(quantities: [1])")).toEqual([{ quantity: 1, unitPrice: "100.50" }]);
});

test("what is being typed is tried out in place of what is saved", async () => {
  const rest = productService(discounted);
  const draft = (values: string) => `(quantities: [10], draft: { ${values} })`;
  expect(await examples(rest, draft('discountPercentage: "5"'))).toEqual([
    { quantity: 10, unitPrice: "95.00" },
  ]);
  expect(await examples(rest, draft('price: "10", specialOfferPercentage: "250"'))).toEqual([
    { quantity: 10, unitPrice: "10.00" },
  ]);
  expect(
    await examples(
      rest,
      draft('slabs: [{ minimumQuantity: 2, percentage: "1" }, { minimumQuantity: 4, percentage: "101" }]'),
    ),
  ).toEqual([{ quantity: 10, unitPrice: "99.00" }]);
});

test.each([
  ["2040-05-04", "100.00"],
  ["2040-05-05", "70.00"],
  ["2040-05-06", "70.00"],
  ["2040-05-07", "100.00"],
])("an offer that is being typed, for 5 and 6 May 2040, makes on %s %s", async (on, unitPrice) => {
  const draft =
    'specialOfferPercentage: "30", specialOfferStartDate: "2040-05-05", specialOfferEndDate: "2040-05-06"';
  const rest = productService(complete);
  expect(await examples(rest, `(quantities: [1], on: "${on}", draft: { ${draft} })`)).toEqual([
    { quantity: 1, unitPrice },
  ]);
});

test("no price is no example, and senseless quantities are named", async () => {
  expect(await examples(productService({ ...complete, product_price: null }))).toEqual([]);
  const code = "BAD_USER_INPUT";
  expect(await examples(productService(complete), "(quantities: [0])")).toEqual([
    { message: "`quantities` are whole numbers from 1 to 1000000.", code },
  ]);
  const many = Array.from({ length: 21 }, (_, index) => index + 1).join(", ");
  expect(await examples(productService(complete), `(quantities: [${many}])`)).toEqual([
    { message: "`quantities` takes at most 20 numbers.", code },
  ]);
});

import { expect, test } from "vitest";
import { businessToday } from "../graphql/businessDay.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";
import { clientOf } from "../../test/harness/productChange.ts";
import { productService } from "../../test/doubles/productService.ts";

const id = encodeNodeId("Product", "3");
const slabs = [5, 10, 15, 20].map((minimumQuantity, index) => ({
  minimumQuantity,
  percentage: `${index + 1}.5`,
}));
const today = businessToday();
const discounts = {
  id,
  discountPercentage: "20",
  specialOfferEnabled: true,
  specialOfferPercentage: "90",
  specialOfferStartDate: today,
  specialOfferEndDate: today,
  bundleDiscountsEnabled: true,
  volumeDiscountsEnabled: true,
  slabs,
};
const saved = `product {
  discountPercentage bundleDiscountsEnabled volumeDiscountsEnabled
  specialOffer { isEnabled percentage startDate endDate isInfinite }
  slabs { number minimumQuantity percentage }
}`;
const page4 = "POST /v1/companySellerProdLoc/page4SignUp";

test("all of them: the product, its bundles, and one write in the documented form", async () => {
  const rest = productService();
  expect(await clientOf(rest).change("saveProductDiscounts", discounts, saved)).toEqual({
    __typename: "SaveProductDiscountsSuccess",
    product: {
      discountPercentage: "20.00",
      bundleDiscountsEnabled: true,
      volumeDiscountsEnabled: true,
      specialOffer: {
        isEnabled: true,
        percentage: "90.00",
        startDate: today,
        endDate: today,
        isInfinite: false,
      },
      slabs: [
        { number: 1, minimumQuantity: 5, percentage: "1.50" },
        { number: 2, minimumQuantity: 10, percentage: "2.50" },
        { number: 3, minimumQuantity: 15, percentage: "3.50" },
        { number: 4, minimumQuantity: 20, percentage: "4.50" },
      ],
    },
  });
  expect(rest.summary()).toEqual([
    "GET /v1/companySellerProdLoc",
    "GET /v1/companySellerProdBundle/prod_id",
    page4,
  ]);
  expect(writes(rest)).toMatchObject([
    {
      body: {
        prod_id: 3,
        company_po_id: 1,
        seller_id: 1,
        discount_percentage: "20",
        enable_special_offer: "true",
        special_offer_percentage: "90",
        special_offer_start_date: today,
        special_offer_end_date: today,
        special_offer_infinite: "false",
        enable_bundle_discounts: "true",
        enable_volume_discounts: "true",
        slab1_gte: 5,
        slab1_disc_percentage: "1.5",
        slab4_gte: 20,
        slab4_disc_percentage: "4.5",
      },
    },
  ]);
});

test("what a switch that is off hides is neither looked at nor lost", async () => {
  const kept = {
    special_offer_percentage: "40.00",
    special_offer_start_date: "2026-01-01",
    special_offer_end_date: "2026-02-01",
    slab1_gte: 3,
    slab1_disc_percentage: "1.00",
  };
  const rest = productService(kept);
  const nonsense = {
    id,
    specialOfferPercentage: "99",
    specialOfferEndDate: "2020-01-01",
    slabs: [{ minimumQuantity: -1, percentage: "99" }],
  };
  expect(await clientOf(rest).change("saveProductDiscounts", nonsense)).toMatchObject({
    __typename: "SaveProductDiscountsSuccess",
  });
  expect(writes(rest)).toMatchObject([
    { body: { ...kept, discount_percentage: null, enable_special_offer: "false" } },
  ]);
  expect(rest.summary()).toEqual(["GET /v1/companySellerProdLoc", page4]);
});

test("an offer without end has no end date, and one that began keeps its start", async () => {
  const rest = productService({ special_offer_start_date: "2020-01-01" });
  const input = { ...discounts, specialOfferStartDate: "2020-01-01", specialOfferInfinite: true };
  expect(await clientOf(rest).change("saveProductDiscounts", input)).toMatchObject({
    __typename: "SaveProductDiscountsSuccess",
  });
  expect(writes(rest)).toMatchObject([
    { body: { special_offer_infinite: "true", special_offer_end_date: null } },
  ]);
});

test("an offer is 30 percent unless told", async () => {
  const rest = productService();
  const { specialOfferPercentage: _percentage, ...input } = discounts;
  await clientOf(rest).change("saveProductDiscounts", input);
  expect(writes(rest)).toMatchObject([{ body: { special_offer_percentage: "30" } }]);
});

const slab = (index: number, change: object) =>
  slabs.map((one, position) => (position === index ? { ...one, ...change } : one));

test.each<[string, object, [string, string][]]>([
  ["less than 1 percent", { discountPercentage: "0.99" }, [["discountPercentage", "Please enter 1% to 20%"]]],
  [
    "more than 20 percent",
    { discountPercentage: "20.01" },
    [["discountPercentage", "Please enter 1% to 20%"]],
  ],
  [
    "an offer over 90",
    { specialOfferPercentage: "90.5" },
    [["specialOfferPercentage", "Please enter 1% to 90%"]],
  ],
  [
    "an offer of nothing",
    { specialOfferPercentage: null },
    [["specialOfferPercentage", "Special Offer Percentage is required"]],
  ],
  [
    "an offer without dates",
    { specialOfferStartDate: null, specialOfferEndDate: null },
    [
      ["specialOfferStartDate", "Please Enter Start Date"],
      ["specialOfferEndDate", "Please Enter End Date"],
    ],
  ],
  [
    "a start in the past",
    { specialOfferStartDate: "2020-01-01" },
    [["specialOfferStartDate", "Start Date must not be in the past"]],
  ],
  [
    "an end before the start",
    { specialOfferStartDate: "2036-01-02", specialOfferEndDate: "2036-01-01" },
    [["specialOfferEndDate", "End Date must not be before Start Date"]],
  ],
  [
    "a slab left out",
    { slabs: slabs.slice(0, 3) },
    [
      ["slabs.3.minimumQuantity", "Slab 4 is required"],
      ["slabs.3.percentage", "Slab 4 Discount is required"],
    ],
  ],
  [
    "a slab that does not ascend",
    { slabs: slab(2, { minimumQuantity: 10 }) },
    [["slabs.2.minimumQuantity", "Please Enter value Greatter then Slab 2"]],
  ],
  [
    "a slab over 90 percent",
    { slabs: slab(0, { percentage: "91" }) },
    [["slabs.0.percentage", "Please enter 1% to 90%"]],
  ],
  [
    "a fifth slab",
    { slabs: [...slabs, { minimumQuantity: 25, percentage: "6" }] },
    [["slabs", "There are four slabs"]],
  ],
])("%s is refused beside its field, and nothing is written", async (_name, change, issues) => {
  const rest = productService();
  expect(await clientOf(rest).change("saveProductDiscounts", { ...discounts, ...change })).toMatchObject({
    __typename: "ValidationError",
    issues: issues.map(([path, message]) => ({ path: path.split("."), message })),
  });
  expect(writes(rest)).toEqual([]);
});

test("bundle discounts want a bundle", async () => {
  const rest = productService();
  const client = clientOf(rest);
  await client.change("addProduct", {
    sellerId: encodeNodeId("Seller", "1"),
    name: "Lonely",
    categoryId: encodeNodeId("Category", "1-1"),
    summaryImageUploadId: await client.upload("PRODUCT_SUMMARY_IMAGE"),
  });
  expect(
    await client.change("saveProductDiscounts", {
      id: encodeNodeId("Product", "500"),
      bundleDiscountsEnabled: true,
    }),
  ).toMatchObject({
    issues: [
      {
        path: ["bundleDiscountsEnabled"],
        message: "Please Add One Bundle Product or Disable the Bundle Discount",
      },
    ],
  });
});

test("a product of another location is not found, and without a session nothing is read", async () => {
  const rest = productService();
  const foreign = { ...discounts, id: encodeNodeId("Product", "2") };
  expect(await clientOf(rest, seller).change("saveProductDiscounts", foreign)).toMatchObject({
    __typename: "NotFoundError",
  });
  expect(await clientOf(rest, null).change("saveProductDiscounts", discounts)).toMatchObject({
    __typename: "UnauthenticatedError",
  });
  expect(writes(rest)).toEqual([]);
});

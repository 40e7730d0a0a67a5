import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";
import { clientOf } from "../../test/harness/productChange.ts";
import { productService, refusing } from "../../test/doubles/productService.ts";

const id = encodeNodeId("Product", "1");
const pricing = {
  id,
  variantsEnabled: false,
  price: "1299.5",
  giftWrappingEnabled: true,
  giftWrappingPrice: "45",
  cgst: "9",
  sgst: "9",
  igst: "18.00",
  hsnCode: " 7418 ",
  sku: " K-1 ",
};
const saved =
  "product { price singlePrice variantsEnabled giftWrappingEnabled giftWrappingPrice cgst sgst igst hsnCode sku }";
const page3 = "POST /v1/companySellerProdLoc/page3Signup";

test("a single price: one read, one write in the documented form", async () => {
  const rest = productService();
  expect(await clientOf(rest).change("saveProductPricing", pricing, saved)).toEqual({
    __typename: "SaveProductPricingSuccess",
    product: {
      price: "1299.50",
      singlePrice: "1299.50",
      variantsEnabled: false,
      giftWrappingEnabled: true,
      giftWrappingPrice: "45.00",
      cgst: "9.00",
      sgst: "9.00",
      igst: "18.00",
      hsnCode: "7418",
      sku: "K-1",
    },
  });
  expect(rest.summary()).toEqual(["GET /v1/companySellerProdLoc", page3]);
  expect(writes(rest)).toMatchObject([
    {
      body: {
        prod_id: 1,
        company_po_id: 1,
        seller_id: 1,
        prod_varient_enabled: "false",
        product_price: "1299.5",
        gift_wrapping_enabled: "true",
        gift_wrapping_price: "45",
        cgst: "9",
        sgst: "9",
        igst: "18.00",
        hsn_code: "7418",
        sku_seller: "K-1",
      },
    },
  ]);
});

test("with variants the price is not sent and the SKU stays, so that both are there again without them", async () => {
  const rest = productService({ product_price: "88.00", sku_seller: "OLD" });
  const response = await clientOf(rest).change(
    "saveProductPricing",
    { ...pricing, variantsEnabled: true, price: "0", giftWrappingEnabled: false },
    saved,
  );
  expect(response).toMatchObject({ product: { price: null, variantsEnabled: true } });
  expect(rest.summary()).toEqual([
    "GET /v1/companySellerProdLoc",
    "GET /v1/companySellerProdVarient/AllowVarient",
    page3,
  ]);
  expect(writes(rest)).toMatchObject([
    {
      body: {
        prod_varient_enabled: "true",
        product_price: null,
        sku_seller: "OLD",
        gift_wrapping_enabled: "false",
        gift_wrapping_price: "0",
      },
    },
  ]);
});

test("gift wrapping costs 30 unless told, but a price that was emptied is missed", async () => {
  const rest = productService();
  const { giftWrappingPrice: _price, ...withoutPrice } = pricing;
  await clientOf(rest).change("saveProductPricing", withoutPrice);
  expect(writes(rest)).toMatchObject([{ body: { gift_wrapping_price: "30" } }]);
});

test.each<[string, object, [string, string][]]>([
  ["no price", { price: null }, [["price", "Please Enter Product Price"]]],
  [
    "a price of nothing",
    { price: "0.00" },
    [["price", "Price must be more than 0, with at most two decimals"]],
  ],
  ["three decimals", { price: "1.005" }, [["price", "Price must be more than 0, with at most two decimals"]]],
  ["a tax over 50", { igst: "50.01" }, [["igst", "Please enter 0% to 50%"]]],
  ["a negative tax", { cgst: "-1" }, [["cgst", "Please enter 0% to 50%"]]],
  ["no gift price", { giftWrappingPrice: null }, [["giftWrappingPrice", "Gift Wrapping Price is Required"]]],
  ["five digits", { hsnCode: "74181" }, [["hsnCode", "HSN Code has 4, 6 or 8 digits"]]],
  ["letters", { hsnCode: "74AB" }, [["hsnCode", "HSN Code has 4, 6 or 8 digits"]]],
  ["a long SKU", { sku: "s".repeat(121) }, [["sku", "Must have at most 120 characters"]]],
])("%s is refused beside its field, and nothing is written", async (_name, change, issues) => {
  const rest = productService();
  expect(await clientOf(rest).change("saveProductPricing", { ...pricing, ...change })).toMatchObject({
    __typename: "ValidationError",
    issues: issues.map(([field, message]) => ({ path: [field], message })),
  });
  expect(writes(rest)).toEqual([]);
});

test("variants that are switched on want one", async () => {
  const rest = productService();
  const lonely = encodeNodeId("Product", "500");
  const client = clientOf(rest);
  const summaryImageUploadId = await client.upload("PRODUCT_SUMMARY_IMAGE");
  await client.change("addProduct", {
    sellerId: encodeNodeId("Seller", "1"),
    name: "Lonely",
    categoryId: encodeNodeId("Category", "1-1"),
    summaryImageUploadId,
  });
  expect(
    await client.change("saveProductPricing", { ...pricing, id: lonely, variantsEnabled: true }),
  ).toMatchObject({ issues: [{ path: ["variantsEnabled"], message: "Please Add One Varient" }] });
});

test("a product of another location is not found, without a session nothing is read, a taken SKU is said beside it", async () => {
  const rest = productService();
  expect(
    await clientOf(rest, seller).change("saveProductPricing", {
      ...pricing,
      id: encodeNodeId("Product", "2"),
    }),
  ).toMatchObject({ __typename: "NotFoundError" });
  expect(await clientOf(rest, null).change("saveProductPricing", pricing)).toMatchObject({
    __typename: "UnauthenticatedError",
  });
  expect(writes(rest)).toEqual([]);
  const taken = new RestError("conflict", "SKU Already Exist", {
    fields: { sku_seller: "SKU Already Exist" },
  });
  const refused = productService({}, { [page3]: refusing(taken) });
  expect(await clientOf(refused).change("saveProductPricing", pricing)).toMatchObject({
    __typename: "ConflictError",
    message: "SKU Already Exist",
  });
});

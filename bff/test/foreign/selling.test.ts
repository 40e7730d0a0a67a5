import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { modes, titleOf } from "./modes.ts";
import { comeInAsSeller } from "./people.ts";
import { startWalk, type Walk } from "./walker.ts";

const id = (type: string, databaseId: string): string => encodeNodeId(type, databaseId);
const [jar, lid] = [id("Product", "1"), id("Product", "2")];
const base = "/v1/companySellerProdLoc";
const variantBase = "/v1/companySellerProdVarient";

const variant = "variant { shortName price isDefault closed closedReason giftWrappingEnabled }";

/** The body of a variant's form as the documents have it: flags as words, and a gift price of 0 without wrapping. */
const variantBody = (fields: object) => ({
  sku_seller: null,
  default_price: "false",
  item_not_available: "false",
  gift_wrapping_enabled: "false",
  gift_wrapping_price: "0",
  ...fields,
});

describe.each(modes.map((mode) => [titleOf(mode), mode] as const))("a service with %s", (_title, mode) => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await startWalk(mode);
    await comeInAsSeller(walk);
    for (const prod_name of ["Glass jar", "Lid"])
      await walk.callService("POST", `${base}/createSignup`, { prod_name, company_id: 1, seller_id: 1 });
  });
  beforeEach(() => void walk.written());
  afterAll(() => walk.close());

  test("adds, edits, closes and reopens variants", async () => {
    const small = {
      productId: jar,
      shortName: "500 ml",
      longName: "Jar of 500 ml",
      price: "129.50",
      order: 1,
    };
    const first = { shortName: "500 ml", price: "129.50", closed: false, closedReason: null };
    expect(await walk.change("addVariant", small, variant)).toMatchObject({
      variant: { ...first, isDefault: true },
    });
    const gift = { giftWrappingEnabled: true, giftWrappingPrice: "30" };
    const large = { ...small, shortName: "1 l", longName: "Jar of 1 l", price: "199.00", order: 2, ...gift };
    expect(await walk.change("addVariant", large, variant)).toMatchObject({
      variant: { shortName: "1 l", price: "199.00", isDefault: false, giftWrappingEnabled: true },
    });
    const largeId = id("Variant", "2");
    expect(await walk.change("editVariant", { id: largeId, price: "189.00" }, variant)).toMatchObject({
      variant: { shortName: "1 l", price: "189.00", giftWrappingEnabled: true },
    });
    expect(await walk.change("closeVariant", { id: largeId, reason: "Season" }, variant)).toMatchObject({
      variant: { closed: true, closedReason: "Season" },
    });
    expect(await walk.change("reopenVariant", { id: largeId }, variant)).toMatchObject({
      variant: { closed: false, closedReason: null },
    });
    const firstBody = {
      short_name: "500 ml",
      long_name: "Jar of 500 ml",
      product_price: "129.50",
      display_order_id: 1,
    };
    const secondBody = {
      short_name: "1 l",
      long_name: "Jar of 1 l",
      display_order_id: 2,
      gift_wrapping_enabled: "true",
      gift_wrapping_price: expect.stringMatching(/^30(\.00)?$/),
    };
    expect(walk.written()).toEqual([
      [`POST ${variantBase}/onPage3`, { prod_id: 1, ...variantBody(firstBody) }],
      // The service marks no default by itself (decision D-59).
      [
        `POST ${variantBase}/varientEdit`,
        { varient_id: 1, ...variantBody({ ...firstBody, default_price: "true" }) },
      ],
      [
        `POST ${variantBase}/onPage3`,
        { prod_id: 1, ...variantBody({ ...secondBody, product_price: "199.00" }) },
      ],
      [
        `POST ${variantBase}/varientEdit`,
        { varient_id: 2, ...variantBody({ ...secondBody, product_price: "189.00" }) },
      ],
      [`POST ${variantBase}/varientClosed`, { varient_id: 2, closed_reason: "Season", closed: "true" }],
      // Document 2 §7 names the variant `id` in this one call, all its sisters `varient_id`.
      [`POST ${variantBase}/varientEnbled`, { id: 2, varient_id: 2 }],
    ]);
  });

  test("saves price and tax: the third step", async () => {
    const tax = { cgst: "9", sgst: "9", igst: "18", hsnCode: "7010" };
    const single = { id: lid, price: "49.00", giftWrappingEnabled: false, sku: "LID-1", ...tax };
    const selection = "product { variantsEnabled singlePrice cgst sku hsnCode }";
    expect(await walk.change("saveProductPricing", single, selection)).toEqual({
      product: { variantsEnabled: false, singlePrice: "49.00", cgst: "9.00", sku: "LID-1", hsnCode: "7010" },
    });
    expect(
      await walk.change("saveProductPricing", { id: jar, variantsEnabled: true, ...tax }, selection),
    ).toEqual({
      product: { variantsEnabled: true, singlePrice: null, cgst: "9.00", sku: null, hsnCode: "7010" },
    });
    const owner = {
      company_po_id: 1,
      seller_id: 1,
      gift_wrapping_enabled: "false",
      gift_wrapping_price: "0",
    };
    const taxBody = { cgst: "9", sgst: "9", igst: "18", hsn_code: "7010" };
    expect(walk.written()).toEqual([
      [
        `POST ${base}/page3Signup`,
        {
          prod_id: 2,
          prod_varient_enabled: "false",
          product_price: "49.00",
          sku_seller: "LID-1",
          ...owner,
          ...taxBody,
        },
      ],
      [
        `POST ${base}/page3Signup`,
        expect.objectContaining({ prod_id: 1, prod_varient_enabled: "true", ...owner, ...taxBody }),
      ],
    ]);
  });

  test("adds, edits and deletes bundles", async () => {
    const fields = "bundle { offerPercentage order bundledProduct { name } }";
    const bundle = { productId: jar, bundledProductId: lid, offerPercentage: "10", order: 1 };
    const candidates =
      "query ($id: ID!) { node(id: $id) { ... on Product { bundleCandidates { nodes { name } } } } }";
    expect(await walk.read(candidates, { id: jar })).toEqual({
      node: { bundleCandidates: { nodes: [{ name: "Lid" }] } },
    });
    expect(await walk.change("addBundle", bundle, fields)).toEqual({
      bundle: { offerPercentage: "10.00", order: 1, bundledProduct: { name: "Lid" } },
    });
    const bundleId = id("Bundle", "1-2");
    expect(await walk.change("editBundle", { id: bundleId, offerPercentage: "15" }, fields)).toEqual({
      bundle: { offerPercentage: "15.00", order: 1, bundledProduct: { name: "Lid" } },
    });
    expect(await walk.change("deleteBundle", { id: bundleId }, "deletedId")).toEqual({ deletedId: bundleId });
    await walk.change("addBundle", bundle, fields);
    const body = { prod_id: 1, bundle_id: 2, bundle_offer_percentage: "10", order_id: 1 };
    expect(walk.written()).toEqual([
      ["POST /v1/companySellerProdBundle", body],
      ["PUT /v1/companySellerProdBundle/2", expect.objectContaining({ bundle_offer_percentage: "15" })],
      ["DELETE /v1/companySellerProdBundle/2", null],
      ["POST /v1/companySellerProdBundle", body],
    ]);
  });

  test("saves the discounts: the fourth step", async () => {
    const slabs = [5, 10, 15, 20].map((minimumQuantity, index) => ({
      minimumQuantity,
      percentage: String(2 + index),
    }));
    const form = {
      id: jar,
      discountPercentage: "5",
      specialOfferEnabled: true,
      specialOfferPercentage: "30",
      specialOfferStartDate: "2090-01-01",
      specialOfferInfinite: true,
      bundleDiscountsEnabled: true,
      volumeDiscountsEnabled: true,
      slabs,
    };
    const selection =
      "product { discountPercentage bundleDiscountsEnabled volumeDiscountsEnabled specialOffer { isEnabled percentage startDate endDate isInfinite } slabs { minimumQuantity percentage } }";
    expect(await walk.change("saveProductDiscounts", form, selection)).toEqual({
      product: {
        discountPercentage: "5.00",
        bundleDiscountsEnabled: true,
        volumeDiscountsEnabled: true,
        specialOffer: {
          isEnabled: true,
          percentage: "30.00",
          startDate: "2090-01-01",
          endDate: null,
          isInfinite: true,
        },
        slabs: slabs.map((slab) => ({ ...slab, percentage: `${slab.percentage}.00` })),
      },
    });
    expect(walk.written()).toEqual([
      [
        `POST ${base}/page4SignUp`,
        {
          prod_id: 1,
          company_po_id: 1,
          seller_id: 1,
          discount_percentage: "5",
          enable_special_offer: "true",
          special_offer_percentage: "30",
          special_offer_start_date: "2090-01-01",
          special_offer_end_date: null,
          special_offer_infinite: "true",
          enable_bundle_discounts: "true",
          enable_volume_discounts: "true",
          slab1_gte: 5,
          slab2_gte: 10,
          slab3_gte: 15,
          slab4_gte: 20,
          slab1_disc_percentage: "2",
          slab2_disc_percentage: "3",
          slab3_disc_percentage: "4",
          slab4_disc_percentage: "5",
        },
      ],
    ]);
  });

  test("lists what belongs to the product", async () => {
    const product = `query ($id: ID!) { node(id: $id) { ... on Product {
      variants { nodes { shortName price closed } } bundles { nodes { bundledProduct { name } } }
    } } }`;
    expect(await walk.read(product, { id: jar })).toEqual({
      node: {
        variants: {
          nodes: [
            { shortName: "500 ml", price: "129.50", closed: false },
            { shortName: "1 l", price: "189.00", closed: false },
          ],
        },
        bundles: { nodes: [{ bundledProduct: { name: "Lid" } }] },
      },
    });
  });

  test("is sent nothing that no document has", () => {
    expect(walk.unknownFields()).toEqual([]);
  });
});

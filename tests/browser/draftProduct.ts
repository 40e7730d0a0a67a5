import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { encodeNodeId } from "../../bff/src/graphql/nodeId.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

/** A product of the demo's first location, with its first step done. */
export interface DraftProduct {
  readonly id: string;
  /** A name that no other test uses. */
  readonly name: string;
  /** The id that the console's addresses use. */
  readonly globalId: string;
}

const made = v.tupleWithRest([v.object({ prod_id: v.number() })], v.unknown());

/** Makes a draft that has its first step, so that a test can begin at a later one. */
export async function draftProduct(product: Product, name = "Clay pot"): Promise<DraftProduct> {
  const unique = `${name} ${randomUUID().slice(0, 8)}`;
  const response = await callService(product, "POST", "/v1/companySellerProdLoc/createSignup", {
    seller_id: 1,
    company_id: 1,
    prod_name: unique,
    category1_id: 1,
    summary_image_url: "pot.png",
  });
  const id = String(v.parse(made, response)[0].prod_id);
  return { id, name: unique, globalId: encodeNodeId("Product", id) };
}

/** Fills in the third step of a draft with a single price, CGST 9, SGST 9 and IGST 18. */
export async function priceProduct(product: Product, { id }: DraftProduct, price = "1000.00"): Promise<void> {
  await callService(product, "POST", "/v1/companySellerProdLoc/page3Signup", {
    prod_id: Number(id),
    company_po_id: 1,
    seller_id: 1,
    prod_varient_enabled: "false",
    product_price: price,
    gift_wrapping_enabled: "false",
    gift_wrapping_price: "0",
    cgst: "9",
    sgst: "9",
    igst: "18",
    hsn_code: null,
    sku_seller: null,
  });
}

/** A product with a hundred variants, each at 10.00. */
export async function variedProduct(product: Product, name: string): Promise<DraftProduct> {
  const draft = await draftProduct(product, name);
  await priceProduct(product, draft);
  for (let index = 1; index <= 100; index += 1)
    await callService(product, "POST", "/v1/companySellerProdVarient/onPage3", {
      prod_id: Number(draft.id),
      short_name: `V${index}`,
      long_name: `Variant ${index}`,
      product_price: "10",
      display_order_id: index,
    });
  const taxes = { cgst: "9", sgst: "9", igst: "18" };
  await callService(product, "POST", "/v1/companySellerProdLoc/page3Signup", {
    prod_id: Number(draft.id),
    prod_varient_enabled: true,
    ...taxes,
  });
  return draft;
}

import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { optionalText, optionalWhole, requiredText, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken } from "../http/refusal.ts";
import { lockProduct } from "./lock.ts";
import { productRecord, products } from "./record.ts";

/** The fields of the wizard's first step (Document 2 §3, §5; lengths: decision D-35). */
export const detailFields = {
  prod_name: requiredText("Product Name is required", 120),
  prod_brand: optionalWhole(),
  prod_model: optionalText(120),
  prod_colour: optionalText(120),
  prod_pack: optionalText(120),
  prod_description: optionalText(20_000),
  prod_specifications: optionalText(20_000),
  category1_id: requiredWhole("Level1 Category is required"),
  category2_id: optionalWhole(),
  category3_id: optionalWhole(),
  manu_id: optionalWhole(),
  country_origin: optionalText(120),
  summary_image_url: optionalText(254),
};

/**
 * Refuses a product over the limit, the location's first, then the company's (decision D-65).
 * The rows of both are locked, so that two at once cannot both take the last place.
 */
async function checkLimit(db: Connection, sellerId: number): Promise<number> {
  const seller = await db
    .selectFrom("seller")
    .innerJoin("company", "company.company_po_id", "seller.company_po_id")
    .select([
      "seller.company_po_id",
      "seller.maximum_products",
      "company.maximum_products as company_maximum",
    ])
    .where("seller.seller_id", "=", sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (seller === undefined) throw broken("The seller does not exist", "seller_id");
  const counts = await db
    .selectFrom("product")
    .select([
      sql<number>`(count(*) filter (where seller_id = ${sellerId}))::int`.as("own"),
      sql<number>`count(*)::int`.as("whole"),
    ])
    .where("company_po_id", "=", seller.company_po_id)
    .executeTakeFirstOrThrow();
  if (counts.own >= seller.maximum_products)
    throw broken(`This location may have at most ${seller.maximum_products} products`);
  if (counts.whole >= seller.company_maximum)
    throw broken(`This company may have at most ${seller.company_maximum} products`);
  return seller.company_po_id;
}

/** The first step of the wizard: makes a draft, or changes the product that Back and Next send again (decision D-57). */
export const createSignup = operation({
  method: "POST",
  path: "/v1/companySellerProdLoc/createSignup",
  origin: "document-2",
  summary:
    "Creates a product from the first step of the wizard; the answer is a list whose first element counts",
  status: 201,
  body: v.object({
    ...detailFields,
    seller_id: requiredWhole("seller_id is required"),
    company_id: optionalWhole(),
    company_po_id: optionalWhole(),
    prod_id: optionalWhole(),
  }),
  answer: v.array(productRecord),
  async handle({ body: { prod_id, company_id, company_po_id: sent, ...details } }, { db }) {
    const claimed = sent ?? company_id;
    if (prod_id !== null) {
      await lockProduct(db, prod_id, { company_po_id: claimed, seller_id: details.seller_id });
      await db.updateTable("product").set(details).where("prod_id", "=", prod_id).execute();
      return [await products.read(db, prod_id)];
    }
    const company_po_id = await checkLimit(db, details.seller_id);
    if (claimed !== null && claimed !== company_po_id)
      throw broken("The seller belongs to another company", "company_id");
    const added = await db
      .insertInto("product")
      .values({ ...details, company_po_id })
      .returning("prod_id")
      .executeTakeFirstOrThrow();
    return [await products.read(db, added.prod_id)];
  },
});

import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { optionalText, optionalLines, optionalWhole, requiredText, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken } from "../http/httpError.ts";
import { checkLimit, lockOwner } from "./limit.ts";
import { lockProduct } from "./lock.ts";
import { productRecord, products } from "./record.ts";

/** The fields of the wizard's first step (Document 2 §3, §5; lengths: decision D-35). */
export const detailFields = {
  prod_name: requiredText("Product Name is required", 120),
  prod_brand: optionalWhole(),
  prod_model: optionalText(120),
  prod_colour: optionalText(120),
  prod_pack: optionalText(120),
  prod_description: optionalLines(20_000),
  prod_specifications: optionalLines(20_000),
  category1_id: requiredWhole("Level1 Category is required"),
  category2_id: optionalWhole(),
  category3_id: optionalWhole(),
  manu_id: optionalWhole(),
  country_origin: optionalText(120),
  summary_image_url: optionalText(254),
};

/** The product that the same form has made already, when its response was lost or it was filled in anew. */
async function madeBefore(
  db: Connection,
  { seller_id, creation_key }: { readonly seller_id: number; readonly creation_key: string | null },
): Promise<number | undefined> {
  const made = await db
    .selectFrom("product")
    .select("prod_id")
    .where("seller_id", "=", seller_id)
    .where("creation_key", "=", creation_key)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return made?.prod_id;
}

/**
 * The first step of the wizard: makes a draft, or changes the product that Back and Next send again (decision D-57). A
 * form with a key makes one product however often it is sent, and with whatever values.
 */
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
    creation_key: optionalText(255),
  }),
  response: v.array(productRecord),
  async handle({ body: { prod_id, company_id, company_po_id: sent, ...details } }, { db }) {
    const claimed = sent ?? company_id;
    if (prod_id !== null) {
      await lockProduct(db, prod_id, { company_po_id: claimed, seller_id: details.seller_id });
      await db.updateTable("product").set(details).where("prod_id", "=", prod_id).execute();
      return [await products.read(db, prod_id)];
    }
    const owner = await lockOwner(db, details.seller_id);
    const { company_po_id } = owner;
    if (claimed !== null && claimed !== company_po_id)
      throw broken("The seller belongs to another company", "company_id");
    const made = details.creation_key === null ? undefined : await madeBefore(db, details);
    if (made !== undefined) {
      await db.updateTable("product").set(details).where("prod_id", "=", made).execute();
      return [await products.read(db, made)];
    }
    await checkLimit(db, owner);
    const added = await db
      .insertInto("product")
      .values({ ...details, company_po_id })
      .returning("prod_id")
      .executeTakeFirstOrThrow();
    return [await products.read(db, added.prod_id)];
  },
});

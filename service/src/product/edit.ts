import { sql } from "kysely";
import * as v from "valibot";
import { id } from "../http/answer.ts";
import { changesOf } from "../http/changes.ts";
import { pathId } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { notFound } from "../http/refusal.ts";
import { detailFields } from "./createSignup.ts";
import { lockProduct } from "./lock.ts";
import { productRecord, products } from "./record.ts";

/** Changes the details of the wizard's first step (decision D-57). */
export const editProduct = operation({
  method: "PUT",
  path: "/v1/companySellerProdLoc/{prod_id}",
  origin: "extension",
  summary: "Changes a product's details: the edited fields",
  params: v.object({ prod_id: pathId }),
  body: changesOf(detailFields),
  answer: productRecord,
  async handle({ params: { prod_id }, body }, { db }) {
    await lockProduct(db, prod_id);
    await db
      .updateTable("product")
      .set({ ...body, updated_at: sql`now()` })
      .where("prod_id", "=", prod_id)
      .execute();
    return products.read(db, prod_id);
  },
});

/** Deletes a product with its variants, images and bundles, unless it is bundled with another. */
export const deleteProduct = operation({
  method: "DELETE",
  path: "/v1/companySellerProdLoc/{prod_id}",
  origin: "extension",
  summary: "Deletes a product that no bundle of another product names",
  params: v.object({ prod_id: pathId }),
  answer: v.object({ prod_id: id }),
  async handle({ params: { prod_id } }, { db }) {
    const gone = await db
      .deleteFrom("product")
      .where("prod_id", "=", prod_id)
      .returning("prod_id")
      .executeTakeFirst();
    if (gone === undefined) throw notFound("Product");
    return gone;
  },
});

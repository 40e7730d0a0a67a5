import { sql } from "kysely";
import * as v from "valibot";
import { id } from "../http/responseFields.ts";
import { changesOf } from "../http/changes.ts";
import { pathId, requiredDecimal, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { requiredOrder } from "../http/position.ts";
import { notFound } from "../http/httpError.ts";
import type { Resource } from "../http/resource.ts";
import { touchProduct } from "../product/touch.ts";
import { bundleRecord, bundles, rowOf } from "./record.ts";

const fields = {
  bundle_id: requiredWhole("Bundle Product ID required"),
  bundle_offer_percentage: requiredDecimal(
    "Bundle Offer Percentage is required",
    1,
    90,
    "Please enter 1% to 90%",
  ),
  order_id: requiredOrder(),
};
const params = v.object({ bundle_id: pathId });
const path = "/v1/companySellerProdBundle/{bundle_id}";

/** Products offered together (Document 2 §7). */
export const bundle: Resource = {
  records: { Bundle: bundleRecord },
  constraints: {
    bundle_self: { field: "bundle_id", message: "A product cannot be bundled with itself", status: 422 },
    bundle_pair_key: { field: "bundle_id", message: "This product is already in the bundle" },
    bundle_chosen: {
      field: "bundle_id",
      message: "The product to bundle does not exist",
      status: 422,
      inUse: "Still in use: it is bundled with other products",
    },
  },
  operations: [
    bundles.byIds(),
    ...bundles.by({ segment: "prod_id", origin: "document-2" }),
    operation({
      method: "GET",
      path,
      origin: "document-2",
      summary: "One bundle, by its row id or by the chosen product",
      params,
      response: bundleRecord,
      handle: async ({ params }, { db }) => bundles.read(db, await rowOf(db, params.bundle_id)),
    }),
    bundles.add({
      origin: "document-2",
      summary: "Adds a product to the bundles of another",
      fields: { ...fields, prod_id: requiredWhole("prod_id is required") },
      complete: ({ prod_id }, db) => touchProduct(db, prod_id),
    }),
    operation({
      method: "PUT",
      path,
      origin: "document-2",
      summary: "Changes a bundle: the edited fields",
      params,
      body: changesOf(fields),
      response: bundleRecord,
      async handle({ params, body }, { db }) {
        const row = await rowOf(db, params.bundle_id);
        await bundles.touchWhole(db, row);
        await db
          .updateTable("bundle")
          .set({ ...body, updated_at: sql`now()` })
          .where("id", "=", row)
          .execute();
        return bundles.read(db, row);
      },
    }),
    operation({
      method: "DELETE",
      path,
      origin: "document-2",
      summary: "Takes a product out of a bundle",
      params,
      response: v.object({ id }),
      async handle({ params }, { db }) {
        const row = await rowOf(db, params.bundle_id);
        await bundles.touchWhole(db, row);
        const gone = await db.deleteFrom("bundle").where("id", "=", row).returning("id").executeTakeFirst();
        if (gone === undefined) throw notFound("Bundle");
        return gone;
      },
    }),
  ],
};

import * as v from "valibot";
import { optionalLines, optionalWhole, pathId } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed } from "../http/httpError.ts";
import { lockProduct } from "./lock.ts";
import { productRecord, productStatus, products } from "./record.ts";
import type { ProductStatus } from "./table.ts";

/** Which state may follow which (decision D-64). */
const following: Readonly<Record<ProductStatus, readonly ProductStatus[]>> = {
  draft: ["pending"],
  pending: ["enabled", "rectification", "disabled"],
  enabled: ["rectification", "disabled"],
  rectification: ["pending", "disabled"],
  disabled: ["enabled", "pending"],
};
const withReason: ReadonlySet<ProductStatus> = new Set(["rectification", "disabled"]);

/** Moves a product from one state to the next; sending it back or taking it off needs a reason. */
export const changeStatus = operation({
  method: "PUT",
  path: "/v1/companySellerProdLoc/prod_status/{prod_id}",
  origin: "extension",
  tagPath: "/v1/companySellerProdLoc/{prod_id}",
  summary: "Moves a product to another state",
  params: v.object({ prod_id: pathId }),
  body: v.object({
    prod_status: productStatus,
    prod_status_reason: optionalLines(1000),
    prod_status_step: optionalWhole(1, 4),
  }),
  response: productRecord,
  async handle({ params: { prod_id }, body: { prod_status, ...note } }, { db }) {
    const before = await lockProduct(db, prod_id);
    if (!following[before.prod_status].includes(prod_status))
      throw broken(`A product that is ${before.prod_status} cannot become ${prod_status}`, "prod_status");
    const needsReason = withReason.has(prod_status);
    if (needsReason && note.prod_status_reason === null)
      throw malformed("Reason is required", { prod_status_reason: "Reason is required" });
    await db
      .updateTable("product")
      .set({
        prod_status,
        prod_status_reason: needsReason ? note.prod_status_reason : null,
        prod_status_step: prod_status === "rectification" ? note.prod_status_step : null,
      })
      .where("prod_id", "=", prod_id)
      .execute();
    return products.read(db, prod_id);
  },
});

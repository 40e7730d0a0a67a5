import type { Selectable } from "kysely";
import * as v from "valibot";
import { recordEvent } from "../event/record.ts";
import type { EventType } from "../event/types.ts";
import type { Connection } from "../http/context.ts";
import { optionalLines, optionalWhole, pathId, requiredForm, requiredLines } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed } from "../http/httpError.ts";
import { lockProduct } from "./lock.ts";
import { productRecord, productStatus, products } from "./record.ts";
import type { FlaggedField, ProductStatus, ProductTable } from "./table.ts";

/** Which state may follow which (decision D-64). */
const following: Readonly<Record<ProductStatus, readonly ProductStatus[]>> = {
  draft: ["pending"],
  pending: ["enabled", "rectification", "disabled"],
  enabled: ["rectification", "disabled"],
  rectification: ["pending", "disabled"],
  disabled: ["enabled", "pending"],
};
/** What its coming into a state is called; a draft is where it begins. */
const called: Readonly<Record<Exclude<ProductStatus, "draft">, EventType>> = {
  pending: "product.submitted",
  enabled: "product.enabled",
  rectification: "product.returned",
  disabled: "product.disabled",
};
const withReason: ReadonlySet<ProductStatus> = new Set(["rectification", "disabled"]);

const reasonMissing = "Reason is required";

/** The state that a product is to come to, why, and the step that a remark is about. */
export interface Move {
  readonly prod_status: ProductStatus;
  readonly prod_status_reason: string | null;
  readonly prod_status_step: number | null;
  /** The fields that it points at. */
  readonly prod_status_fields?: readonly FlaggedField[] | null;
}

/**
 * Moves a locked product to another state; sending it back or taking it off needs a reason.
 * @throws HttpError 422 when its state does not lead there, 400 without a reason
 */
export async function moveProduct(
  db: Connection,
  { prod_id, company_po_id, seller_id, prod_status: from }: Selectable<ProductTable>,
  { prod_status, prod_status_fields: fields, ...note }: Move,
): Promise<void> {
  if (!following[from].includes(prod_status))
    throw broken(`A product that is ${from} cannot become ${prod_status}`, "prod_status");
  const needsReason = withReason.has(prod_status);
  if (needsReason && note.prod_status_reason === null)
    throw malformed(reasonMissing, { prod_status_reason: reasonMissing });
  const isReturned = prod_status === "rectification";
  await db
    .updateTable("product")
    .set({
      prod_status,
      prod_status_reason: needsReason ? note.prod_status_reason : null,
      prod_status_step: isReturned ? note.prod_status_step : null,
      prod_status_fields: isReturned && fields?.length ? JSON.stringify(fields) : null,
    })
    .where("prod_id", "=", prod_id)
    .execute();
  if (prod_status === "draft") return;
  const about = { company_po_id, seller_id, entity: "product", entity_id: prod_id };
  await recordEvent(db, { ...about, type: called[prod_status] });
}

/** So many fields a remark points at. */
const mostFields = 20;

const pointedAt = v.object({
  field: requiredForm("field is required", 120, /^[A-Za-z0-9.-]+$/, "Must be the path of a field"),
  remark: requiredLines("Remark is required", 500),
});

const optionalFields = v.optional(
  v.nullable(
    v.pipe(
      v.array(pointedAt, "Must be a list of fields"),
      v.maxLength(mostFields, "There are too many at once"),
      v.check(
        (fields) => new Set(fields.map(({ field }) => field)).size === fields.length,
        "Each field is named once",
      ),
    ),
  ),
  null,
);

/** Moves a product from one state to the next. */
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
    prod_status_fields: optionalFields,
  }),
  response: productRecord,
  async handle({ params: { prod_id }, body }, { db }) {
    await moveProduct(db, await lockProduct(db, prod_id), body);
    return products.read(db, prod_id);
  },
});

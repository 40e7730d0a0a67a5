import * as v from "valibot";
import { recordEvent } from "../event/record.ts";
import { optionalFlag, optionalWhole, requiredLines, requiredWhole } from "../http/field.ts";
import type { Connection } from "../http/context.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed } from "../http/httpError.ts";
import { lockVariant } from "./addVariant.ts";
import { variantRecord, variants } from "./record.ts";

async function tellOf(db: Connection, type: "variant.closed" | "variant.reopened", varientId: number) {
  const variant = await variants.read(db, varientId);
  const { company_po_id, seller_id } = variant;
  await recordEvent(db, { type, company_po_id, seller_id, entity: "variant", entity_id: varientId });
  return variant;
}

/** Withdraws a variant with a reason; the default one cannot be withdrawn (Document 2 §4). */
export const closeVariant = operation({
  method: "POST",
  path: "/v1/companySellerProdVarient/varientClosed",
  origin: "document-2",
  tagPath: "/v1/companySellerProdVarient/varient_id/{varient_id}",
  tagField: "varient_id",
  summary: "Closes a variant",
  body: v.object({
    varient_id: requiredWhole("varient_id is required"),
    closed_reason: requiredLines("Closed Reason is required", 1000),
    closed: v.optional(optionalFlag, true),
  }),
  response: variantRecord,
  async handle({ body }, { db }) {
    const before = await lockVariant(db, body.varient_id);
    if (before.default_price) throw broken("The default variant cannot be disabled");
    await db
      .updateTable("variant")
      .set({ closed: true, closed_reason: body.closed_reason })
      .where("varient_id", "=", body.varient_id)
      .execute();
    return tellOf(db, "variant.closed", body.varient_id);
  },
});

/** Opens a closed variant again (Document 2 §4). The documents name the field `id`; `varient_id` is read too. */
export const enableVariant = operation({
  method: "POST",
  path: "/v1/companySellerProdVarient/varientEnbled",
  origin: "document-2",
  tagPath: "/v1/companySellerProdVarient/varient_id/{varient_id}",
  tagField: "varient_id",
  tagAlias: "id",
  summary: "Opens a closed variant again",
  body: v.object({ varient_id: optionalWhole(), id: optionalWhole() }),
  response: variantRecord,
  async handle({ body }, { db }) {
    const varient_id = body.id ?? body.varient_id;
    if (varient_id === null)
      throw malformed("varient_id is required", { varient_id: "varient_id is required" });
    await lockVariant(db, varient_id);
    await db
      .updateTable("variant")
      .set({ closed: false, closed_reason: null })
      .where("varient_id", "=", varient_id)
      .execute();
    return tellOf(db, "variant.reopened", varient_id);
  },
});

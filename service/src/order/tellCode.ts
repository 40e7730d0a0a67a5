import * as v from "valibot";
import { noteAboutOrder } from "../audit/note.ts";
import { codeOf } from "../fulfilment/code.ts";
import { pathId } from "../http/field.ts";
import { HttpError, notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import { id } from "../http/responseFields.ts";

/** The code of a fulfilment, for the storefront to show to its customer. The trail says that it was asked for, never what it is. */
export const tellCode = operation({
  method: "GET",
  path: "/v1/companyOrder/code/{fulfilment_id}",
  origin: "extension",
  summary:
    "The code against which a fulfilment is handed over; for the storefront only (X-Actor: storefront)",
  params: v.object({ fulfilment_id: pathId }),
  response: v.object({ fulfilment_id: id, code: v.string() }),
  async handle({ params: { fulfilment_id } }, { db, settings, actor }) {
    if (actor !== "storefront") throw new HttpError(403, "Only the storefront may ask for a code");
    const part = await db
      .selectFrom("fulfilment")
      .select(["fulfilment_id", "company_po_id", "order_id", "hand_over_salt"])
      .where("fulfilment_id", "=", fulfilment_id)
      .where("fulfilment_status", "in", ["out", "ready"])
      .executeTakeFirst();
    if (part === undefined || part.hand_over_salt === null) throw notFound("Code");
    await noteAboutOrder(db, part.order_id, { note: "code_asked_for" }, actor);
    return { fulfilment_id, code: codeOf(settings, { ...part, hand_over_salt: part.hand_over_salt }) };
  },
});

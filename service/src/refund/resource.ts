import { sql } from "kysely";
import * as v from "valibot";
import { recordEvent } from "../event/record.ts";
import { settleOrder } from "../fulfilment/settle.ts";
import { collection } from "../http/collection.ts";
import { businessToday } from "../http/contactField.ts";
import { optionalDate, optionalText, pathId } from "../http/field.ts";
import { broken, malformed, notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { decimal, id, instant, nullableDate, nullableText, optionalId } from "../http/responseFields.ts";
import { mailOfRefund } from "../order/customerMail.ts";
import { paymentMethods, refundStates } from "../order/words.ts";

const record = v.object({
  refund_id: id,
  company_po_id: id,
  order_id: id,
  /** The part of the order that it comes from; null for what was paid over. */
  fulfilment_id: optionalId,
  amount: decimal,
  reason: v.string(),
  refund_state: v.picklist(refundStates),
  method: v.nullable(v.picklist(paymentMethods)),
  reference: nullableText,
  sent_on: nullableDate,
  created_at: instant,
  updated_at: instant,
});

const refunds = collection({
  name: "companyRefund",
  noun: "Refund",
  table: "refund",
  record,
  rule: {
    key: "refund_id",
    order: "-created_at",
    sortable: {},
    searchable: ["reference"],
    filters: { refund_state: "text" },
  },
  records: (db) => db.selectFrom("refund").selectAll(),
});

/** Money that is owed back comes from what is taken away of an order; people say that they sent it, or that it is not owed. */
export const refund: Resource = {
  records: { Refund: record },
  constraints: {},
  operations: [
    refunds.byIds(),
    refunds.one("extension"),
    ...refunds.by({ segment: "company_po_id", origin: "extension" }),
    ...refunds.by({ segment: "order_id", origin: "extension" }),
    operation({
      method: "PUT",
      path: "/v1/companyRefund/refund_state/{refund_id}",
      origin: "extension",
      tagPath: "/v1/companyRefund/{refund_id}",
      summary: "Says that a refund was sent, with how, or that it is not owed after all",
      params: v.object({ refund_id: pathId }),
      body: v.object({
        refund_state: v.picklist(["sent", "dropped"], "Must be sent or dropped"),
        method: v.optional(
          v.nullable(v.picklist(paymentMethods, `Must be one of ${paymentMethods.join(", ")}`)),
          null,
        ),
        reference: optionalText(120),
        sent_on: optionalDate,
      }),
      response: record,
      async handle({ params: { refund_id }, body }, context) {
        const { db } = context;
        const [found] = await refunds.find(db, [refund_id]);
        if (found === undefined) throw notFound("Refund");
        const { order_id, company_po_id } = found;
        // The order is locked before what belongs to it.
        await db
          .selectFrom("company_order")
          .select("order_id")
          .where("order_id", "=", order_id)
          .forNoKeyUpdate()
          .execute();
        const now = await refunds.read(db, refund_id);
        if (now.refund_state === body.refund_state) return now;
        if (now.refund_state !== "due")
          throw broken(
            `A refund that is ${now.refund_state} cannot become ${body.refund_state}`,
            "refund_state",
          );
        const { refund_state, method, reference } = body;
        if (refund_state === "sent" && method === null)
          throw malformed("method is required", { method: "method is required" });
        const sent_on = refund_state === "sent" ? (body.sent_on ?? businessToday()) : null;
        if (sent_on !== null && sent_on > businessToday())
          throw malformed("Must not be in the future", { sent_on: "Must not be in the future" });
        await db
          .updateTable("refund")
          .set({ refund_state, method, reference, sent_on })
          .where("refund_id", "=", refund_id)
          .execute();
        const amount = refund_state === "sent" ? now.amount : "0";
        await db
          .updateTable("company_order")
          .set({ amount_refunded: sql<string>`amount_refunded + ${amount}::numeric` })
          .where("order_id", "=", order_id)
          .execute();
        await settleOrder(db, order_id, null, null);
        const about = { company_po_id, entity: "refund", entity_id: refund_id };
        await recordEvent(db, { ...about, type: `refund.${refund_state}` });
        if (refund_state === "sent") await mailOfRefund(context, order_id, now.amount);
        return refunds.read(db, refund_id);
      },
    }),
  ],
};

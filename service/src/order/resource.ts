import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { notFound } from "../http/httpError.ts";
import { actOnMany, bulkBody, bulkResult } from "../fulfilment/bulk.ts";
import { countFulfilments, countsRecord } from "../fulfilment/counts.ts";
import { orderNotes } from "./notes.ts";
import { notePayment, paymentBody } from "./payment.ts";
import { act } from "../fulfilment/act.ts";
import { actBody, needReason } from "../fulfilment/actBody.ts";
import { pathId } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { decimal, id, nullableText, optionalId, whole } from "../http/responseFields.ts";
import { fromPaise } from "../reckoning/paise.ts";
import { taxKinds } from "../reckoning/taxes.ts";
import { tellCode } from "./tellCode.ts";
import { orderBody } from "./body.ts";
import { editBody, editOrder } from "./edit.ts";
import { mailOfStep } from "./customerMail.ts";
import { placeOrder } from "./place.ts";
import { type Quote, quote } from "./quote.ts";
import {
  fulfilmentRecord,
  fulfilments,
  orderLineRecord,
  orderLines,
  orderRecord,
  orders,
} from "./records.ts";

const amounts = {
  taxable_amount: decimal,
  cgst_amount: decimal,
  sgst_amount: decimal,
  igst_amount: decimal,
};

const quoteRecord = v.object({
  order_total: decimal,
  fulfilments: v.array(
    v.object({
      seller_id: id,
      tax_kind: v.picklist(taxKinds),
      place_of_supply: nullableText,
      delivery_charge: decimal,
      ...amounts,
      fulfilment_total: decimal,
      lines: v.array(
        v.object({
          prod_id: id,
          varient_id: optionalId,
          quantity: whole,
          list_price: decimal,
          unit_price: decimal,
          gift_price: decimal,
          delivery_share: decimal,
          ...amounts,
          line_total: decimal,
        }),
      ),
    }),
  ),
});

const printed = ({
  taxable_amount,
  cgst_amount,
  sgst_amount,
  igst_amount,
}: Quote["parts"][number]["amounts"]) => ({
  taxable_amount: fromPaise(taxable_amount),
  cgst_amount: fromPaise(cgst_amount),
  sgst_amount: fromPaise(sgst_amount),
  igst_amount: fromPaise(igst_amount),
});

const quoteOf = ({ total, parts }: Quote): v.InferInput<typeof quoteRecord> => ({
  order_total: fromPaise(total),
  fulfilments: parts.map((part) => ({
    seller_id: part.seller_id,
    tax_kind: part.tax_kind,
    place_of_supply: part.place_of_supply,
    delivery_charge: fromPaise(part.delivery_charge),
    ...printed(part.amounts),
    fulfilment_total: fromPaise(part.amounts.total),
    lines: part.lines.map((line) => ({
      prod_id: line.sent.prod_id,
      varient_id: line.sent.varient_id,
      quantity: line.quantity,
      list_price: fromPaise(line.list_price),
      unit_price: fromPaise(line.unit_price),
      gift_price: fromPaise(line.frozen.gift_price),
      delivery_share: fromPaise(line.delivery_share),
      ...printed(line),
      line_total: fromPaise(line.total),
    })),
  })),
});

const partsOf = async (db: Connection, order_id: number): Promise<number[]> => {
  const rows = await db
    .selectFrom("fulfilment")
    .select("fulfilment_id")
    .where("order_id", "=", order_id)
    .orderBy("fulfilment_id")
    .execute();
  return rows.map(({ fulfilment_id }) => fulfilment_id);
};

const countsOf = (owner: "company_po_id" | "seller_id") =>
  operation({
    method: "GET",
    path: `/v1/companyFulfilment/counts/${owner}/{${owner}}`,
    origin: "extension",
    summary: "How many fulfilments stand where, how many are late, and since when the oldest waits",
    params: v.object({ [owner]: pathId }),
    response: countsRecord,
    handle: ({ params }, { db }) => countFulfilments(db, owner, params[owner] ?? 0),
  });

/** Orders, their parts and lines. */
export const order: Resource = {
  records: {
    Order: orderRecord,
    Fulfilment: fulfilmentRecord,
    OrderLine: orderLineRecord,
    OrderQuote: quoteRecord,
  },
  constraints: {
    fulfilment_seller_id_company_po_id_fkey: {
      field: "seller_id",
      message: "The seller does not exist",
      status: 422,
      inUse: "Still in use: orders are sent from it",
    },
  },
  operations: [
    operation({
      method: "POST",
      path: "/v1/companyOrder",
      origin: "extension",
      summary: "Places an order: prices and taxes it, takes its stock, and parts it by location",
      status: 201,
      body: orderBody,
      response: orderRecord,
      handle: async ({ body }, { db }) => orders.read(db, await placeOrder(db, body)),
    }),
    operation({
      method: "POST",
      path: "/v1/companyOrder/quote",
      origin: "extension",
      summary: "What an order would cost, and what of it cannot be had; writes nothing",
      readOnly: true,
      body: orderBody,
      response: quoteRecord,
      handle: async ({ body }, { db }) => quoteOf(await quote(db, body)),
    }),
    orders.byIds(),
    orders.one("extension"),
    ...orders.by({ segment: "company_po_id", origin: "extension" }),
    operation({
      method: "PUT",
      path: "/v1/companyOrder/{order_id}",
      origin: "extension",
      summary:
        "Changes notes and phones of an order, and until all of it was sent its addresses within their place of supply",
      params: v.object({ order_id: pathId }),
      body: editBody,
      response: orderRecord,
      async handle({ params: { order_id }, body }, { db }) {
        await editOrder(db, order_id, body);
        return orders.read(db, order_id);
      },
    }),
    fulfilments.byIds(),
    fulfilments.one("extension"),
    ...fulfilments.by({ segment: "company_po_id", origin: "extension" }),
    ...fulfilments.by({ segment: "seller_id", origin: "extension" }),
    ...fulfilments.by({ segment: "order_id", origin: "extension" }),
    operation({
      method: "PUT",
      path: "/v1/companyFulfilment/fulfilment_status/{fulfilment_id}",
      origin: "extension",
      tagPath: "/v1/companyFulfilment/{fulfilment_id}",
      summary: "Takes one step with the part of an order that one location sends",
      isKeyed: true,
      params: v.object({ fulfilment_id: pathId }),
      body: actBody,
      response: fulfilmentRecord,
      async handle({ params: { fulfilment_id }, body }, context) {
        await act(context.db, fulfilment_id, body, {
          codeKey: context.settings.codeKey,
          tell: (taken) => mailOfStep(context, taken),
        });
        return fulfilments.read(context.db, fulfilment_id);
      },
    }),
    operation({
      method: "PUT",
      path: "/v1/companyFulfilment/bulk",
      origin: "extension",
      ofMany: true,
      summary:
        "Takes one step with up to 200 fulfilments; each is wholly done or not at all, and says how it came out",
      isKeyed: true,
      body: bulkBody,
      response: v.array(bulkResult),
      handle: ({ body: { ids, ...body } }, context) => actOnMany(context, ids, body),
    }),
    countsOf("company_po_id"),
    countsOf("seller_id"),
    operation({
      method: "PUT",
      path: "/v1/companyOrder/payment/{order_id}",
      origin: "extension",
      tagPath: "/v1/companyOrder/{order_id}",
      summary: "Notes money that came for an order, once under each reference, or what became of its promise",
      params: v.object({ order_id: pathId }),
      body: paymentBody,
      response: orderRecord,
      async handle({ params: { order_id }, body }, { db }) {
        await notePayment(db, order_id, body);
        return orders.read(db, order_id);
      },
    }),
    operation({
      method: "PUT",
      path: "/v1/companyOrder/cancel/{order_id}",
      origin: "extension",
      tagPath: "/v1/companyOrder/{order_id}",
      summary: "Cancels every part of an order that has not been sent; says how each came out",
      params: v.object({ order_id: pathId }),
      body: v.pick(actBody, ["reason_code", "reason"]),
      response: v.array(bulkResult),
      async handle({ params: { order_id }, body }, context) {
        needReason(body);
        // A part that is being split off now is one of them: whoever splits holds the order.
        await context.db
          .selectFrom("company_order")
          .select("order_id")
          .where("order_id", "=", order_id)
          .forNoKeyUpdate()
          .execute();
        const ids = await partsOf(context.db, order_id);
        if (ids.length === 0) throw notFound("Order");
        return actOnMany(context, ids, { ...v.parse(actBody, { action: "cancel" }), ...body });
      },
    }),
    tellCode,
    ...orderNotes,
    orderLines.byIds(),
    ...orderLines.by({ segment: "order_id", origin: "extension" }),
    ...orderLines.by({ segment: "fulfilment_id", origin: "extension" }),
  ],
};

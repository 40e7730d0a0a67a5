import * as v from "valibot";
import { type ContractCall, type ContractResource, extension } from "../call.ts";
import { first, list, same, single, succeeded } from "../expectation.ts";
import { despatched, fulfilmentRecord, orderForm, orderRecord, placed, taken } from "../fixtures/ordering.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { type Id, id, unknownId } from "../http/wire.ts";

const quoted = v.object({
  order_total: v.string(),
  fulfilments: v.array(v.object({ tax_kind: v.string(), cgst_amount: v.string() })),
});
const outcome = v.object({ fulfilment_id: id, outcome: v.string(), message: v.nullable(v.string()) });
const counts = v.object({ pending: v.number(), packed: v.number() });
const rows = v.record(v.string(), v.unknown());

const placing = [
  extension("POST", "/v1/companyOrder/quote", async (probe, fixtures) => {
    const body = await orderForm(fixtures);
    await probe.that("prices an order with the taxes of its state", async () => {
      const { order_total, fulfilments } = single(await probe.send({ body }), quoted);
      same([order_total, fulfilments], ["236.00", [{ tax_kind: "intra", cgst_amount: "18.00" }]], "quote");
    });
    await probe.that("says all that is wrong with it at once", async () => {
      const lines = [{ prod_id: unknownId, quantity: 1 }];
      const response = await probe.send({ body: { ...body, lines, shipping_zip: "" } });
      probe.refused(response, { status: 422, field: "lines.0.prod_id" });
      probe.refused(response, { status: 422, field: "shipping_zip" });
    });
  }),
  extension("POST", "/v1/companyOrder", async (probe, fixtures) => {
    const body = { ...(await orderForm(fixtures)), channel_reference: "contract-1" };
    await probe.that("places an order once under its reference", async () => {
      const order = single(await probe.send({ body }), orderRecord);
      same([order.order_total, order.order_status], ["236.00", "pending"], "order");
      same(single(await probe.send({ body }), orderRecord).order_id, order.order_id, "the same again");
      const other = { ...body, customer_name: "Ravi Kumar" };
      probe.refused(await probe.send({ body: other }), { status: 422, field: "channel_reference" });
    });
    await probe.that("refuses another total than was expected", async () => {
      const wrong = { ...body, channel_reference: "contract-2", expected_total: "236.01" };
      probe.refused(await probe.send({ body: wrong }), { status: 422, field: "expected_total" });
    });
    await probe.requires(body, ["company_po_id", "customer_name", "customer_phone", "order_channel"]);
  }),
];

const steps = [
  extension("PUT", "/v1/companyFulfilment/fulfilment_status/{fulfilment_id}", async (probe, fixtures) => {
    const { part } = await placed(fixtures);
    const act = (body: object) => probe.send({ at: [part], body });
    await probe.that("goes from pending to delivered, and the same step twice is no fault", async () => {
      const way = [{ action: "accept" }, { action: "accept" }, ...despatched] as const;
      for (const step of way) succeeded(await act(step));
      const done = single(await act({ action: "deliver", collected_amount: "236.00" }), fulfilmentRecord);
      same(done.fulfilment_status, "delivered", "status");
    });
    await probe.that("refuses a step that does not follow", async () => {
      probe.refused(await act({ action: "pack", packages: 1 }), { status: 422, field: "action" });
    });
    await probe.that("refuses another word", async () => {
      probe.refused(await act({ action: "fly" }), { status: 400, field: "action" });
    });
  }),
  extension("PUT", "/v1/companyFulfilment/bulk", async (probe, fixtures) => {
    const { part } = await placed(fixtures);
    await probe.that("takes a step with many, and says how each came out", async () => {
      const results = list(await probe.send({ body: { ids: [part, unknownId], action: "accept" } }), outcome);
      same(
        results.map((each) => [each.fulfilment_id, each.outcome]),
        [
          [part, "DONE"],
          [unknownId, "NOT_FOUND"],
        ],
        "results",
      );
    });
  }),
  ...(["company_po_id", "seller_id"] as const).map((owner) =>
    extension("GET", `/v1/companyFulfilment/counts/${owner}/{${owner}}`, async (probe, fixtures) => {
      const at = [owner === "seller_id" ? await fixtures.sellerId() : await fixtures.companyId()];
      await probe.that("counts what waits", async () => {
        const before = single(await probe.send({ at }), counts).pending;
        await placed(fixtures);
        same(single(await probe.send({ at }), counts).pending, before + 1, "pending");
      });
    }),
  ),
  extension("PUT", "/v1/companyOrder/cancel/{order_id}", async (probe, fixtures) => {
    const { order_id, part } = await placed(fixtures);
    await probe.that("cancels every part that has not been sent", async () => {
      const body = { reason_code: "customer_request" };
      const [result] = list(await probe.send({ at: [order_id], body }), outcome);
      same([result?.fulfilment_id, result?.outcome], [part, "DONE"], "result");
      const order = single(await fixtures.get("/v1/companyOrder/{id}", order_id), orderRecord);
      same([order.order_status, order.order_total], ["cancelled", "0.00"], "order");
    });
    await probe.that("wants a reason", async () => {
      probe.refused(await probe.send({ at: [order_id], body: {} }), { status: 400, field: "reason_code" });
    });
    await probe.that("knows no other", async () => {
      const response = await probe.send({ at: [unknownId], body: { reason_code: "out_of_stock" } });
      probe.refused(response, { status: 404 });
    });
  }),
];

/** Somebody who has paid by bank, and takes it back: 236.00 are owed. */
async function refundDue(fixtures: Fixtures): Promise<Id> {
  const { order_id, part } = await placed(fixtures, { payment_method: "upi", amount_paid: "236.00" });
  await taken(fixtures, part, [{ action: "cancel", reason_code: "customer_request" }]);
  const due = v.object({ refund_id: id, amount: v.string() });
  const refund = first(await fixtures.get("/v1/companyRefund/order_id/{id}", order_id), due);
  same(refund.amount, "236.00", "refund");
  return refund.refund_id;
}

const money = [
  extension("PUT", "/v1/companyOrder/payment/{order_id}", async (probe, fixtures) => {
    const { order_id } = await placed(fixtures, { payment_method: "upi" });
    const body = { amount: "236.00", payment_reference: "upi-1" };
    await probe.that("counts money once under its reference", async () => {
      for (let times = 0; times < 2; times += 1)
        same(single(await probe.send({ at: [order_id], body }), orderRecord).payment_state, "paid", "state");
      const other = { ...body, amount: "1.00" };
      probe.refused(await probe.send({ at: [order_id], body: other }), { status: 422, field: "amount" });
    });
  }),
  extension("PUT", "/v1/companyRefund/refund_state/{refund_id}", async (probe, fixtures) => {
    const at = [await refundDue(fixtures)];
    await probe.that("notes how a refund was sent, and not that it was dropped after that", async () => {
      succeeded(await probe.send({ at, body: { refund_state: "sent", method: "upi", reference: "r-1" } }));
      const dropped = await probe.send({ at, body: { refund_state: "dropped" } });
      probe.refused(dropped, { status: 422, field: "refund_state" });
    });
  }),
  extension("PUT", "/v1/companySellerProdStock", async (probe, fixtures) => {
    const form = await orderForm(fixtures);
    const prod_id = form.lines[0]?.prod_id;
    const result = v.object({ outcome: v.string(), stock_quantity: v.nullable(v.number()) });
    const set = async (row: object) =>
      first(await probe.send({ body: { rows: [{ prod_id, ...row }] } }), result);
    await probe.that("counts, and refuses a count that somebody has changed meanwhile", async () => {
      same(await set({ set_to: 3 }), { outcome: "DONE", stock_quantity: 3 }, "counted");
      same(await set({ set_to: 9, expected: 2 }), { outcome: "STALE", stock_quantity: 3 }, "stale");
    });
    await probe.that("is taken by orders, and never below nothing", async () => {
      succeeded(await fixtures.post("/v1/companyOrder", form));
      const response = await fixtures.post("/v1/companyOrder", form);
      probe.refused(response, { status: 422, field: "lines.0.quantity" });
    });
  }),
];

const series = v.object({ series_kind: v.string(), series: v.string(), last_number: v.number() });

const documents = [
  extension("GET", "/v1/companyDocumentSeries/seller_id/{seller_id}", async (probe, fixtures) => {
    await probe.that("has the three series of a location", async () => {
      const found = list(await probe.send({ at: [await fixtures.sellerId()] }), series);
      same(
        found.map(({ series_kind }) => series_kind),
        ["invoice", "bill", "credit"],
        "series",
      );
    });
  }),
  extension("GET", "/v1/companyDocumentSeries/seller_id", async (probe, fixtures) => {
    await probe.that("has those of many locations, and leaves out unknown ones", async () => {
      const query = { ids: `${await fixtures.sellerId()},${unknownId}` };
      same(list(await probe.send({ query }), series).length, 3, "series");
    });
  }),
  extension("PUT", "/v1/companyDocumentSeries/seller_id/{seller_id}", async (probe, fixtures) => {
    const at = [await fixtures.sellerId()];
    await probe.that("names a series before its first document, and no two alike", async () => {
      const body = { series_kind: "bill", series: "NIL" };
      same(list(await probe.send({ at, body }), series)[1]?.series, "NIL", "series");
      const other = { ...body, series_kind: "credit" };
      probe.refused(await probe.send({ at, body: other }), { status: 422, field: "series" });
    });
    await probe.that("wants capitals, digits and hyphens", async () => {
      const body = { series_kind: "bill", series: "nil" };
      probe.refused(await probe.send({ at, body }), { status: 400, field: "series" });
    });
  }),
  extension("PUT", "/v1/companyTaxDocument/irn/{document_id}", async (probe, fixtures) => {
    const { order_id, part } = await placed(fixtures);
    await taken(fixtures, part, despatched);
    const of = v.object({ document_id: id });
    const invoice = first(await fixtures.get("/v1/companyTaxDocument/order_id/{id}", order_id), of);
    const at = [invoice.document_id];
    await probe.that("keeps what the portal has answered, once", async () => {
      for (let times = 0; times < 2; times += 1)
        succeeded(await probe.send({ at, body: { irn: "a".repeat(64) } }));
      const body = { irn: "b".repeat(64) };
      probe.refused(await probe.send({ at, body }), { status: 422, field: "irn" });
    });
  }),
];

/** A call that reads one record of a delivered order, or a list of them. */
function reading(path: string, key: string): ContractCall {
  return extension("GET", path, async (probe, fixtures) => {
    const { order_id, part } = await placed(fixtures);
    await taken(fixtures, part, despatched);
    const [line] = list(await fixtures.get("/v1/companyOrderLine/order_id/{id}", order_id), rows);
    const [invoice] = list(await fixtures.get("/v1/companyTaxDocument/order_id/{id}", order_id), rows);
    const ids: Readonly<Record<string, unknown>> = {
      order_id,
      fulfilment_id: part,
      order_line_id: line?.["order_line_id"],
      document_id: invoice?.["document_id"],
      company_po_id: await fixtures.companyId(),
      seller_id: await fixtures.sellerId(),
      prod_id: line?.["prod_id"],
    };
    const parent = /\{(\w+)\}$/.exec(path)?.[1] ?? "";
    await probe.that(`has the ${key} of an order that was sent`, async () => {
      const found = await probe.send({ at: [v.parse(id, ids[parent])] });
      const records = parent === key ? [single(found, rows)] : list(found, rows);
      same(
        records.some((record) => record[key] === ids[key]),
        true,
        key,
      );
    });
  });
}

/** Orders: priced, placed, sent, paid and taken back. */
export const orders: ContractResource = {
  name: "companyOrder",
  calls: [
    ...placing,
    ...steps,
    ...money,
    ...documents,
    reading("/v1/companyOrder/{order_id}", "order_id"),
    reading("/v1/companyOrder/company_po_id/{company_po_id}", "order_id"),
    reading("/v1/companyFulfilment/{fulfilment_id}", "fulfilment_id"),
    reading("/v1/companyFulfilment/company_po_id/{company_po_id}", "fulfilment_id"),
    reading("/v1/companyFulfilment/seller_id/{seller_id}", "fulfilment_id"),
    reading("/v1/companyOrderLine/fulfilment_id/{fulfilment_id}", "order_line_id"),
    reading("/v1/companyTaxDocument/{document_id}", "document_id"),
    reading("/v1/companyTaxDocument/seller_id/{seller_id}", "document_id"),
  ],
};

import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import {
  addOrder,
  addRefund,
  addTaxDocument,
  linesOf,
  orderOf,
  takeStep,
} from "../../test/nouns/placedOrders.ts";

// Several changes in one request: each answer shows what its own change has made of all that belongs to the order.

let office: BackOffice;
let owner: Caller;
beforeAll(async () => {
  office = await startBackOffice("PGlite");
  owner = await office.signIn("owner@verdant.test");
});
afterAll(() => office.close());

/** The parts as a list shows them, and as each is found by its id. */
const parts = (fields: string): string =>
  `order { fulfilments { nodes { ${fields} lines(first: 1) { nodes { cancelledQuantity fulfilment { ${fields} } } } } } }`;

const answer = v.object({ before: v.unknown(), after: v.unknown() });

/** A look at an order by a note, which changes nothing, then a change, in one document. */
async function change(orderId: string, inside: string, name: string, input: string, success: string) {
  const { data, errors } = await owner.send(
    `mutation ($id: ID!) {
      before: addOrderNote(input: { id: $id, text: "Look" }) { ... on AddOrderNoteSuccess { ${inside} } }
      after: ${name}(input: { ${input} }) { __typename ... on Error { message } ... on ${name.charAt(0).toUpperCase()}${name.slice(1)}Success { ${success} } }
    }`,
    { id: orderId },
  );
  expect(errors).toBeUndefined();
  return v.parse(answer, data);
}

/** All values that stand under a name, at any depth. */
function valuesOf(name: string, inside: unknown): unknown[] {
  if (typeof inside !== "object" || inside === null) return [];
  return Object.entries(inside).flatMap(([key, value]) => (key === name ? [value] : valuesOf(name, value)));
}

/** One part beside another, each found twice. */
const ofAll = (value: unknown): unknown[] => [value, value, value, value];

const nodeText = v.object({ node: v.object({ order: v.object({ id: v.string() }) }) });
async function orderIdOf(type: "Refund" | "TaxDocument", id: string): Promise<string> {
  const inside = type === "Refund" ? "order { id }" : "fulfilment { order { id } }";
  const { data } = await owner.send(`query ($id: ID!) { node(id: $id) { ... on ${type} { ${inside} } } }`, {
    id,
  });
  const of = type === "Refund" ? data : { node: Object(Object(data).node).fulfilment };
  return v.parse(nodeText, of).node.order.id;
}

test("recordRefund: what was paid back is so of each part", async () => {
  const id = await addRefund(owner);
  const orderId = await orderIdOf("Refund", id);
  const inside = parts("paymentState");
  const input = `id: "${id}", wasSent: true, method: UPI, reference: "R-1"`;
  const { before, after } = await change(orderId, inside, "recordRefund", input, `refund { ${inside} }`);
  expect(valuesOf("paymentState", before)).toEqual(ofAll("PAID"));
  expect(valuesOf("paymentState", after)).toEqual(ofAll("REFUNDED"));
});

test("recordOrderPayment: what was paid is so of each part", async () => {
  const { id } = await addOrder(owner);
  const inside = parts("paymentState");
  const input = `id: "${id}", amount: "10.00", reference: "P-1"`;
  const { before, after } = await change(id, inside, "recordOrderPayment", input, inside);
  expect(valuesOf("paymentState", before)).toEqual(ofAll("UNPAID"));
  expect(valuesOf("paymentState", after)).toEqual(ofAll("PART_PAID"));
});

test("a step with one part changes what is paid of the others", async () => {
  const { id, fulfilments } = await addOrder(owner);
  const [first, second] = fulfilments.nodes;
  const { data } = await owner.send(
    "query ($id: ID!) { node(id: $id) { ... on Fulfilment { amounts { total } } } }",
    {
      id: second?.id,
    },
  );
  const [amount] = valuesOf("total", data);
  await takeStep(owner, "recordOrderPayment", id, { amount, reference: "P-2" });
  const inside = parts("paymentState");
  const input = `id: "${first?.id}", reason: OUT_OF_STOCK`;
  const { before, after } = await change(id, inside, "cancelFulfilment", input, `fulfilment { ${inside} }`);
  expect(valuesOf("paymentState", before)).toEqual(ofAll("PART_PAID"));
  expect(valuesOf("paymentState", after)).toEqual(ofAll("PAID"));
});

test("cancelOrder: the lines of each part are cancelled", async () => {
  const { id } = await addOrder(owner);
  const inside = parts("id");
  const { before, after } = await change(
    id,
    inside,
    "cancelOrder",
    `id: "${id}", reason: OUT_OF_STOCK`,
    inside,
  );
  expect(valuesOf("cancelledQuantity", before)).toEqual([0, 0]);
  expect(valuesOf("cancelledQuantity", after)).toEqual([2, 2]);
});

test("editOrder: each part has the customer's new phone", async () => {
  const { id } = await addOrder(owner);
  const inside = parts("customerPhone");
  const input = `id: "${id}", customerPhone: "9845099999"`;
  const { before, after } = await change(id, inside, "editOrder", input, inside);
  expect(valuesOf("customerPhone", before)).toEqual(ofAll("9845012345"));
  expect(valuesOf("customerPhone", after)).toEqual(ofAll("9845099999"));
});

test("recordInvoiceReference: the documents of the order have it", async () => {
  const [line] = await linesOf(owner, 1);
  const id = await addTaxDocument(owner, line?.sellerId ?? "");
  const orderId = await orderIdOf("TaxDocument", id);
  const inside = "order { documents { invoiceReferenceNumber } }";
  const irn = "a".repeat(64);
  const input = `id: "${id}", invoiceReferenceNumber: "${irn}"`;
  const success = `document { fulfilment { ${inside} } }`;
  const { before, after } = await change(orderId, inside, "recordInvoiceReference", input, success);
  expect(valuesOf("invoiceReferenceNumber", before)).toEqual([null]);
  expect(valuesOf("invoiceReferenceNumber", after)).toEqual([irn]);
});

test("placeOrder: what it takes is gone from the stock", async () => {
  const [line] = await linesOf(owner, 1);
  const count = `rows: [{ productId: "${line?.productId}", ${line?.variantId == null ? "" : `variantId: "${line.variantId}", `}setTo: 50 }]`;
  await owner.send(`mutation { adjustStock(input: { ${count} }) { __typename } }`);
  const stock = "lines(first: 1) { nodes { product { stock { quantity } } variant { stock { quantity } } } }";
  const place = `placeOrder(input: $input) { __typename ... on PlaceOrderSuccess { order { fulfilments { nodes { ${stock} } } } } }`;
  const { data, errors } = await owner.send(
    `mutation ($input: PlaceOrderInput!) { before: ${place} after: ${place} }`,
    { input: await orderOf(owner, 1) },
  );
  expect(errors).toBeUndefined();
  expect(valuesOf("quantity", data)).toEqual([48, 46]);
});

import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { addFulfilment, linesOf } from "../../test/nouns/placedOrders.ts";

const typename = v.looseObject({ result: v.looseObject({ __typename: v.string() }) });
const location = v.object({
  viewer: v.object({ sellers: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }),
});

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  let other: Caller;
  let sellerId: string;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
    other = await office.signIn("pune@verdant.test");
    const { data } = await seller.send("{ viewer { sellers { nodes { id } } } }");
    sellerId = v.parse(location, data).viewer.sellers.nodes[0]?.id ?? "";
  });
  afterAll(() => office.close());

  const send = async (caller: Caller, name: string, input: object, inside = "") => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const { data, errors, extensions } = await caller.send(
      `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ${inside === "" ? "" : `... on ${type}Success { ${inside} }`}
        ... on Error { message } ... on ValidationError { issues { path message } } } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    const calls = (extensions?.upstream ?? []).map(({ method, template }) => `${method} ${template}`);
    return { result: v.parse(typename, data).result, calls };
  };
  const state = async (id: string) => {
    const { data } = await owner.send(
      `query ($id: ID!) { node(id: $id) { ... on Fulfilment { status viewerActions amounts { total } documents { number }
        lines { nodes { id quantity returnedQuantity } } order { refundDue fulfilments { nodes { id number } } } } } }`,
      { id },
    );
    return Object(Object(data).node);
  };

  test("what comes back is credited and owed; who may not take it back changes nothing", async () => {
    const { id, lines } = await addFulfilment(owner, sellerId, "DELIVERED");
    const input = {
      id,
      reason: "DAMAGED",
      text: "Broken on the way",
      lines: [{ lineId: lines.nodes[0]?.id, quantity: 1 }],
    };
    const before = await state(id);
    expect(before).toMatchObject({ status: "DELIVERED", viewerActions: ["RECORD_RETURN"] });
    expect((await send(office.anonymous, "recordReturn", input)).result.__typename).toBe(
      "UnauthenticatedError",
    );
    expect((await send(other, "recordReturn", input)).result.__typename).toBe("NotFoundError");
    const theirs = await addFulfilment(owner, await otherLocation(), "DELIVERED");
    expect((await send(seller, "recordReturn", { ...input, id: theirs.id })).result.__typename).toBe(
      "NotFoundError",
    );
    expect(await state(id)).toEqual(before);
    const refused = await send(seller, "recordReturn", {
      ...input,
      lines: [{ lineId: lines.nodes[0]?.id, quantity: 3 }],
    });
    expect(refused.result).toMatchObject({
      __typename: "ValidationError",
      issues: [{ path: ["lines", "0", "quantity"], message: "Only 2 of it are left" }],
    });
    expect(await state(id)).toEqual(before);
    const inside = `fulfilment { status documents { kind total reason content { lines { quantity } } } }`;
    const done = await send(seller, "recordReturn", input, inside);
    expect(done.result).toMatchObject({
      fulfilment: {
        status: "DELIVERED",
        documents: [
          {
            kind: "CREDIT_NOTE",
            reason: "damaged: Broken on the way",
            content: { lines: [{ quantity: 1 }] },
          },
          {},
        ],
      },
    });
    expect(done.calls).toEqual([
      "GET /v1/companyFulfilment",
      "GET /v1/companyOrderLine",
      "PUT /v1/companyFulfilment/fulfilment_status/{id}",
      "GET /v1/companyTaxDocument/fulfilment_id",
    ]);
    const rest = { ...input, restocked: [], withDeliveryCharge: true };
    const last = await send(seller, "recordReturn", rest, "fulfilment { status viewerActions }");
    const left = before.lines.nodes.length - 1;
    expect(last.result).toMatchObject({
      fulfilment: left === 0 ? { status: "RETURNED", viewerActions: [] } : { status: "DELIVERED" },
    });
  });

  test("of what comes back undelivered no more is kept from the stock than comes back, which is said at its row", async () => {
    const { id, lines } = await addFulfilment(owner, sellerId, "OUT");
    const before = await state(id);
    const lineId = lines.nodes[0]?.id;
    const notRestocked = [1, 2].map((quantity) => ({ lineId, quantity }));
    const refused = await send(seller, "bringBackFulfilment", { id, reason: "REFUSED", notRestocked });
    expect(refused.result).toMatchObject({
      __typename: "ValidationError",
      issues: [{ path: ["notRestocked", "1", "quantity"], message: "Only 2 of it come back" }],
    });
    expect(await state(id)).toEqual(before);
  });

  test("an order has the documents of its parts, a location's people those of their own; a part knows its age; a bulk answers the counts", async () => {
    const { id } = await addFulfilment(owner, sellerId, "DELIVERED");
    const document = `query ($id: ID!) { viewer { fulfilmentCounts { accepted } } node(id: $id) { ... on Fulfilment { ageMinutes
      documents { number } order { id documents { number fulfilment { id } } fulfilments { nodes { id status } } } } } }`;
    const read = async (caller: Caller) => Object((await caller.send(document, { id })).data);
    const { node, viewer } = await read(owner);
    expect(node.ageMinutes).toBe(0);
    expect(node.order.documents).toEqual([{ ...node.documents[0], fulfilment: { id } }]);
    expect(node.order.documents).toHaveLength(1);
    const asOrder = "query ($id: ID!) { node(id: $id) { ... on Order { documents { number } } } }";
    const theirs = await other.send(asOrder, { id: node.order.id });
    expect(theirs.data).toEqual({ node: { documents: [] } });

    const pending = node.order.fulfilments.nodes.find(
      (part: { status: string }) => part.status === "PENDING",
    );
    const bulk = { ids: [pending?.id], action: "ACCEPT" };
    const { result, calls } = await send(owner, "changeFulfilments", bulk, "doneCount counts { accepted }");
    expect(result).toMatchObject({
      doneCount: 1,
      counts: { accepted: viewer.fulfilmentCounts.accepted + 1 },
    });
    expect(calls.at(-1)).toBe("GET /v1/companyFulfilment/counts/company_po_id/{id}");
  });

  test("what goes is a part of its own, whose invoice comes later; who may not split it changes nothing", async () => {
    const { id, lines } = await addFulfilment(owner, sellerId, "PACKED");
    const input = { id, lines: [{ lineId: lines.nodes[0]?.id, quantity: 1 }], reason: "The rest follows" };
    const before = await state(id);
    expect(before.viewerActions).toContain("SPLIT");
    expect((await send(office.anonymous, "splitFulfilment", input)).result.__typename).toBe(
      "UnauthenticatedError",
    );
    expect((await send(other, "splitFulfilment", input)).result.__typename).toBe("NotFoundError");
    const theirs = await addFulfilment(owner, await otherLocation());
    expect((await send(seller, "splitFulfilment", { ...input, id: theirs.id })).result.__typename).toBe(
      "NotFoundError",
    );
    const ofTheirs = [{ lineId: theirs.lines.nodes[0]?.id, quantity: 1 }];
    expect((await send(seller, "splitFulfilment", { ...input, lines: ofTheirs })).result.__typename).toBe(
      "NotFoundError",
    );
    const refused = await send(seller, "splitFulfilment", { ...input, lines: [] });
    expect(refused.result).toMatchObject({
      __typename: "ValidationError",
      issues: [{ path: ["lines"], message: "lines is required" }],
    });
    expect(await state(id)).toEqual(before);
    const part = "id number status amounts { total } splitFrom { id }";
    const done = await send(
      seller,
      "splitFulfilment",
      { ...input, idempotencyKey: "split-once" },
      `fulfilment { ${part} } newFulfilment { ${part} lines { nodes { quantity } } }`,
    );
    const goes = Object(done.result)["newFulfilment"];
    expect(done.result).toMatchObject({
      fulfilment: { id, status: "PACKED", splitFrom: null },
      newFulfilment: {
        number: expect.stringMatching(/^2\d{3}-\d{6}\/\d+$/),
        status: "ACCEPTED",
        splitFrom: { id },
        lines: { nodes: [{ quantity: 1 }] },
      },
    });
    expect(done.calls).toEqual([
      "GET /v1/companyFulfilment",
      "GET /v1/companyOrderLine",
      "PUT /v1/companyFulfilment/fulfilment_status/{id}",
      "GET /v1/companyFulfilment/order_id",
      "GET /v1/companyOrderLine/fulfilment_id",
    ]);
    const paise = (total: string) => Number(total.replace(".", ""));
    const after = await state(id);
    expect(paise(after.amounts.total) + paise(goes.amounts.total)).toBe(paise(before.amounts.total));
    expect(after.order.fulfilments.nodes).toHaveLength(before.order.fulfilments.nodes.length + 1);
    // The same once more with its key is the same answer.
    const again = await send(
      seller,
      "splitFulfilment",
      { ...input, idempotencyKey: "split-once" },
      "newFulfilment { id }",
    );
    expect(again.result).toMatchObject({ newFulfilment: { id: goes.id } });
    expect(await state(id)).toEqual(after);
    // Also after another part was split off it.
    const third = await addSplittable(id);
    const later = await send(seller, "splitFulfilment", third, "newFulfilment { id splitFrom { id } }");
    expect(later.result).toMatchObject({ newFulfilment: { splitFrom: { id } } });
    expect(Object(later.result)["newFulfilment"].id).not.toBe(goes.id);
    const once = { ...input, idempotencyKey: "split-once" };
    const repeated = await send(seller, "splitFulfilment", once, "newFulfilment { id }");
    expect(repeated.result).toMatchObject({ newFulfilment: { id: goes.id } });
    const many = await send(owner, "changeFulfilments", { ids: [id], action: "SPLIT" });
    expect(many.result).toMatchObject({
      __typename: "ValidationError",
      issues: [{ path: ["action"], message: "This step is taken with one fulfilment at a time" }],
    });
  });

  /** One more piece of a part, to be split off it. */
  const addSplittable = async (id: string) => {
    const { lines } = await state(id);
    const found = lines.nodes.find(({ quantity }: { quantity: number }) => quantity > 1) ?? lines.nodes[0];
    return { id, lines: [{ lineId: found.id, quantity: 1 }], packages: 2, weightGrams: 300 };
  };

  /** A location that the seller is not of. */
  const otherLocation = async () => {
    const lines = await linesOf(owner, 100);
    return lines.find((line) => line.sellerId !== sellerId)?.sellerId ?? "";
  };
});

import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import type { EventStream } from "../../test/harness/eventStream.ts";
import { begun, nextTouch, viewerEventsDocument } from "../../test/harness/viewerEvents.ts";
import { addOrder, linesOf, orderOf, type PlacedOrder, takeStep } from "../../test/nouns/placedOrders.ts";

const typename = v.looseObject({ result: v.looseObject({ __typename: v.string() }) });

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  let other: Caller;
  let order: PlacedOrder;
  let own: PlacedOrder["fulfilments"]["nodes"][number];
  let theirs: PlacedOrder["fulfilments"]["nodes"][number];

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
    other = await office.signIn("pune@verdant.test");
    order = await addOrder(owner);
    const { data } = await seller.send("{ viewer { sellers { nodes { id } } } }");
    const [location] = v.parse(
      v.object({ viewer: v.object({ sellers: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }) }),
      data,
    ).viewer.sellers.nodes;
    const parts = order.fulfilments.nodes;
    const mine = parts.find((part) => part.seller.id === location?.id);
    const notMine = parts.find((part) => part.seller.id !== location?.id);
    if (mine === undefined || notMine === undefined) throw new Error("The order has not two parts.");
    [own, theirs] = [mine, notMine];
  });
  afterAll(() => office.close());

  const send = async (caller: Caller, name: string, input: object, inside = "") => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const { data, errors, extensions } = await caller.send(
      `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ${inside === "" ? "" : `... on ${type}Success { ${inside} }`}
        ... on Error { message } ... on ValidationError { issues { path message } }
        ... on ConflictError { current { ... on Fulfilment { id status } } } } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    const calls = (extensions?.upstream ?? []).map(({ method, template }) => `${method} ${template}`);
    return { result: v.parse(typename, data).result, calls };
  };
  const read = async (caller: Caller, document: string, variables = {}) => {
    const { data, errors, extensions } = await caller.send(document, variables);
    expect(errors).toBeUndefined();
    const calls = (extensions?.upstream ?? []).map(({ template }) => template);
    return { data, calls: calls.filter((call) => !call.startsWith("/v1/account")) };
  };
  const statusOf = async (id: string) =>
    (await read(owner, "query ($id: ID!) { node(id: $id) { ... on Fulfilment { status } } }", { id })).data;

  test("what an order costs is what was quoted, and a reference is one order for good", async () => {
    const input = { ...(await orderOf(owner)), channelReference: "S-1" };
    const quote = await send(owner, "quoteOrder", input, "total parts { amounts { total } }");
    const { total } = v.parse(v.looseObject({ total: v.string() }), quote.result);
    const placing = { ...input, expectedTotal: total };
    const inside = "order { id totals { total } channelReference } orderEdge { node { id } }";
    const first = await send(owner, "placeOrder", placing, inside);
    expect(first.result).toMatchObject({
      __typename: "PlaceOrderSuccess",
      order: { totals: { total }, channelReference: "S-1" },
    });
    expect((await send(owner, "placeOrder", placing, inside)).result).toEqual(first.result);
    const customer = { name: "Somebody Else", phone: "9845012345" };
    expect((await send(owner, "placeOrder", { ...placing, customer })).result).toEqual({
      __typename: "ValidationError",
      message: "This order exists already with other content",
      issues: [{ path: ["channelReference"], message: "This order exists already with other content" }],
    });
  });

  test("everything that is wrong is said at once, each beside its field, and nothing is written", async () => {
    const count = "{ viewer { orders { totalCount } } }";
    const before = (await read(owner, count)).data;
    const input = await orderOf(owner, 2);
    const [first, second] = v.parse(v.array(v.looseObject({})), input["lines"]);
    const [line] = await linesOf(owner, 1);
    await send(owner, "adjustStock", {
      rows: [{ productId: line?.productId, variantId: line?.variantId, setTo: 3 }],
    });
    const lines = [
      { ...first, quantity: 4 },
      { ...second, giftWrapping: true, giftMessage: "For you" },
    ];
    const { result } = await send(owner, "placeOrder", { ...input, lines, expectedTotal: "1.00" });
    expect(result).toMatchObject({
      __typename: "ValidationError",
      issues: expect.arrayContaining([{ path: ["lines", "0", "quantity"], message: "Only 3 left" }]),
    });
    expect(
      (await send(owner, "placeOrder", { ...input, lines: [second], expectedTotal: "1.00" })).result,
    ).toMatchObject({
      __typename: "ValidationError",
      issues: [{ path: ["expectedTotal"], message: expect.stringMatching(/^The total is \d+\.\d\d$/) }],
    });
    expect((await read(owner, count)).data).toEqual(before);
    await send(owner, "adjustStock", {
      rows: [{ productId: line?.productId, variantId: line?.variantId, isCounted: false }],
    });
  });

  test("a page of twenty orders with their parts and lines is three calls, one of twenty parts with all around them six", async () => {
    await Promise.all(Array.from({ length: 20 }, () => addOrder(owner)));
    const listed = await read(
      owner,
      "{ viewer { orders(first: 20) { nodes { number totals { total } fulfilments(first: 5) { nodes { number status lines(first: 10) { nodes { productName quantity } } } } } } } }",
    );
    expect(listed.calls).toEqual([
      "/v1/companyOrder/company_po_id/{id}",
      "/v1/companyFulfilment/order_id",
      "/v1/companyOrderLine/fulfilment_id",
    ]);
    const worked = await read(
      owner,
      `{ viewer { fulfilmentCounts { pending } fulfilments(first: 20, filter: { status: [PENDING] }) { totalCount nodes {
        number order { number } seller { name } documents { number } lines { nodes { productName } } } } } }`,
    );
    expect(worked.calls.toSorted()).toEqual([
      "/v1/companyFulfilment/company_po_id/{id}",
      "/v1/companyFulfilment/counts/company_po_id/{id}",
      "/v1/companyOrder",
      "/v1/companyOrderLine/fulfilment_id",
      "/v1/companySeller",
      "/v1/companyTaxDocument/fulfilment_id",
    ]);
  });

  test("a location's people see and change their own part, and of the order only what they need", async () => {
    const document = `query ($id: ID!) { node(id: $id) { ... on Order { number customer { name email } totals { total } amountPaid billingAddress { area }
      refunds { id } staffNote fulfilments { nodes { id } } } } }`;
    const whole = Object(Object((await read(owner, document, { id: order.id })).data).node);
    const part = Object(Object((await read(seller, document, { id: order.id })).data).node);
    expect(whole.fulfilments.nodes.length).toBeGreaterThan(1);
    expect(part).toEqual({
      ...whole,
      customer: { ...whole.customer, email: null },
      totals: null,
      amountPaid: null,
      billingAddress: null,
      refunds: null,
      staffNote: null,
      fulfilments: { nodes: [{ id: own.id }] },
    });
    const byId =
      "query ($ids: [ID!]!) { nodes(ids: $ids) { id } viewer { orders { totalCount } fulfilments(first: 100) { nodes { id } } } }";
    const ids = [theirs.id, theirs.lines.nodes[0]?.id, own.id];
    const { nodes, viewer } = Object((await read(seller, byId, { ids })).data);
    expect(nodes).toEqual([null, null, { id: own.id }]);
    expect(viewer.orders).toEqual({ totalCount: 0 });
    expect(viewer.fulfilments.nodes).toContainEqual({ id: own.id });
    expect(viewer.fulfilments.nodes).not.toContainEqual({ id: theirs.id });

    const before = await statusOf(theirs.id);
    for (const [name, details] of [
      ["acceptFulfilment", {}],
      ["cancelFulfilment", { reason: "OUT_OF_STOCK" }],
    ] as const)
      expect((await send(seller, name, { id: theirs.id, ...details })).result).toEqual({
        __typename: "NotFoundError",
        message: "This record does not exist.",
      });
    expect(
      (
        await send(
          seller,
          "changeFulfilments",
          { ids: [own.id, theirs.id], action: "ACCEPT" },
          "doneCount results { fulfilmentId outcome }",
        )
      ).result,
    ).toMatchObject({
      doneCount: 1,
      results: [
        { fulfilmentId: own.id, outcome: "DONE" },
        { fulfilmentId: null, outcome: "NOT_FOUND" },
      ],
    });
    expect(await statusOf(theirs.id)).toEqual(before);
    expect(
      (await send(seller, "cancelOrder", { id: order.id, reason: "OUT_OF_STOCK" })).result.__typename,
    ).toBe("ForbiddenError");
    const { viewer: another } = Object(
      (await read(other, "{ viewer { fulfilments(first: 100) { nodes { id } } } }")).data,
    );
    expect(another.fulfilments.nodes).not.toContainEqual({ id: own.id });
  });

  test("of two who take different steps the second gets the fulfilment as it is; the same step again changes nothing", async () => {
    const { fulfilments } = await addOrder(owner);
    const id = fulfilments.nodes[0]?.id ?? "";
    await takeStep(owner, "packFulfilment", id, { packages: 1 });
    await takeStep(owner, "despatchFulfilment", id, { carrierName: "Post" });
    expect((await send(owner, "cancelFulfilment", { id, reason: "OUT_OF_STOCK" })).result).toEqual({
      __typename: "ConflictError",
      message: "A fulfilment that is out cannot take the step cancel",
      current: { id, status: "OUT" },
    });
    expect(
      (
        await send(
          owner,
          "despatchFulfilment",
          { id, carrierName: "Post" },
          "fulfilment { status documents { kind number } }",
        )
      ).result,
    ).toMatchObject({
      __typename: "DespatchFulfilmentSuccess",
      fulfilment: { status: "OUT", documents: [{ kind: "TAX_INVOICE" }] },
    });
  });

  test("what is not paid is let go by who may decide on orders, with a reason", async () => {
    const { fulfilments } = await addOrder(owner, { paymentMethod: "CARD" });
    const id = fulfilments.nodes.find((part) => part.seller.id === own.seller.id)?.id ?? "";
    expect((await send(seller, "acceptFulfilment", { id })).result).toMatchObject({
      __typename: "ValidationError",
      message: "Not paid yet",
    });
    expect(
      (await send(seller, "acceptFulfilment", { id, force: true, reason: "Known" })).result.__typename,
    ).toBe("ForbiddenError");
    expect(await statusOf(id)).toEqual({ node: { status: "PENDING" } });
    await takeStep(owner, "acceptFulfilment", id, { force: true, reason: "Known" });
    expect(await statusOf(id)).toEqual({ node: { status: "ACCEPTED" } });
  });

  test("whoever may read a part is told that it came and how it goes, and of another location's nothing", async () => {
    const atOwner = await begun(await owner.listen(viewerEventsDocument));
    const atSeller = await begun(await seller.listen(viewerEventsDocument));
    const { fulfilments } = await addOrder(owner);
    const mine = fulfilments.nodes.filter((part) => part.seller.id === own.seller.id).map(({ id }) => id);
    const all = fulfilments.nodes.map(({ id }) => id);
    const told = async (stream: EventStream, count: number) => {
      const heard = new Map<unknown, unknown>();
      while (heard.size < count) {
        const event = await nextTouch(stream);
        if (event === null) throw new Error(`The stream ended after ${heard.size} of ${count}.`);
        if (all.includes(event.nodeId ?? "")) heard.set(event.nodeId, event["change"]);
      }
      return heard;
    };
    expect(await told(atOwner, all.length)).toEqual(new Map(all.map((id) => [id, "CREATED"])));
    expect(await told(atSeller, 1)).toEqual(new Map(mine.map((id) => [id, "CREATED"])));
    for (const id of all) await takeStep(owner, "acceptFulfilment", id);
    const changed = (ids: readonly string[]) => new Map(ids.map((id) => [id, "CHANGED"]));
    expect(await told(atOwner, all.length)).toEqual(changed(all));
    // The next that they hear of is their own.
    expect(await told(atSeller, 1)).toEqual(changed(mine));
    atOwner.close();
    atSeller.close();
  });

  test("what was paid and is cancelled is owed back until somebody says that it was sent", async () => {
    const { id } = await addOrder(owner, { amountPaid: "10.00", paymentReference: "P-1" });
    const cancelled = await send(
      owner,
      "cancelOrder",
      { id, reason: "CUSTOMER_REQUEST" },
      "order { status refundDue refunds { id state amount } } results { outcome }",
    );
    expect(cancelled.result).toMatchObject({
      order: { status: "CANCELLED", refundDue: "10.00", refunds: [{ state: "DUE", amount: "10.00" }] },
    });
    const { order: now } = Object(cancelled.result);
    const refund = now.refunds[0].id;
    expect((await send(owner, "recordRefund", { id: refund, wasSent: true })).result).toMatchObject({
      issues: [{ path: ["method"], message: "Method is required" }],
    });
    const sent = await send(
      owner,
      "recordRefund",
      { id: refund, wasSent: true, method: "UPI", reference: "R-1" },
      "refund { state reference order { refundDue amountRefunded } }",
    );
    expect(sent.result).toMatchObject({
      refund: { state: "SENT", reference: "R-1", order: { refundDue: "0.00", amountRefunded: "10.00" } },
    });
  });
});

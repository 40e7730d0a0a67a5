import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { addDeliveryUser, forAll } from "../../test/nouns/delivering.ts";
import { addFulfilment, addOrder, type PlacedOrder, takeStep } from "../../test/nouns/placedOrders.ts";

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let order: PlacedOrder;
  let own: PlacedOrder["fulfilments"]["nodes"][number];
  let theirs: PlacedOrder["fulfilments"]["nodes"][number];

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    order = await addOrder(owner);
    const [first, second] = order.fulfilments.nodes;
    if (first === undefined || second === undefined) throw new Error("The order has not two parts.");
    [own, theirs] = [first, second];
  });
  afterAll(() => office.close());

  const read = async (document: string, variables = {}) => {
    const { data, errors, extensions } = await owner.send(document, variables);
    expect(errors).toBeUndefined();
    const calls = (extensions?.upstream ?? []).map(({ template }) => template);
    return { data, calls: calls.filter((call) => !call.startsWith("/v1/account")) };
  };

  test("orders and fulfilments narrow by what the service narrows by, in the calls that a list has", async () => {
    const numbers = async (list: string, filter: string, more = "") => {
      const { data, calls } = await read(
        `{ viewer { ${list}(first: 100, filter: ${filter}) { totalCount nodes { id ${more} } } } }`,
      );
      const found = Object(Object(data).viewer)[list];
      expect(found.totalCount).toBe(found.nodes.length);
      return { nodes: v.parse(v.array(v.looseObject({ id: v.string() })), found.nodes), calls };
    };
    const all = await numbers(
      "orders",
      "{}",
      "channel refundDue totals { total } shippingAddress { provinceCode } fulfilments { nodes { id seller { id } } }",
    );
    type Row = (typeof all.nodes)[number];
    const total = (row: Row) => Number(Object(row["totals"]).total);
    const middle = all.nodes.map(total).toSorted((a, b) => a - b)[Math.floor(all.nodes.length / 2)] ?? 0;
    const sellersOf = (row: Row) =>
      v
        .parse(
          v.array(v.looseObject({ seller: v.object({ id: v.string() }) })),
          Object(row["fulfilments"]).nodes,
        )
        .map(({ seller: { id } }) => id);
    const cases: readonly (readonly [string, (row: Row) => boolean])[] = [
      [`{ totalFrom: "${middle}" }`, (row) => total(row) >= middle],
      [`{ totalTo: "${middle}" }`, (row) => total(row) <= middle],
      ['{ channel: "demo" }', (row) => row["channel"] === "demo"],
      ['{ provinceCode: ["KA"] }', (row) => Object(row["shippingAddress"]).provinceCode === "KA"],
      ["{ hasRefundDue: true }", (row) => Number(row["refundDue"]) > 0],
      [`{ sellerId: "${own.seller.id}" }`, (row) => sellersOf(row).includes(own.seller.id)],
      ['{ placedFrom: "2999-01-01" }', () => false],
      [`{ sellerId: "${own.id}" }`, () => false],
    ];
    for (const [filter, isWanted] of cases) {
      const { nodes, calls } = await numbers("orders", filter);
      const wanted = all.nodes.filter(isWanted).map(({ id }) => id);
      expect([filter, nodes.map(({ id }) => id).toSorted()]).toEqual([filter, wanted.toSorted()]);
      expect(calls.length).toBeLessThanOrEqual(1);
    }
    const { errors } = await owner.send('{ viewer { orders(filter: { channel: "a,b" }) { totalCount } } }');
    expect(errors).toMatchObject([{ message: "`channel` must have at most 40 characters and no comma." }]);

    const { data } = await read(
      "query ($id: ID!) { node(id: $id) { ... on OrderLine { product { id } } } }",
      {
        id: own.lines.nodes[0]?.id,
      },
    );
    const product = Object(Object(data).node).product.id;
    const parts = await numbers(
      "fulfilments",
      `{ productId: "${product}" }`,
      "lines { nodes { product { id } } }",
    );
    expect(parts.nodes.map(({ id }) => id)).toContain(own.id);
    expect(parts.nodes.map(({ id }) => id)).not.toContain(theirs.id);
    const ofOrder = await read(
      `query ($id: ID!) { node(id: $id) { ... on Order { fulfilments(filter: { productId: "${product}" }) { totalCount nodes { id } } } } }`,
      { id: order.id },
    );
    expect(ofOrder.data).toEqual({ node: { fulfilments: { totalCount: 1, nodes: [{ id: own.id }] } } });

    const tried = await numbers("fulfilments", "{ attemptsFrom: 1 }", "attempts { reason }");
    const untried = await numbers("fulfilments", "{}", "attempts { reason }");
    const hasAttempts = (row: Row) => Object(row)["attempts"].length > 0;
    expect(tried.nodes.map(({ id }) => id).toSorted()).toEqual(
      untried.nodes
        .filter(hasAttempts)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const attemptsFrom of [0, 11])
      expect(
        (
          await owner.send(
            `{ viewer { fulfilments(filter: { attemptsFrom: ${attemptsFrom} }) { totalCount } } }`,
          )
        ).errors,
      ).toMatchObject([{ message: "`attemptsFrom` must be a whole number from 1 to 10." }]);

    const sorted = await read(
      "{ viewer { fulfilments(first: 100, orderBy: { field: TOTAL, direction: DESC }) { nodes { amounts { total } } } orders(first: 100, orderBy: { field: TOTAL }) { nodes { totals { total } } } } }",
    );
    const viewer = Object(Object(sorted.data).viewer);
    const totals = viewer.fulfilments.nodes.map((node: object) => Number(Object(Object(node).amounts).total));
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a));
    expect(
      viewer.orders.nodes.map((node: object) =>
        total(v.parse(v.looseObject({ id: v.optional(v.string(), "") }), node)),
      ),
    ).toEqual(all.nodes.map(total).toSorted((a, b) => a - b));
  });

  test("a list of fulfilments, the counts, an order with all of it and a bulk take the calls of the specification", async () => {
    const document = (more: string) =>
      `{ viewer { fulfilments(first: 25) { totalCount nodes { id number orderNumber status seller { name } ${more} } } } }`;
    const list = await read(document(""));
    expect(list.calls).toEqual(["/v1/companyFulfilment/company_po_id/{id}", "/v1/companySeller"]);
    const points = await read("{ viewer { pickupPoints(first: 2) { nodes { id } } } }");
    const [point, another] = Object(Object(points.data).viewer).pickupPoints.nodes.map(
      (node: { id: string }) => node.id,
    );
    for (const pickupPointId of [point, another])
      await addOrder(owner, { deliveryMode: "PICKUP", pickupPointId });
    for (const { seller } of [own, theirs])
      await takeStep(owner, "assignFulfilment", (await addFulfilment(owner, seller.id)).id, {
        deliveryUserId:
          seller.id === own.seller.id ? await forAll(owner) : await addDeliveryUser(owner, seller.id),
      });
    const full = await read(document("deliveryUser { name } pickupPoint { name }"));
    expect(full.calls.toSorted()).toEqual([
      "/v1/companyDeliveryUser",
      "/v1/companyFulfilment/company_po_id/{id}",
      "/v1/companyPickupPoint",
      "/v1/companySeller",
    ]);
    const { nodes } = Object(Object(full.data).viewer).fulfilments;
    const different = (name: string) =>
      new Set(nodes.flatMap((node: object) => Object(node)[name]?.name ?? [])).size;
    expect([different("seller"), different("deliveryUser"), different("pickupPoint")]).toEqual([2, 2, 2]);
    const counts = await read("{ viewer { fulfilmentCounts { pending late oldestPendingAt } } }");
    expect(counts.calls).toEqual(["/v1/companyFulfilment/counts/company_po_id/{id}"]);
    // An order is brought or collected, so that it is eight either way.
    const { order: assigned } = Object(
      Object(
        (
          await read("query ($id: ID!) { node(id: $id) { ... on Fulfilment { order { id } } } }", {
            id: Object(nodes.find((node: object) => Object(node).deliveryUser !== null)).id,
          })
        ).data,
      ).node,
    );
    const collected = await addOrder(owner, { deliveryMode: "PICKUP", pickupPointId: point });
    for (const [{ id }, where] of [
      [assigned, "/v1/companyDeliveryUser"],
      [collected, "/v1/companyPickupPoint"],
    ]) {
      const detail = await read(
        `query ($id: ID!) { node(id: $id) { ... on Order { number totals { total } pickupPoint { name } refunds { state } timeline(first: 20) { nodes { id } }
          fulfilments { nodes { number seller { name } deliveryUser { name } pickupPoint { name } documents { number } lines { nodes { productName } } } } } } }`,
        { id },
      );
      expect(detail.calls).toHaveLength(8);
      expect(new Set(detail.calls)).toEqual(
        new Set([
          "/v1/audit/record/{entity}/{id}",
          "/v1/companyFulfilment/order_id",
          "/v1/companyOrder",
          "/v1/companyOrderLine/fulfilment_id",
          "/v1/companyRefund/order_id",
          "/v1/companySeller",
          "/v1/companyTaxDocument/fulfilment_id",
          where,
        ]),
      );
    }
    const bulk = await read(
      "mutation ($input: ChangeFulfilmentsInput!) { changeFulfilments(input: $input) { ... on ChangeFulfilmentsSuccess { doneCount } } }",
      { input: { ids: [own.id, theirs.id], action: "ACCEPT" } },
    );
    expect(bulk.data).toEqual({ changeFulfilments: { doneCount: 2 } });
    expect(bulk.calls.filter((call) => call.endsWith("/bulk"))).toEqual(["/v1/companyFulfilment/bulk"]);
  });

  test("the number that is printed on a label finds its part, and its order, also where all that is left to search is that one", async () => {
    const channel = `labels ${engine}`;
    const placed = await addOrder(owner, { channel });
    const [part] = placed.fulfilments.nodes;
    const { data } = await read("query ($id: ID!) { node(id: $id) { ... on Fulfilment { number } } }", {
      id: part?.id,
    });
    const { number } = Object(Object(data).node);
    const carrier = await addDeliveryUser(owner, part?.seller.id ?? "");
    await takeStep(owner, "assignFulfilment", part?.id ?? "", { deliveryUserId: carrier });
    const ask = async (list: string, filter: string, search: string) => {
      const found = await read(
        `query ($search: String) { viewer { ${list}(search: $search, filter: ${filter}) { totalCount nodes { id } } } }`,
        { search },
      );
      return Object(Object(found.data).viewer)[list];
    };
    const [orderNumber, last] = String(number).split("/");
    const searches = [number, ` ${orderNumber?.slice(-6) ?? ""} / ${last ?? ""} `];
    for (const search of searches) {
      const one = await ask("fulfilments", `{ deliveryUserId: "${carrier}" }`, search);
      expect(one).toEqual({ totalCount: 1, nodes: [{ id: part?.id }] });
      const whole = await ask("orders", `{ channel: "${channel}" }`, search);
      expect(whole).toEqual({ totalCount: 1, nodes: [{ id: placed.id }] });
    }
    const none = await ask("fulfilments", `{ deliveryUserId: "${carrier}" }`, `${orderNumber ?? ""}/9`);
    expect(none).toEqual({ totalCount: 0, nodes: [] });
  });

  test("fulfilments narrow by how they go, by reason and by refund; of refunds a location's people learn nothing", async () => {
    const { id: paidId, fulfilments } = await addOrder(owner);
    const [part] = fulfilments.nodes;
    const change = async (document: string, input: object) => {
      const { data } = await read(document, { input });
      expect(data).toEqual({ changed: { done: expect.anything() } });
    };
    await change(
      "mutation ($input: RecordOrderPaymentInput!) { changed: recordOrderPayment(input: $input) { ... on RecordOrderPaymentSuccess { done: order { id } } } }",
      { id: paidId, amount: "100000.00", reference: "one" },
    );
    await change(
      "mutation ($input: CancelFulfilmentInput!) { changed: cancelFulfilment(input: $input) { ... on CancelFulfilmentSuccess { done: fulfilment { id } } } }",
      { id: part?.id, reason: "OUT_OF_STOCK" },
    );
    const ask = (filter: string) =>
      `{ viewer { fulfilments(first: 100, filter: ${filter}) { nodes { id } } } }`;
    const idsOf = (data: unknown): string[] =>
      Object(Object(data).viewer)
        .fulfilments.nodes.map((node: { id: string }) => node.id)
        .toSorted();
    const { data } = await read(
      "{ viewer { fulfilments(first: 100) { nodes { id carrierName trackingNumber statusReason order { id refunds { state } } } } } }",
    );
    const row = v.object({
      id: v.string(),
      carrierName: v.nullable(v.string()),
      trackingNumber: v.nullable(v.string()),
      statusReason: v.nullable(v.string()),
      order: v.object({ id: v.string(), refunds: v.array(v.object({ state: v.string() })) }),
    });
    const all = v.parse(v.array(row), Object(Object(data).viewer).fulfilments.nodes);
    // Both refunds are of its first part: what was paid over, and what was taken away.
    const isDue = ({ id, order: { refunds } }: (typeof all)[number]) =>
      id === part?.id && refunds.some(({ state }) => state === "DUE");
    const cases: readonly (readonly [string, (each: (typeof all)[number]) => boolean])[] = [
      ["{ hasCarrier: true }", ({ carrierName }) => carrierName !== null],
      ["{ hasTracking: false }", ({ trackingNumber }) => trackingNumber === null],
      ["{ reason: [OUT_OF_STOCK] }", ({ statusReason }) => statusReason?.startsWith("out_of_stock") ?? false],
      ["{ refundState: [DUE] }", isDue],
    ];
    for (const [filter, isWanted] of cases) {
      const wanted = all.filter(isWanted).map(({ id }) => id);
      const found = await read(ask(filter));
      expect([filter, idsOf(found.data)]).toEqual([filter, wanted.toSorted()]);
      expect(found.calls.length).toBeLessThanOrEqual(1);
    }
    const due = all.find(isDue);
    expect(due).toBeDefined();
    const ofOrder =
      "query ($id: ID!) { node(id: $id) { ... on Order { due: fulfilments(filter: { refundState: [DUE] }) { totalCount } sent: fulfilments(filter: { refundState: [SENT] }) { totalCount } } } }";
    const parts = Object(Object((await read(ofOrder, { id: due?.order.id })).data).node);
    expect([parts.due.totalCount > 0, parts.sent.totalCount]).toEqual([true, 0]);
    const seller = await office.signIn("seller@verdant.test");
    expect(idsOf((await seller.send(ask("{ refundState: [DUE, SENT, DROPPED] }"))).data)).toEqual([]);
    expect(idsOf((await seller.send(ask("{}"))).data).length).toBeGreaterThan(0);
  });
});

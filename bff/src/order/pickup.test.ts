import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { linesOf, orderOf } from "../../test/nouns/placedOrders.ts";

const result = v.object({ result: v.looseObject({ __typename: v.string() }) });

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let point = "";

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    const { data } = await owner.send('{ viewer { pickupPoints(search: "Jayanagar") { nodes { id } } } }');
    point = Object(Object(data).viewer).pickupPoints.nodes[0].id;
  });
  afterAll(() => office.close());

  const place = async (input: object, inside = "") => {
    const { data, errors, extensions } = await owner.send(
      `mutation ($input: PlaceOrderInput!) { result: placeOrder(input: $input) { __typename
        ... on PlaceOrderSuccess { order { id ${inside} } } ... on ValidationError { issues { path message } } } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    const calls = (extensions?.upstream ?? []).map(({ method, template }) => `${method} ${template}`);
    return { result: v.parse(result, data).result, calls };
  };
  const pickup = async (besides: object = {}) => {
    const { shippingAddress: _sent, ...order } = await orderOf(owner, 1);
    return { ...order, deliveryMode: "PICKUP", pickupPointId: point, ...besides };
  };

  test("an order is collected: without an address, on the first day that can be had, at the point that was chosen", async () => {
    const { result: placed, calls } = await place(
      await pickup(),
      "deliveryMode promisedDate pickupPoint { name } shippingAddress { area } fulfilments { nodes { deliveryMode pickupPoint { id } promisedDate } }",
    );
    const { order } = Object(placed);
    expect(order).toMatchObject({
      deliveryMode: "PICKUP",
      pickupPoint: { name: "Jayanagar Counter" },
      shippingAddress: { area: null },
      fulfilments: { nodes: [{ deliveryMode: "PICKUP", pickupPoint: { id: point } }] },
    });
    expect(order.promisedDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(order.fulfilments.nodes[0].promisedDate).toBe(order.promisedDate);
    expect(calls.filter((call) => call.startsWith("POST"))).toEqual(["POST /v1/companyOrder"]);
    // It was read when the id was checked.
    expect(calls.filter((call) => call.endsWith("companyPickupPoint"))).toEqual([
      "GET /v1/companyPickupPoint",
    ]);
  });

  test("without a point, for a day that cannot be had, and a delivery without an address: each is said at its field, and nothing is placed", async () => {
    const count = async () =>
      Object(Object((await owner.send("{ viewer { orders { totalCount } } }")).data).viewer).orders;
    const before = await count();
    const told = async (input: object) => Object((await place(input)).result).issues;
    expect(await told(await pickup({ pickupPointId: null }))).toEqual([
      { path: ["pickupPointId"], message: "Pickup point is required" },
    ]);
    expect(await told(await pickup({ promisedDate: "2000-01-01" }))).toContainEqual({
      path: ["promisedDate"],
      message: expect.any(String),
    });
    expect(await told(await pickup({ deliveryMode: "DELIVERY" }))).toEqual([
      { path: ["shippingAddress"], message: "Address is required" },
    ]);
    expect(await count()).toEqual(before);
  });

  test("an order is found by the customer's mail address and by the channel's reference, at the service and in the gateway alike", async () => {
    const reference = `S-${engine}-4711`;
    const [line] = await linesOf(owner, 1);
    const { sellerId: _sender, ...bought } = line ?? { sellerId: "" };
    const { result: placed } = await place({
      ...(await orderOf(owner, 1)),
      lines: [bought],
      channelReference: reference,
      customer: { name: "Asha Rao", phone: "9845012345", email: "asha.rao@found.test" },
    });
    for (const search of ["RAO@found", reference.slice(2)]) {
      const { data } = await owner.send(
        "query ($search: String) { viewer { orders(search: $search) { totalCount nodes { id } } } }",
        { search },
      );
      expect(Object(data).viewer.orders).toEqual({
        totalCount: 1,
        nodes: [{ id: Object(placed).order.id }],
      });
    }
  });

  test("fulfilments are sorted by the day that was promised, those without one behind all others, page by page", async () => {
    for (const promisedDate of ["2999-12-31", null, "2998-01-01", null, "2999-12-31"])
      await place({ ...(await orderOf(owner, 1)), promisedDate });
    for (const direction of ["ASC", "DESC"]) {
      const dates: (string | null)[] = [];
      let after: string | null = null;
      do {
        const { data, errors } = await owner.send(
          `query ($after: String) { viewer { fulfilments(first: 2, after: $after, orderBy: { field: PROMISED_DATE, direction: ${direction} }) {
            nodes { promisedDate } pageInfo { hasNextPage endCursor } } } }`,
          { after },
        );
        expect(errors).toBeUndefined();
        const page = Object(Object(data).viewer).fulfilments;
        dates.push(...page.nodes.map((node: { promisedDate: string | null }) => node.promisedDate));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      const sorted = dates.toSorted((a, b) => (a ?? "9999").localeCompare(b ?? "9999"));
      expect(dates).toEqual(direction === "ASC" ? sorted : sorted.toReversed());
      expect(dates).toContain(null);
      expect(dates.length).toBeGreaterThanOrEqual(5);
    }
  });
});

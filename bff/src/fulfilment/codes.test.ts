import { getNamedType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { serviceCaller } from "../../test/harness/serviceCaller.ts";
import { forAll } from "../../test/nouns/delivering.ts";
import { addFulfilment, orderOf, takeStep } from "../../test/nouns/placedOrders.ts";
import { queryThrough, selectAll, shortestPaths } from "../../test/isolation/walk.ts";
import { schema } from "../schema.ts";

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let service = "";

  beforeAll(async () => {
    office = await startBackOffice(engine, {}, {}, (url) => {
      service = url;
      return Promise.resolve(url);
    });
    owner = await office.signIn("owner@verdant.test");
  });
  afterAll(() => office.close());

  test("the codes of what is brought and of what is collected are shown by no field, to nobody, by no way through the schema", async () => {
    const { data } = await owner.send(
      '{ viewer { sellers { nodes { id } } pickupPoints(search: "Jayanagar") { nodes { id } } } }',
    );
    const { sellers, pickupPoints } = Object(Object(data).viewer);
    const brought = (await addFulfilment(owner, sellers.nodes[0].id, "PACKED")).id;
    await takeStep(owner, "despatchFulfilment", brought, { deliveryUserId: await forAll(owner) });
    const { shippingAddress: _sent, ...order } = await orderOf(owner, 1);
    const placed = await owner.send(
      "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on PlaceOrderSuccess { order { id fulfilments { nodes { id } } } } } }",
      { input: { ...order, deliveryMode: "PICKUP", pickupPointId: pickupPoints.nodes[0].id } },
    );
    const collected = Object(placed.data).placeOrder.order.fulfilments.nodes[0].id;
    await takeStep(owner, "packFulfilment", collected, { packages: 1 });
    await takeStep(owner, "makeFulfilmentReady", collected);

    // What the storefront is told; asking for it stands in the trail then.
    const storefront = await serviceCaller(service, { "x-actor": "storefront" });
    const codes: string[] = [];
    for (const id of [brought, collected]) {
      const { data: found } = await owner.send(
        "query ($id: ID!) { node(id: $id) { ... on Fulfilment { databaseId } } }",
        { id },
      );
      const answer = await storefront(`/v1/companyOrder/code/${Object(found).node.databaseId}`);
      codes.push(String(Object(answer).code));
    }
    expect(codes).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
    const wrong = codes.includes("000000") ? "111111" : "000000";
    const tried = await owner.send(
      "mutation ($input: DeliverFulfilmentInput!) { deliverFulfilment(input: $input) { __typename ... on Error { message } } }",
      { input: { id: collected, code: wrong } },
    );
    expect(tried.text).toContain("The code is wrong. 4 tries are left");

    const shown = new RegExp(`(?<!\\d)(?:${codes.join("|")})(?!\\d)`);
    const texts: string[] = [placed.text, tried.text];
    for (const caller of [owner, await office.signIn("seller@verdant.test")])
      for (const id of [brought, collected])
        for (const [name, way] of [
          ["Fulfilment", (fields: string) => fields],
          ["Order", (fields: string) => `order { ${fields} }`],
        ] as const) {
          const type = schema.getType(name);
          if (type === undefined) throw new Error(`There is no ${name}`);
          const fields = way(selectAll(schema, type, 1));
          const document = `query ($id: ID!) { node(id: $id) { ... on Fulfilment { ${fields} } } }`;
          texts.push((await caller.send(document, { id })).text);
        }
    for (const [name, way] of shortestPaths(schema, new Set(["Viewer.seller"]))) {
      const type = schema.getType(name);
      if (way.length === 0 || type === undefined || !isObjectType(type)) continue;
      texts.push((await owner.send(queryThrough(way, selectAll(schema, type, 0)))).text);
    }
    expect(texts.length).toBeGreaterThan(100);
    expect(
      texts.filter((text) => text.includes("2627-0") || text.includes("Jayanagar")).length,
    ).toBeGreaterThan(5);
    expect(texts.filter((text) => shown.test(text))).toEqual([]);
    expect(texts.join("")).not.toMatch(/hand_?over_?salt/i);
  }, 240_000);
});

test("nothing that is read is called a code of a hand-over; it is only given, when something is handed over", () => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const read = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields()).map(({ name }) => `${type.name}.${name}`)
      : [],
  );
  // A company is handed over, too, by who administers it.
  const named = read.filter((name) => /salt|hand_?over|pickup_?code/i.test(name));
  expect(named.filter((name) => !/handOverCompany/i.test(name))).toEqual([]);
  const given = types.flatMap((type) =>
    isInputObjectType(type)
      ? Object.values(type.getFields()).flatMap(({ name, type: of }) =>
          name === "code" && getNamedType(of).name === "String" ? [type.name] : [],
        )
      : [],
  );
  expect(given).toContain("DeliverFulfilmentInput");
  expect(given).not.toContain("ChangeFulfilmentsInput");
});

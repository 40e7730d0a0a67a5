import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { addFulfilment, takeStep } from "../../test/nouns/placedOrders.ts";

const location = v.object({
  viewer: v.object({ sellers: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }),
});
const going = v.object({
  node: v.object({
    carrierName: v.nullable(v.string()),
    trackingNumber: v.nullable(v.string()),
    trackingUrl: v.nullable(v.string()),
    ewayBillNumber: v.nullable(v.string()),
  }),
});

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let seller: Caller;
  let packed: () => Promise<string>;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    const owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
    const { data } = await seller.send("{ viewer { sellers { nodes { id } } } }");
    const sellerId = v.parse(location, data).viewer.sellers.nodes[0]?.id ?? "";
    packed = async () => (await addFulfilment(owner, sellerId, "PACKED")).id;
  });
  afterAll(() => office.close());

  const wayOf = async (id: string) => {
    const { data } = await seller.send(
      "query ($id: ID!) { node(id: $id) { ... on Fulfilment { carrierName trackingNumber trackingUrl ewayBillNumber } } }",
      { id },
    );
    return v.parse(going, data).node;
  };
  const way = {
    carrierName: "Blue Dart",
    trackingNumber: "BD-1",
    trackingUrl: "https://track.test/BD-1",
    ewayBillNumber: "123412341234",
  };

  test("an edit empties what is null or an empty text, and leaves what it does not name", async () => {
    const id = await packed();
    await takeStep(seller, "editFulfilment", id, way);
    await takeStep(seller, "editFulfilment", id, { trackingNumber: null, trackingUrl: "" });
    expect(await wayOf(id)).toEqual({ ...way, trackingNumber: null, trackingUrl: null });
    await takeStep(seller, "editFulfilment", id, { carrierName: null, ewayBillNumber: null });
    expect(Object.values(await wayOf(id))).toEqual([null, null, null, null]);
  });

  test("a step with one or with many leaves what is null as it is", async () => {
    const id = await packed();
    await takeStep(seller, "editFulfilment", id, way);
    const { data } = await seller.send(
      "mutation ($input: ChangeFulfilmentsInput!) { changeFulfilments(input: $input) { ... on ChangeFulfilmentsSuccess { doneCount } } }",
      { input: { ids: [id], action: "EDIT_TRACKING", carrierName: null, trackingNumber: "BD-2" } },
    );
    expect(data).toEqual({ changeFulfilments: { doneCount: 1 } });
    expect(await wayOf(id)).toEqual({ ...way, trackingNumber: "BD-2" });
    const nothing = Object.fromEntries(Object.keys(way).map((name) => [name, null]));
    await takeStep(seller, "despatchFulfilment", id, nothing);
    expect(await wayOf(id)).toEqual({ ...way, trackingNumber: "BD-2" });
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { chatDocument, idOf, send } from "../../test/harness/chatCaller.ts";
import { oneEngine, startBackOffice, type BackOffice, type Caller } from "../../test/harness/backOffice.ts";
import type { EventStream } from "../../test/harness/eventStream.ts";
import { begun, nextTouch, viewerEventsDocument } from "../../test/harness/viewerEvents.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { firstRecord } from "../rest/batch.ts";

const added = "/v1/companySellerProdLoc/createSignup";

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
    stranger = await office.signIn("owner@fernway.test");
  });
  afterAll(() => office.close());

  const listening = async (caller: Caller) => begun(await caller.listen(viewerEventsDocument));
  /** The next of a type: what happened just before a stream began may still come. */
  const nextOf = async (stream: EventStream, type: string) => {
    for (;;) {
      const event = await nextTouch(stream);
      if (event === null || event.__typename === type) return event;
    }
  };
  const brand = async (brand_name: string, company_po_id = 1) =>
    v.parse(
      v.object({ brand_id: v.number() }),
      await office.post("/v1/companyBrand", { brand_name, company_po_id }),
    ).brand_id;
  const product = async (prod_name: string, seller_id: number) =>
    v.parse(
      v.object({ prod_id: v.number() }),
      firstRecord(await office.post(added, { prod_name, seller_id, category1_id: 1 })),
    ).prod_id;

  test("what anything changes at the service is told to who may read it, with who did it, and to nobody else", async () => {
    const [atOwner, atSeller, atStranger] = [
      await listening(owner),
      await listening(seller),
      await listening(stranger),
    ];
    const id = await brand("Behind everybody's back");
    const nodeId = encodeNodeId("Brand", String(id));
    const created = {
      __typename: "RecordTouched",
      kind: "Brand",
      nodeId,
      change: "CREATED",
      byName: null,
      byViewer: false,
    };
    expect(await nextTouch(atOwner)).toMatchObject(created);
    expect(await nextTouch(atSeller)).toMatchObject(created);

    await owner.send(
      `mutation ($id: ID!) { editBrand(input: { id: $id, name: "In the open" }) { __typename } }`,
      { id: nodeId },
    );
    const changed = { nodeId, change: "CHANGED", byName: "Anjali Rao" };
    expect(await nextTouch(atOwner)).toMatchObject({ ...changed, byViewer: true });
    expect(await nextTouch(atSeller)).toMatchObject({ ...changed, byViewer: false });

    // Of another location the seller hears nothing: the next they hear of is their own.
    const elsewhere = encodeNodeId("Product", String(await product("Elsewhere", 2)));
    const here = encodeNodeId("Product", String(await product("Here", 1)));
    expect(await nextTouch(atOwner)).toMatchObject({ nodeId: elsewhere, change: "CREATED" });
    expect(await nextTouch(atOwner)).toMatchObject({ nodeId: here });
    expect(await nextTouch(atSeller)).toMatchObject({ nodeId: here });

    // And of another company: the next it hears of is its own.
    const theirs = encodeNodeId("Brand", String(await brand("Of Fernway", 2)));
    expect(await nextTouch(atStranger)).toMatchObject({ nodeId: theirs });
    for (const stream of [atOwner, atSeller, atStranger]) stream.close();
  });

  test("delivery users and pickup points are told to those of the company who read them", async () => {
    const [atOwner, atSeller] = [await listening(owner), await listening(seller)];
    await office.put("/v1/companyDeliveryUser/1", { email_id: `rider${Date.now()}@verdant.test` });
    await office.put("/v1/companyPickupPoint/1", { contact_name: `Lakshmi ${Date.now()}` });
    const next = await brand("After the delivery");
    for (const [type, id] of [
      ["DeliveryUser", "1"],
      ["PickupPoint", "1"],
      ["Brand", String(next)],
    ] as const)
      expect(await nextTouch(atOwner)).toMatchObject({ kind: type, nodeId: encodeNodeId(type, id) });
    expect(await nextTouch(atSeller)).toMatchObject({ nodeId: encodeNodeId("Brand", String(next)) });
    for (const stream of [atOwner, atSeller]) stream.close();
  });

  test("a product's state is told as such", async () => {
    const stream = await listening(seller);
    const id = await product("On its way", 1);
    const nodeId = encodeNodeId("Product", String(id));
    expect(await nextTouch(stream)).toMatchObject({ nodeId, change: "CREATED" });
    await office.put(`/v1/companySellerProdLoc/prod_status/${id}`, { prod_status: "pending" });
    await office.put(`/v1/companySellerProdLoc/prod_status/${id}`, { prod_status: "enabled" });
    for (const status of ["PENDING", "ENABLED"])
      expect(await nextOf(stream, "ProductChanged")).toMatchObject({ nodeId, status });
    stream.close();
  });

  test("chat goes over the same stream", async () => {
    const stream = await listening(owner);
    await send(owner, await idOf(owner, "Leela Fernandes"), "Hello");
    expect(await nextOf(stream, "MessageReceived")).not.toBeNull();
    stream.close();
  });

  test("what happens after a session has ended is not told", async () => {
    const leaving = await office.signIn("owner@verdant.test");
    const stream = await listening(leaving);
    await leaving.send("mutation { signOut { __typename } }");
    await brand("After they left");
    expect(await nextTouch(stream)).toBeNull();
  });

  test("it shares its eight places with `chatEvents`; strangers and tokens are refused", async () => {
    const alone = await office.signIn("owner@verdant.test");
    const streams = [];
    for (let count = 0; count < 4; count += 1)
      streams.push(await listening(alone), await alone.listen(chatDocument));
    expect((await alone.listen(viewerEventsDocument)).status).toBe(429);
    for (const stream of streams) stream.close();
    const nobody = await office.anonymous.listen(viewerEventsDocument);
    expect(JSON.parse(await nobody.text())).toMatchObject({
      errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
    });
  });
});

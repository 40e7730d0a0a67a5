import * as v from "valibot";
import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const path = "/v1/companySeller/1";
  const begin = async (reason: string) => {
    const { body } = await service().call(`POST ${path}/view`, { reason });
    return Number(field(body, "view_id"));
  };
  const notes = v.array(v.looseObject({ action: v.string() }));
  const events = v.object({ events: v.array(v.looseObject({ type: v.string(), entity_id: v.unknown() })) });
  const trail = async () => {
    const { body } = await service().call("GET /v1/audit/record/seller/1?company_po_id=1&limit=10");
    return v.parse(notes, body).filter(({ action }) => action === "note");
  };

  test("a view of a location is in its trail with its reason, its end and how much was looked at; the first end counts", async () => {
    const view_id = await begin(" An order is missing ");
    expect(await service().call(`POST ${path}/viewEnd`, { view_id, requests: 12 })).toMatchObject({
      status: 200,
      body: { view_id },
    });
    await service().call(`POST ${path}/viewEnd`, { view_id, requests: 99 });
    expect(await trail()).toMatchObject([
      { seller_id: 1, reason: null, after: { note: "view_ended", view_id, requests: 12 } },
      { audit_id: view_id, seller_id: 1, reason: "An order is missing", after: { note: "view_began" } },
    ]);
  });

  test("an end needs a beginning at that location, and a view a reason", async () => {
    const view_id = await begin("Once more");
    const before = await trail();
    expect(await service().call("POST /v1/companySeller/2/viewEnd", { view_id, requests: 1 })).toMatchObject({
      status: 404,
      body: { message: "View not found" },
    });
    for (const [reason, message] of [
      ["", "Reason is required"],
      ["x".repeat(201), "Must have at most 200 characters"],
    ])
      expect(await service().call(`POST ${path}/view`, { reason })).toMatchObject({
        status: 400,
        body: { message },
      });
    expect(await trail()).toEqual(before);
  });

  test("its owners are told, unless the company has turned that off; the trail has it in any case", async () => {
    const elsewhere = "/v1/companySeller/2";
    const cursor = String(field((await service().call("GET /v1/event")).body, "cursor"));
    const told = async () => {
      const { body } = await service().call(`GET /v1/event?after=${cursor}&wait=0&limit=500`);
      return v
        .parse(events, body)
        .events.filter(({ type, entity_id }) => type === "seller.viewed" && String(entity_id) === "2").length;
    };
    const change = async (company: object) => service().call("PUT /v1/companyPO/1", company);
    expect((await change({ view_notices: false })).body).toMatchObject([{ view_notices: false }]);
    expect(await change({ view_notices: "no" })).toMatchObject({
      status: 400,
      body: { fields: { view_notices: "Must be true or false" } },
    });
    // What does not name it leaves it as it is.
    expect((await change({ accept_hours: 24 })).body).toMatchObject([{ view_notices: false }]);
    await service().call(`POST ${elsewhere}/view`, { reason: "Not told" });
    expect((await change({ view_notices: true })).body).toMatchObject([{ view_notices: true }]);
    await service().call(`POST ${elsewhere}/view`, { reason: "Told" });
    await expect.poll(told, { timeout: 60_000 }).toBe(1);
    const { body } = await service().call("GET /v1/audit/record/seller/2?company_po_id=1&limit=2");
    expect(body).toMatchObject([{ reason: "Told" }, { reason: "Not told" }]);
  });
});

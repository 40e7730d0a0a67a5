import { expect, test, vi } from "vitest";
import { field, signedInCaller } from "../testing/caller.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";
import { developmentAccess, startProgram } from "../testing/program.ts";
import { oneEngine } from "../testing/seededCopy.ts";
import { seededPlace } from "../testing/seededPlace.ts";

// A real program opens a database of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

test.each(oneEngine)(
  "on %s the code of what is collected stands in no log at its most talkative, no event and no entry of the trail",
  async (engine) => {
    const { environment } = await seededPlace(engine);
    const service = await startProgram({ ...environment, LOG_LEVEL: "trace" });
    const call = await signedInCaller(service.url, developmentAccess);
    const { ok, onSale } = orderingWith(call);
    const cursor = String(field(await ok("GET /v1/event"), "cursor"));
    const [point] = [await ok("GET /v1/companyPickupPoint/company_po_id/1")].flat();
    const order = await ok("POST /v1/companyOrder", {
      ...customer,
      delivery_mode: "pickup",
      pickup_point_id: field(point, "pickup_point_id"),
      lines: [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }],
    });
    const order_id = String(field(order, "order_id"));
    const [part] = [await ok(`GET /v1/companyFulfilment/order_id/${order_id}`)].flat();
    const id = String(field(part, "fulfilment_id"));
    const step = (action: string, rest: object = {}) =>
      call(`PUT /v1/companyFulfilment/fulfilment_status/${id}`, { action, ...rest });
    await step("pack", { packages: 1 });
    expect((await step("make_ready")).body).toMatchObject({ fulfilment_status: "ready" });
    const told = await call(`GET /v1/companyOrder/code/${id}`, undefined, { "x-actor": "storefront" });
    const code = String(field(told.body, "code"));
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code === "000000" ? "111111" : "000000";
    expect((await step("deliver", { code: wrong, collected_amount: "10.50" })).status).toBe(422);
    expect((await step("deliver", { code, collected_amount: "10.50" })).body).toMatchObject({
      fulfilment_status: "delivered",
    });

    // On PostgreSQL a transaction of somebody else on the server may hold them back for a moment.
    const readEvents = () => ok(`GET /v1/event?after=${cursor}&limit=500`);
    await expect
      .poll(async () => JSON.stringify(await readEvents()), { timeout: 60_000 })
      .toContain("fulfilment.delivered");
    const events = await readEvents();
    const trail = await ok(`GET /v1/audit/record/company_order/${order_id}?company_po_id=1`);
    const kept = JSON.stringify([events, trail, await ok(`GET /v1/companyFulfilment/${id}`)]);
    expect(await service.stop("SIGTERM")).toBe(0);
    const log = service.log();
    expect(log).toContain('"route":"/v1/companyOrder/code/:fulfilment_id"');
    expect(JSON.stringify(trail)).toContain("code_asked_for");
    const shown = new RegExp(`(?<![\\d.])(?:${code}|${wrong})(?!\\d)|hand_over_salt`);
    expect([shown.exec(kept)?.[0], shown.exec(log)?.[0]]).toEqual([undefined, undefined]);
  },
);

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Caller, field, signedInCaller } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

onOneEngine((service) => {
  let call: Caller = () => Promise.reject(new Error("Nobody has signed in"));
  const { ok, onSale } = orderingWith((...given) => call(...given));

  /** Sets the service's clock; who signed in at another time signs in again. */
  const at = async (instant: string) => {
    vi.setSystemTime(new Date(instant));
    const { url, config } = service();
    call = await signedInCaller(url, config.access);
  };

  test("the year ends at midnight in India: 18:29:59Z on 31 March is the old one, a second later the numbers begin again", async () => {
    await at("2027-03-31T18:00:00Z");
    const lines = [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }];
    const placed = async (instant: string) => {
      await at(instant);
      const order = await ok("POST /v1/companyOrder", { ...customer, lines });
      const [part] = [
        await ok(`GET /v1/companyFulfilment/order_id/${String(field(order, "order_id"))}`),
      ].flat();
      const id = String(field(part, "fulfilment_id"));
      await ok(`PUT /v1/companyFulfilment/fulfilment_status/${id}`, { action: "pack", packages: 1 });
      return { id, number: field(order, "order_no") };
    };
    const invoiced = async (id: string, instant: string) => {
      await at(instant);
      const path = `/v1/companyFulfilment/fulfilment_status/${id}`;
      await ok(`PUT ${path}`, { action: "despatch", carrier_name: "Blue Dart" });
      const [document] = [await ok(`GET /v1/companyTaxDocument/fulfilment_id/${id}`)].flat();
      return field(document, "document_no");
    };
    const early = await placed("2027-03-31T18:29:58Z");
    const last = await placed("2027-03-31T18:29:59Z");
    expect([early.number, last.number]).toEqual(["2627-000001", "2627-000002"]);
    expect(await invoiced(last.id, "2027-03-31T18:29:59.999Z")).toBe("I1/2627/000001");
    const first = await placed("2027-03-31T18:30:00Z");
    expect([first.number, (await placed("2027-03-31T18:30:01Z")).number]).toEqual([
      "2728-000001",
      "2728-000002",
    ]);
    expect(await invoiced(first.id, "2027-03-31T18:30:00Z")).toBe("I1/2728/000001");
    // What was ordered in the old year and is sent in the new one is invoiced in the new one.
    expect(await invoiced(early.id, "2027-03-31T18:31:00Z")).toBe("I1/2728/000002");
  });
});

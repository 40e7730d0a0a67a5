import * as v from "valibot";
import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { orderingWith } from "../testing/orders.ts";

const sending = [
  ["accept", {}],
  ["pack", { packages: 1 }],
  ["despatch", { carrier_name: "Blue Dart" }],
] as const;

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, basket } = orderingWith(call);

  test("what is noted later was handed over when somebody says: since it was sent, and not in the future", async () => {
    const order_id = String(field(await ok("POST /v1/companyOrder", await basket()), "order_id"));
    const [first] = v.parse(
      v.array(v.object({ fulfilment_id: v.number() })),
      await ok(`GET /v1/companyFulfilment/order_id/${order_id}`),
    );
    const id = first?.fulfilment_id ?? 0;
    const part = () => ok(`GET /v1/companyFulfilment/${id}`);
    const step = (action: string, rest: object) =>
      call(`PUT /v1/companyFulfilment/fulfilment_status/${id}`, { action, ...rest });
    for (const [action, needs] of sending) expect(await step(action, needs)).toMatchObject({ status: 200 });
    const sent = String(field(await part(), "status_at"));
    const collected_amount = "2112.24";
    for (const [delivered_at, status, message] of [
      ["yesterday", 400, "Must be an instant like 2027-01-31T00:00:00Z"],
      [new Date(Date.parse(sent) - 1).toISOString(), 422, "Must not be before it was sent"],
      [new Date(Date.now() + 3_600_000).toISOString(), 422, "Must not be in the future"],
    ] as const)
      expect(await step("deliver", { collected_amount, delivered_at })).toMatchObject({
        status,
        body: { fields: { delivered_at: message } },
      });
    expect(await part()).toMatchObject({ fulfilment_status: "out", collected_amount: "0.00" });
    expect(await step("deliver", { collected_amount, delivered_at: sent })).toMatchObject({ status: 200 });
    // The money came with it.
    expect(await part()).toMatchObject({
      fulfilment_status: "delivered",
      status_at: sent,
      collected_amount,
      collected_at: sent,
    });
  });
});

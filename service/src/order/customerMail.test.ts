import { expect, test } from "vitest";
import { field, rawCall } from "../testing/caller.ts";
import { onEachEngine } from "../testing/engines.ts";
import { orderingWith } from "../testing/orders.ts";

let placedOrders = 0;

onEachEngine((service) => {
  const { ok, basket } = orderingWith((...given) => service().call(...given));

  const placed = async (changes: object = {}) => {
    placedOrders += 1;
    const customer_email = `asha${placedOrders}@customer.test`;
    const body = { ...(await basket()), customer_email, ...changes };
    const order = await ok("POST /v1/companyOrder", body);
    const order_id = Number(field(order, "order_id"));
    const parts = await ok(`GET /v1/companyFulfilment/order_id/${order_id}`);
    const fulfilment_id = Number(field(Array.isArray(parts) ? parts[0] : undefined, "fulfilment_id"));
    return { order_id, order_no: String(field(order, "order_no")), fulfilment_id, customer_email };
  };
  const step = (id: number, action: string, rest: object = {}) =>
    ok(`PUT /v1/companyFulfilment/fulfilment_status/${id}`, { action, ...rest });

  /** What somebody was sent, the first first. */
  const mails = async (to: string) => {
    const { body } = await rawCall(service().url, "GET /mailbox", undefined, { accept: "application/json" });
    const all: unknown[] = Array.isArray(body) ? body : [];
    return all.filter((mail) => field(mail, "to") === to).toReversed();
  };

  test("the customer hears that it left, with whom and what is to be paid, and that it came; of the same step once", async () => {
    const { fulfilment_id, order_no, customer_email } = await placed();
    await step(fulfilment_id, "pack", { packages: 1 });
    const tracking = { carrier_name: "Blue Dart", tracking_number: "BD1" };
    for (let times = 0; times < 2; times += 1) await step(fulfilment_id, "despatch", tracking);
    await step(fulfilment_id, "deliver", { collected_amount: "2112.24" });
    expect(await mails(customer_email)).toMatchObject([
      {
        subject: `Verdant: your order ${order_no} is on its way`,
        text: `Hello Asha Rao,\n\n13 items of order ${order_no} left with Blue Dart, tracking number BD1.\n\nPlease have ₹2112.24 ready.\n\nVerdant\n`,
      },
      {
        subject: `Verdant: your order ${order_no} was delivered`,
        text: `Hello Asha Rao,\n\n13 items of order ${order_no} were handed over. Thank you.\n\nVerdant\n`,
      },
    ]);
  });

  test("of what was cancelled the customer hears how much, why and what comes back, and later that it was sent", async () => {
    const paid = { payment_method: "upi", amount_paid: "2112.24" };
    const { fulfilment_id, order_id, order_no, customer_email } = await placed(paid);
    const lines = await ok(`GET /v1/companyOrderLine/fulfilment_id/${fulfilment_id}`);
    const order_line_id = field(Array.isArray(lines) ? lines[0] : undefined, "order_line_id");
    await step(fulfilment_id, "cancel", {
      reason_code: "out_of_stock",
      reason: "Ravi broke them",
      lines: [{ order_line_id, quantity: 4 }],
    });
    const refunds = await ok(`GET /v1/companyRefund/order_id/${order_id}`);
    const refund_id = String(field(Array.isArray(refunds) ? refunds[0] : undefined, "refund_id"));
    await ok(`PUT /v1/companyRefund/refund_state/${refund_id}`, { refund_state: "sent", method: "upi" });
    expect(await mails(customer_email)).toMatchObject([
      {
        subject: `Verdant: 4 items of order ${order_no} were cancelled`,
        text: `Hello Asha Rao,\n\n4 items of order ${order_no} were cancelled. It is out of stock.\n\n₹638.66 will be paid back.\n\nVerdant\n`,
      },
      {
        subject: `Verdant: Refund of ₹638.66 for order ${order_no} was sent`,
        text: `Hello Asha Rao,\n\nRefund of ₹638.66 for order ${order_no} was sent.\n\nVerdant\n`,
      },
    ]);
  });
});

onEachEngine(
  (service) => {
    test("where the storefront tells its customers, the service sends them nothing", async () => {
      const { ok, basket } = orderingWith((...given) => service().call(...given));
      const customer_email = "silent@customer.test";
      const order = await ok("POST /v1/companyOrder", { ...(await basket()), customer_email });
      const path = `PUT /v1/companyOrder/cancel/${String(field(order, "order_id"))}`;
      await ok(path, { reason_code: "customer_request" });
      const { body } = await rawCall(service().url, "GET /mailbox", undefined, {
        accept: "application/json",
      });
      expect(JSON.stringify(body)).not.toContain(customer_email);
    });
  },
  (config) => ({ ...config, settings: { ...config.settings, orderMails: false } }),
);

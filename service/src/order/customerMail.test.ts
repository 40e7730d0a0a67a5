import { expect, test } from "vitest";
import { field, rawCall } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { orderingWith } from "../testing/orders.ts";

let placedOrders = 0;

onOneEngine((service) => {
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
        text: `Hello Asha Rao,\n\n13 items of order ${order_no} left with Blue Dart.\n\nTracking number: BD1\n\nPlease have ₹2,112.24 ready.\n\nVerdant\n`,
      },
      {
        subject: `Verdant: your order ${order_no} was delivered`,
        text: `Hello Asha Rao,\n\n13 items of order ${order_no} were handed over. Thank you.\n\nVerdant\n`,
      },
    ]);
  });

  /** Who brings orders, for the rest of these tests. */
  const ravi = async () => {
    placedOrders += 1;
    const person = {
      company_po_id: 1,
      delivery_user_name: "Ravi Kumar",
      phone: `98450${20_000 + placedOrders}`,
      vehicle_type: "motorcycle",
      all_locations: true,
    };
    return Number(field(await ok("POST /v1/companyDeliveryUser", person), "delivery_user_id"));
  };
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: "09:00", closes: "18:00" }));
  const codeOf = async (id: number) =>
    String(
      field(
        (await service().call(`GET /v1/companyOrder/code/${id}`, undefined, { "x-actor": "storefront" }))
          .body,
        "code",
      ),
    );

  test("it is told in the customer's language, else in the company's: it left with its code, it was handed over", async () => {
    const delivery_user_id = await ravi();
    const left = async (changes: object) => {
      const { fulfilment_id, order_no, customer_email } = await placed(changes);
      await step(fulfilment_id, "pack", { packages: 1 });
      await step(fulfilment_id, "despatch", { delivery_user_id });
      const code = await codeOf(fulfilment_id);
      await step(fulfilment_id, "deliver", { collected_amount: "2112.24", code });
      const [first, second] = await mails(customer_email);
      const said = (mail: unknown) => `${String(field(mail, "subject"))}\n${String(field(mail, "text"))}`;
      return [said(first), said(second)].map((text) =>
        text.replaceAll(order_no, "NO").replaceAll(code, "CODE"),
      );
    };
    const hindi = [
      "Verdant: आपका ऑर्डर NO रास्ते में है\nनमस्ते Asha Rao,\n\nऑर्डर NO की 13 वस्तुएँ हमारे स्टोर से निकल चुकी हैं।\n\nपहुँचाने वाले को यह कोड दें: CODE\n\nकृपया ₹2,112.24 तैयार रखें।\n\nVerdant\n",
      "Verdant: आपका ऑर्डर NO पहुँचाया गया\nनमस्ते Asha Rao,\n\nऑर्डर NO की 13 वस्तुएँ सौंप दी गईं। धन्यवाद।\n\nVerdant\n",
    ];
    expect(await left({ customer_language: "hi" })).toEqual(hindi);
    expect(await left({ customer_language: "ar" })).toEqual([
      "Verdant: طلبك NO في الطريق إليك\nمرحبًا Asha Rao،\n\nخرج من الطلب NO من متجرنا: 13 صنفًا.\n\nأعطِ هذا الرمز لمن يوصله: CODE\n\nيُرجى تجهيز ₹2,112.24.\n\nVerdant\n",
      "Verdant: سُلّم طلبك NO\nمرحبًا Asha Rao،\n\nسُلّم من الطلب NO: 13 صنفًا. شكرًا لك.\n\nVerdant\n",
    ]);
    await ok("PUT /v1/companyPO/1", { order_mails: "hi" });
    expect(await left({})).toEqual(hindi);
    await ok("PUT /v1/companyPO/1", { order_mails: "en" });
    expect((await left({}))[0]).toContain("Give this code to who delivers it: CODE");
  });

  test("a company that tells its customers itself has nothing sent to them, whatever an order says", async () => {
    await ok("PUT /v1/companyPO/1", { order_mails: "off" });
    const { fulfilment_id, customer_email } = await placed({ customer_language: "hi" });
    await step(fulfilment_id, "cancel", { reason_code: "customer_request" });
    await ok("PUT /v1/companyPO/1", { order_mails: "en" });
    expect(await mails(customer_email)).toEqual([]);
    const unknown = await service().call("PUT /v1/companyPO/1", { order_mails: "fr" });
    expect([unknown.status, field(unknown.body, "fields")]).toEqual([
      400,
      { order_mails: "Must be one of off, en, hi, ar" },
    ]);
    const order = { ...(await basket()), customer_language: "fr" };
    const refused = await service().call("POST /v1/companyOrder", order);
    expect([refused.status, field(refused.body, "fields")]).toEqual([
      400,
      { customer_language: "Must be one of en, hi, ar" },
    ]);
  });

  test("where it waits to be collected: the hours, what else to know, and the code", async () => {
    const point = await ok("POST /v1/companyPickupPoint", {
      company_po_id: 1,
      pickup_point_name: "Verdant Corner",
      area_name: "Indiranagar",
      zip: "560038",
      stateshort: "KA",
      phone: "08041234567",
      addressline1: "12th Main",
      opening_hours: everyDay,
      lead_time_hours: 0,
      keep_days: 3,
      instructions: "Ring at the side door.",
    });
    const pickup_point_id = field(point, "pickup_point_id");
    const { fulfilment_id, order_no, customer_email } = await placed({
      delivery_mode: "pickup",
      pickup_point_id,
    });
    await step(fulfilment_id, "pack", { packages: 1 });
    await step(fulfilment_id, "make_ready");
    const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    expect(await mails(customer_email)).toMatchObject([
      {
        subject: `Verdant: your order ${order_no} is ready for pickup at Verdant Corner`,
        text: [
          "Hello Asha Rao,",
          `13 items of order ${order_no} wait for you at Verdant Corner.`,
          `It is in Indiranagar, 560038.\nOpen:\n${days.map((day) => `${day} 09:00-18:00`).join("\n")}`,
          "Ring at the side door.",
          "We keep it for 3 days.",
          `Show this code to collect it: ${await codeOf(fulfilment_id)}`,
          "Please have ₹2,112.24 ready.",
          "Verdant\n",
        ].join("\n\n"),
      },
    ]);
  });

  test("what is typed as a name or a number makes no link and no header: of two, the address to follow it at is the only one", async () => {
    const { fulfilment_id, customer_email } = await placed({ customer_name: "Win at prize.example/now" });
    await step(fulfilment_id, "pack", { packages: 1 });
    await step(fulfilment_id, "despatch", {
      carrier_name: "prize.example/now",
      tracking_number: "www.prize",
      tracking_url: "https://track.test/BD1",
    });
    const [mail] = await mails(customer_email);
    expect(String(field(mail, "text"))).not.toContain("prize");
    expect(String(field(mail, "text")).match(/https?:\S+/g)).toEqual(["https://track.test/BD1"]);
    const two = { carrier_name: "Blue Dart\r\nBcc: all@customer.test" };
    const next = await placed();
    await step(next.fulfilment_id, "pack", { packages: 1 });
    const path = `PUT /v1/companyFulfilment/fulfilment_status/${next.fulfilment_id}`;
    expect((await service().call(path, { action: "despatch", ...two })).status).toBe(400);
    expect(await mails(next.customer_email)).toEqual([]);
  });

  test("that it can be followed is told when that comes, once, and not before it left", async () => {
    const { fulfilment_id, order_no, customer_email } = await placed();
    await step(fulfilment_id, "pack", { packages: 1 });
    await step(fulfilment_id, "edit_tracking", { tracking_number: "EARLY" });
    expect(await mails(customer_email)).toEqual([]);
    const late = await placed();
    await step(late.fulfilment_id, "pack", { packages: 1 });
    await step(late.fulfilment_id, "despatch", { carrier_name: "Blue Dart" });
    for (const tracking_number of ["BD2", "BD3"])
      await step(late.fulfilment_id, "edit_tracking", { tracking_number });
    const told = await mails(late.customer_email);
    expect(told).toMatchObject([
      { text: expect.not.stringContaining("Tracking") },
      { text: expect.stringContaining("Tracking number: BD2") },
    ]);
    expect(order_no).not.toBe(late.order_no);
  });

  test("a step that is refused tells nobody, alone or among many", async () => {
    const { fulfilment_id, customer_email } = await placed();
    const other = await placed();
    await step(other.fulfilment_id, "pack", { packages: 1 });
    const despatch = { action: "despatch", carrier_name: "Blue Dart" };
    const path = `PUT /v1/companyFulfilment/fulfilment_status/${fulfilment_id}`;
    expect((await service().call(path, despatch)).status).toBe(422);
    const ids = [fulfilment_id, other.fulfilment_id];
    expect(await ok("PUT /v1/companyFulfilment/bulk", { ids, ...despatch })).toMatchObject([
      { outcome: "REFUSED" },
      { outcome: "DONE" },
    ]);
    expect(await mails(customer_email)).toEqual([]);
    expect(await mails(other.customer_email)).toHaveLength(1);
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

onOneEngine(
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

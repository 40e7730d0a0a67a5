import * as v from "valibot";
import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

const [owner, ownerOfOther, seller, sellerElsewhere] = [1, 2, 3, 4];
const everybody = [owner, ownerOfOther, seller, sellerElsewhere];
const byOwner = { "x-actor": `owner:${owner}` };
const bySeller = { "x-actor": `seller:${seller}` };

const notices = v.array(v.object({ kind: v.string(), subject_name: v.string(), notice_count: v.number() }));

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale } = orderingWith(call);
  const of = (account: number) => `/v1/companyNotification/account/${account}`;
  const all = async (account: number) => {
    const found = v.parse(notices, (await call(`GET ${of(account)}?state=new,seen`)).body);
    // Putting a product on sale is told too, a moment later or earlier.
    const ofOrders = found.filter(({ kind }) => !kind.startsWith("product."));
    return ofOrders.map(({ kind, notice_count }) => `${kind} ${notice_count}`).toSorted();
  };
  /** Without new orders, of which there are always some. */
  const list = async (account: number) =>
    (await all(account)).filter((notice) => !notice.startsWith("order.placed"));
  const readAll = () =>
    Promise.all(everybody.map((account) => call(`POST ${of(account)}/read`, { notification_ids: "all" })));
  const told = (account: number) => expect.poll(() => list(account), { timeout: 15_000 });

  const order = async (prod_id: number, rest: object = {}) => {
    const placed = await ok("POST /v1/companyOrder", {
      ...customer,
      lines: [{ prod_id, quantity: 1 }],
      ...rest,
    });
    const parts = await ok(`GET /v1/companyFulfilment/order_id/${String(field(placed, "order_id"))}`);
    return Number(field(Array.isArray(parts) ? parts[0] : undefined, "fulfilment_id"));
  };
  const step = async (id: number, action: string, rest: object, actor = byOwner) => {
    const path = `PUT /v1/companyFulfilment/fulfilment_status/${id}`;
    const { status, body } = await call(path, { action, ...rest }, actor);
    expect([status, body]).toEqual([200, body]);
  };

  test("50 orders are one notice that says so, for the company and the location that sends them", async () => {
    const prod_id = await onSale({ product_price: "10", ...low });
    await readAll();
    for (let made = 0; made < 50; made += 1) await order(prod_id);
    for (const account of [owner, seller])
      await expect.poll(() => all(account), { timeout: 15_000 }).toEqual(["order.placed 50"]);
    expect([await all(ownerOfOther), await all(sellerElsewhere)]).toEqual([[], []]);
  });

  test("an order over two locations is one for the company and one for each of them, also when it is cancelled", async () => {
    const lines = [
      { prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 },
      { prod_id: await onSale({ product_price: "10", ...low }, 2), quantity: 1 },
    ];
    await readAll();
    const placed = await ok("POST /v1/companyOrder", { ...customer, lines });
    const people = [owner, seller, sellerElsewhere];
    for (const account of people)
      await expect.poll(() => all(account), { timeout: 15_000 }).toEqual(["order.placed 1"]);
    await readAll();
    await ok(`PUT /v1/companyOrder/cancel/${String(field(placed, "order_id"))}`, {
      reason_code: "out_of_stock",
    });
    for (const account of people)
      await expect.poll(() => all(account), { timeout: 15_000 }).toEqual(["order.cancelled 1"]);
  });

  test("who cancels tells the other side: a location the company, the company the location", async () => {
    const prod_id = await onSale({ product_price: "10", ...low });
    const ids = [await order(prod_id), await order(prod_id), await order(prod_id)];
    await readAll();
    const cancel = { reason_code: "out_of_stock" };
    await step(ids[0] ?? 0, "cancel", cancel, bySeller);
    await told(owner).toEqual(["order.cancelled 1"]);
    expect(await list(seller)).toEqual([]);
    await step(ids[1] ?? 0, "cancel", cancel);
    await told(seller).toEqual(["order.cancelled 1"]);
    expect(await list(owner)).toEqual(["order.cancelled 1"]);
    // A storefront is of neither side.
    await step(ids[2] ?? 0, "cancel", cancel, { "x-actor": "storefront" });
    await told(owner).toEqual(["order.cancelled 2"]);
    await told(seller).toEqual(["order.cancelled 2"]);
  });

  test("the third delivery in vain, what nobody collects, a refund and the last piece are told of", async () => {
    const prod_id = await onSale({ product_price: "10", ...low });
    await ok("PUT /v1/companySellerProdStock", { rows: [{ prod_id, set_to: 7 }] });
    const id = await order(prod_id, { payment_method: "upi", amount_paid: "10.50" });
    await step(id, "pack", { packages: 1 });
    await step(id, "despatch", { carrier_name: "Blue Dart" });
    await readAll();
    for (const reason of ["Nobody", "Nobody again"]) await step(id, "record_attempt", { reason });
    await step(id, "record_attempt", { reason: "Gate closed" }, bySeller);
    await told(owner).toEqual(["order.attempted 1"]);
    expect(await list(seller)).toEqual([]);
    await step(id, "record_attempt", { reason: "A fourth time" }, bySeller);
    await step(id, "bring_back", { reason_code: "not_collected" }, { "x-actor": "storefront" });
    await told(owner).toEqual(["order.attempted 1", "order.not_collected 1", "refund.due 1"]);
    await told(seller).toEqual(["order.not_collected 1"]);
    await readAll();
    await order(prod_id, { lines: [{ prod_id, quantity: 3 }] });
    await order(prod_id, { lines: [{ prod_id, quantity: 4 }] });
    await told(owner).toEqual(["stock.low 1", "stock.out 1"]);
  });
});

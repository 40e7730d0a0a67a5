import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFakeContext, owner as fakeOwner, run } from "../../test/doubles/fakeContext.ts";
import { addOrder } from "../../test/nouns/placedOrders.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";

let office: BackOffice;
let owner: Caller;
let seller: Caller;
let otherOwner: Caller;

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
  seller = await office.signIn("seller@verdant.test");
  otherOwner = await office.signIn("owner@fernway.test");
  await addOrder(owner);
  await addOrder(owner);
});
afterAll(() => office.close());

const figures = v.object({
  orders: v.number(),
  units: v.number(),
  sales: v.string(),
  taxable: v.string(),
  averageOrder: v.nullable(v.string()),
  cancelledPercent: v.nullable(v.string()),
});
const report = v.object({
  totals: figures,
  previous: v.nullable(figures),
  days: v.array(v.object({ day: v.string(), sales: v.string() })),
  sellers: v.array(v.object({ sellerId: v.string(), sales: v.string() })),
  states: v.nullable(v.object({ pending: v.number() })),
});
const viewer = v.object({
  viewer: v.object({
    todo: v.nullable(
      v.array(v.object({ kind: v.string(), count: v.number(), oldestAt: v.nullable(v.string()) })),
    ),
    salesReport: v.nullable(report),
  }),
});
const fields = "orders units sales taxable averageOrder cancelledPercent";
const document = (args = "") => `{ viewer {
  todo { kind count oldestAt }
  salesReport${args} { totals { ${fields} } previous { ${fields} } days { day sales } previousDays { day sales }
    topProducts { productId name units sales previousUnits previousSales }
    sellers { sellerId name orders sales acceptMinutes latePercent cancelledPercent } states { pending }
    stock { productId name variantName quantity isLow daysLeft } asOf }
} }`;

async function ask(caller: Caller, args?: string) {
  const { data, errors, extensions } = await caller.send(document(args));
  expect(errors).toBeUndefined();
  const calls = v.parse(v.object({ upstream: v.array(v.object({ template: v.string() })) }), extensions);
  return { ...v.parse(viewer, data).viewer, calls: calls.upstream.map(({ template }) => template) };
}
const paise = (amount: string) => BigInt(amount.replace(".", ""));
const sum = (rows: readonly { readonly sales: string }[]) =>
  rows.reduce((all, { sales }) => all + paise(sales), 0n);

test("the company's figures are two calls, and days and locations come to the totals", async () => {
  const { salesReport, todo, calls } = await ask(owner, "(period: LAST_90_DAYS)");
  expect(calls.toSorted()).toEqual(["/v1/companyReport/sales/{id}", "/v1/companyReport/todo/{id}"]);
  expect(salesReport?.days).toHaveLength(90);
  expect(salesReport?.totals.orders).toBe(2);
  const total = paise(salesReport?.totals.sales ?? "0");
  expect([sum(salesReport?.days ?? []), sum(salesReport?.sellers ?? [])]).toEqual([total, total]);
  expect(todo?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["ORDERS_TO_ACCEPT"]));
});

test("a location's people have their own alone, whatever they ask for", async () => {
  const mine = await ask(seller, "(period: LAST_90_DAYS)");
  const all = await ask(owner, "(period: LAST_90_DAYS)");
  const own = encodeNodeId("Seller", "1");
  const ofMine = await ask(owner, `(period: LAST_90_DAYS, sellerId: "${own}")`);
  expect(mine.salesReport?.totals).toEqual(ofMine.salesReport?.totals);
  expect(mine.salesReport?.sellers.map(({ sellerId }) => sellerId)).toEqual([own]);
  expect(paise(mine.salesReport?.totals.sales ?? "0")).toBeLessThanOrEqual(
    paise(all.salesReport?.totals.sales ?? "0"),
  );
  const other = encodeNodeId("Seller", "2");
  expect((await ask(seller, `(sellerId: "${other}")`)).salesReport).toBeNull();
  expect((await ask(owner, `(sellerId: "${encodeNodeId("Product", "1")}")`)).salesReport).toBeNull();
  // What is for the company's people to do waits for nobody else.
  expect(mine.todo?.map(({ kind }) => kind)).not.toContain("PRODUCTS_TO_REVIEW");
  expect(mine.todo?.map(({ kind }) => kind)).not.toContain("REFUNDS_DUE");
});

test("another company has figures of its own, and nobody signed in none", async () => {
  const theirs = await ask(otherOwner, `(sellerId: "${encodeNodeId("Seller", "1")}")`);
  expect(theirs.salesReport?.totals).toMatchObject({ orders: 0, sales: "0.00", averageOrder: null });
  const nobody = await office.anonymous.send(document());
  expect(nobody).toMatchObject({ data: { viewer: null } });
});

test("without the right there are no figures, and of the to-dos only those somebody may do", async () => {
  const rest = createFakeRest();
  const asked: string[] = [];
  const answering = {
    ...rest,
    get: ({ template }: { template: string }) => {
      asked.push(template);
      const body = Object.entries({
        orders_to_accept: "ORDER_UPDATE",
        stock_low: "STOCK_UPDATE",
        products_to_review: "PRODUCT_APPROVE",
        jobs_failed: null,
        unheard_of: null,
        refunds_due: "UNHEARD_OF",
      }).map(([kind, needs]) => ({ kind, count: 2, oldest_at: null, needs }));
      return Promise.resolve({ body, headers: new Headers() });
    },
  };
  const packer = { ...fakeOwner, limitedTo: ["ORDER_READ", "ORDER_UPDATE"] as const };
  const response = await run(
    createFakeContext(Object.assign({}, rest, answering), packer),
    "{ viewer { todo { kind count } salesReport { asOf } } }",
  );
  expect(response).toEqual({
    data: {
      viewer: {
        todo: [
          { kind: "ORDERS_TO_ACCEPT", count: 2 },
          { kind: "JOBS_FAILED", count: 2 },
        ],
        salesReport: null,
      },
    },
    errors: [],
  });
  expect(asked).toEqual(["/v1/companyReport/todo/{id}"]);
});

test("of a service that does not say whom its to-dos are for none are shown, and not that nothing waits", async () => {
  const rest = createFakeRest();
  const before = {
    ...rest,
    get: () =>
      Promise.resolve({ body: [{ kind: "jobs_failed", count: 2, oldest_at: null }], headers: new Headers() }),
  };
  const response = await run(
    createFakeContext(Object.assign({}, rest, before), fakeOwner),
    "{ viewer { todo { kind } } }",
  );
  expect(response).toEqual({ data: { viewer: { todo: null } }, errors: [] });
});

test("a service without reports has none, and that is no failure", async () => {
  const rest = createFakeRest();
  const missing = {
    ...rest,
    get: () => Promise.reject(new RestError("not-offered", "There is no such call.")),
  };
  const response = await run(
    createFakeContext(missing, fakeOwner),
    "{ viewer { todo { kind } salesReport { asOf } } }",
  );
  expect(response).toEqual({ data: { viewer: { todo: null, salesReport: null } }, errors: [] });
});

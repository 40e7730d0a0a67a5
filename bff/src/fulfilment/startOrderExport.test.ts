import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addOrder, takeStep } from "../../test/nouns/placedOrders.ts";
import { type BackOffice, type Caller, engines, startBackOffice } from "../../test/harness/backOffice.ts";

const started = v.object({
  startOrderExport: v.looseObject({
    __typename: v.string(),
    job: v.optional(v.object({ id: v.string(), kind: v.string() })),
  }),
});
const ofJob = v.object({ node: v.object({ state: v.string(), total: v.number() }) });
const listed = v.object({
  viewer: v.object({
    fulfilments: v.object({
      totalCount: v.number(),
      nodes: v.array(v.object({ seller: v.object({ id: v.string() }) })),
    }),
    jobs: v.object({ totalCount: v.number() }),
  }),
});

describe.each(engines)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  let other: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
    other = await office.signIn("pune@verdant.test");
    const [packed] = [await addOrder(owner), await addOrder(owner)];
    await takeStep(owner, "packFulfilment", packed.fulfilments.nodes[0]?.id ?? "", { packages: 1 });
  });
  afterAll(() => office.close());

  const start = async (caller: Caller, input: object) => {
    const { data, errors, extensions } = await caller.send(
      `mutation ($input: StartOrderExportInput!) { startOrderExport(input: $input) { __typename
        ... on StartOrderExportSuccess { job { id kind } } } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    const calls = (extensions?.upstream ?? []).map(({ method, template }) => `${method} ${template}`);
    return { ...v.parse(started, data).startOrderExport, calls };
  };
  const list = async (caller: Caller, filter: object) => {
    const document = `query ($filter: FulfilmentFilter) { viewer { jobs { totalCount }
      fulfilments(filter: $filter, first: 50) { totalCount nodes { seller { id } } } } }`;
    return v.parse(listed, (await caller.send(document, { filter })).data).viewer;
  };
  /** How many rows the file has. */
  const written = async (caller: Caller, id: string) => {
    const document = "query ($id: ID!) { node(id: $id) { ... on Job { state total } } }";
    const read = async () => v.parse(ofJob, (await caller.send(document, { id })).data).node;
    await expect.poll(async () => (await read()).state, { timeout: 10_000 }).toBe("DONE");
    return (await read()).total;
  };

  test("the file has as many rows as the list with the same conditions, for a location's people of their own", async () => {
    const filters = [
      {},
      { status: ["PACKED", "OUT"], hasCarrier: false },
      { deliveryMode: "DELIVERY", paymentState: ["PAID", "UNPAID"] },
      { placedFrom: "2020-01-01", provinceCode: ["KA", "MH"], hasTracking: false },
      { isLate: true },
      { reason: ["OUT_OF_STOCK", "CUSTOMER_REQUEST"] },
    ];
    for (const caller of [owner, seller])
      for (const filter of filters) {
        const { job, calls } = await start(caller, filter);
        expect(calls).toEqual(["POST /v1/companyExport"]);
        expect(job?.kind).toBe("EXPORT_ORDERS");
        const { fulfilments } = await list(caller, filter);
        expect(await written(caller, job?.id ?? "")).toBe(fulfilments.totalCount);
      }
    const counts = await Promise.all([
      list(owner, {}),
      list(seller, {}),
      list(owner, { status: ["PACKED"] }),
    ]);
    expect(counts.map(({ fulfilments }) => fulfilments.totalCount)).toEqual([4, 2, 1]);
  });

  test("who may not is refused, and no job begins", async () => {
    const before = (await list(owner, {})).jobs.totalCount;
    const { fulfilments } = await list(seller, {});
    const sellerId = fulfilments.nodes[0]?.seller.id ?? "";
    expect((await start(office.anonymous, {})).__typename).toBe("UnauthenticatedError");
    // What became of refunds is the company's alone.
    expect((await start(seller, { refundState: ["DUE"] })).__typename).toBe("ForbiddenError");
    expect((await start(other, { sellerId })).__typename).toBe("NotFoundError");
    expect((await start(owner, { sellerId: "nobody" })).__typename).toBe("NotFoundError");
    expect((await list(owner, {})).jobs.totalCount).toBe(before);
  });
});

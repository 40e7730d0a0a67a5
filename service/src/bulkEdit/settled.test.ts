import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { addJob } from "../job/start.ts";
import { openQueue } from "../queue/queue.ts";
import { startService } from "../server.ts";
import { type Caller, field, signedInCaller } from "../testing/caller.ts";
import { onOneEngine, testConfig } from "../testing/engines.ts";
import { oneEngine } from "../testing/seededCopy.ts";
import { seededPlace } from "../testing/seededPlace.ts";

const owner = { company_po_id: 1, user_po_id: 1 };
const answer = v.looseObject({ job: v.looseObject({ job_id: v.number() }), total: v.number() });
const jobRows = v.array(v.looseObject({ entity_id: v.number(), outcome: v.string(), message: v.unknown() }));

/** A draft of the first location. */
async function create(call: Caller, prod_name: string): Promise<number> {
  const { body } = await call("POST /v1/companySellerProdLoc/createSignup", {
    prod_name,
    seller_id: 1,
    category1_id: 1,
  });
  return Number(field(body, "prod_id"));
}

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const jobOf = async (id: number) => (await call(`GET /v1/companyJob/${id}`)).body;
  const ended = async (id: number) => {
    await expect.poll(async () => field(await jobOf(id), "ended_at"), { timeout: 30_000 }).not.toBeNull();
    return jobOf(id);
  };
  const originOf = async (id: number) =>
    field((await call(`GET /v1/companySellerProdLoc/${id}`)).body, "country_origin");

  test("a change is made of what matched when it was asked for, whatever matches when its turn comes", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 60; count++) ids.push(await create(call, `Settled ${count}`));
    const late = await create(call, "Not yet");
    const [gone, renamed] = [await create(call, "Settled gone"), await create(call, "Settled last")];
    const asked = await call("POST /v1/companyBulkEdit", {
      ...owner,
      change: { action: "set", fields: { country_origin: "NPL" } },
      q: "settled",
      filters: { prod_status: ["draft"] },
      expected_count: 62,
    });
    const { job, total } = v.parse(answer, asked.body);
    expect(total).toBe(62);
    expect((await call(`PUT /v1/companyJob/cancel/${job.job_id}`, {})).status).toBe(200);
    // One that matches now stands among them, one matches no more, and one is not there.
    await call(`PUT /v1/companySellerProdLoc/${late}`, { prod_name: "Settled too late" });
    await call(`PUT /v1/companySellerProdLoc/${renamed}`, { prod_name: "Something else" });
    expect((await call(`DELETE /v1/companySellerProdLoc/${gone}`)).status).toBe(200);
    expect((await call(`PUT /v1/companyJob/retry/${job.job_id}`, {})).status).toBe(200);
    expect(await ended(job.job_id)).toMatchObject({
      job_state: "done",
      total: 62,
      done_count: 62,
      ok_count: 61,
      refused_count: 1,
    });
    expect([await originOf(ids[0] ?? 0), await originOf(renamed), await originOf(late)]).toEqual([
      "NPL",
      "NPL",
      null,
    ]);
    const { body } = await call(`GET /v1/companyJobRow/job_id/${job.job_id}?limit=200`);
    const rows = v.parse(jobRows, body);
    expect(rows.map(({ entity_id }) => entity_id)).toEqual([...ids, gone, renamed]);
    expect(rows.find(({ entity_id }) => entity_id === gone)).toMatchObject({
      name: "",
      outcome: "not_found",
      message: "Product not found",
    });
  });

  test("where others match than were seen nothing is kept, and no job waits", async () => {
    const jobs = async () => (await call("GET /v1/companyJob/company_po_id/1")).body;
    const before = await jobs();
    const change = { action: "set", fields: { country_origin: "NPL" } };
    const body = { ...owner, change, q: "nothing is called so", filters: {} };
    expect(await call("POST /v1/companyBulkEdit", { ...body, expected_count: 1 })).toMatchObject({
      status: 409,
      body: { message: "0 products match now" },
    });
    expect(await jobs()).toEqual(before);
    const { job, total } = v.parse(answer, (await call("POST /v1/companyBulkEdit", body)).body);
    expect([total, await ended(job.job_id)]).toMatchObject([
      0,
      { job_state: "done", total: 0, done_count: 0 },
    ]);
  });

  test("all that are low or on offer are changed by what the list is narrowed by", async () => {
    const low = await create(call, "Narrowed low");
    await create(call, "Narrowed plenty");
    await call("PUT /v1/companySellerProdStock", {
      rows: [{ prod_id: low, varient_id: null, set_to: 1, low_stock_at: 2, is_counted: true }],
    });
    const ask = (filters: object) =>
      call("POST /v1/companyBulkEdit", {
        ...owner,
        change: { action: "set", fields: { country_origin: "NPL" } },
        q: "narrowed",
        filters,
        is_preview: true,
      });
    expect((await ask({ low_stock: ["true"] })).body).toMatchObject({ total: 1, rows: [{ entity_id: low }] });
    expect((await ask({ low_stock: ["true"], on_offer: ["true"] })).body).toMatchObject({
      total: 0,
      rows: [],
    });
  });
});

describe.each(oneEngine)("left by another version, on %s", (engine) => {
  test("a change that kept no ids goes on with what matches, between the bounds that it has", async () => {
    const { storage } = await seededPlace(engine);
    const database = await openDatabase(storage);
    const queue = await openQueue(database, () => {});
    const products = await database.db
      .selectFrom("product")
      .select("prod_id")
      .where("company_po_id", "=", 1)
      .orderBy("prod_id")
      .execute();
    const wanted = products.slice(0, -1).map(({ prod_id }) => prod_id);
    const extent = { total: wanted.length, start: 0, end: wanted.at(-1) ?? 0 };
    const change = { action: "set", fields: { hsn_code: "7323" } };
    const params = { permission: "PRODUCT_UPDATE", change, selection: { filters: {} }, extent };
    const context = { actor: "owner", queue, afterCommit: () => {}, settings: { keptByJobs: 1_000_000 } };
    const job = { ...owner, user_seller_id: null, via: "", kind: "bulk_edit", params };
    const jobId = await database.db.transaction().execute((db) => addJob({ ...context, db }, job));
    await queue.close();
    await database.close();

    const config = testConfig(storage);
    const service = await startService(config);
    const call = await signedInCaller(service.url, config.access);
    const read = async () => (await call(`GET /v1/companyJob/${jobId}`)).body;
    await expect.poll(async () => field(await read(), "job_state"), { timeout: 30_000 }).toBe("done");
    expect(await read()).toMatchObject({ total: wanted.length, done_count: wanted.length });
    const { body } = await call(`GET /v1/companyJobRow/job_id/${jobId}?limit=200`);
    expect(v.parse(jobRows, body).map(({ entity_id }) => entity_id)).toEqual(wanted);
    await service.close();
  });
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import * as v from "valibot";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

const owner = { company_po_id: 1, user_po_id: 1 };
const answer = v.looseObject({
  job: v.nullable(v.looseObject({ job_id: v.number(), can_undo: v.boolean() })),
  total: v.number(),
  rows: v.array(
    v.looseObject({ entity_id: v.number(), outcome: v.string(), message: v.nullable(v.string()) }),
  ),
});

onOneEngine((service) => {
  const create = async (name: string, values: object = {}): Promise<number> => {
    const { body } = await service().call("POST /v1/companySellerProdLoc/createSignup", {
      prod_name: name,
      seller_id: 1,
      category1_id: 1,
      ...values,
    });
    return v.parse(v.looseObject({ prod_id: v.number() }), Array.isArray(body) ? body[0] : body).prod_id;
  };
  const priced = async (name: string, product_price: string) => {
    const prod_id = await create(name);
    await service().call("POST /v1/companySellerProdLoc/page3Signup", {
      prod_id,
      product_price,
      cgst: 9,
      sgst: 9,
      igst: 18,
    });
    return prod_id;
  };
  const edit = (change: object, body: object) =>
    service().call("POST /v1/companyBulkEdit", { ...owner, change, ...body });
  const undo = (jobId: number, body: object = owner) =>
    service().call(`POST /v1/companyBulkEdit/undo/${jobId}`, body);
  const read = async (prodId: number) =>
    (await service().call(`GET /v1/companySellerProdLoc/${prodId}`)).body;
  const ready = (body: unknown) => {
    const { job, ...rest } = v.parse(answer, body);
    if (job === null) throw new Error("There is no job.");
    return { job, ...rest };
  };
  const outcomes = (body: unknown) =>
    v.parse(answer, body).rows.map(({ outcome, message }) => [outcome, message]);

  test("each product is changed wholly or not at all and says how it came out; undone, each has what it had", async () => {
    const [some, same, other] = [
      await create("Some"),
      await create("Same", { country_origin: "Nepal" }),
      await create("Other"),
    ];
    const foreign = 999_999;
    const { status, body } = await edit(
      { action: "set", fields: { country_origin: "Nepal", hsn_code: null } },
      { ids: [some, same, foreign, other, some] },
    );
    expect(status).toBe(200);
    expect(outcomes(body)).toEqual([
      ["done", null],
      ["unchanged", null],
      ["not_found", "Product not found"],
      ["done", null],
    ]);
    const { job, rows } = ready(body);
    expect(job).toMatchObject({
      kind: "bulk_edit",
      job_state: "done",
      total: 4,
      ok_count: 2,
      skipped_count: 1,
      refused_count: 1,
      can_undo: true,
    });
    expect(rows[0]).toMatchObject({
      name: "Some",
      before: { country_origin: null, hsn_code: null },
      after: { country_origin: "Nepal", hsn_code: null },
    });
    const kept = await service().call(`GET /v1/companyJobRow/job_id/${job.job_id}`);
    expect(kept.body).toMatchObject(rows);
    const trail = await service().call(`GET /v1/audit/company_po_id/1?job_id=${job.job_id}`);
    expect(trail.body).toMatchObject([
      { entity_id: other },
      { entity_id: some, after: { country_origin: "Nepal" } },
    ]);

    await service().call(`PUT /v1/companySellerProdLoc/${other}`, { country_origin: "Bhutan" });
    const undone = await undo(job.job_id);
    expect(outcomes(undone.body)).toEqual([
      ["done", null],
      ["stale", "It was changed since"],
    ]);
    expect(field(await read(some), "country_origin")).toBeNull();
    expect(field(await read(other), "country_origin")).toBe("Bhutan");
    expect(await undo(job.job_id)).toMatchObject({
      status: 422,
      body: { message: "This cannot be undone any more" },
    });
  });

  test("states follow the rules of one product, and a product that lacks something says what", async () => {
    const [draft, whole] = [await create("Draft"), await priced("Whole", "99.00")];
    await service().call(`PUT /v1/companySellerProdLoc/${whole}`, { summary_image_url: "x.webp" });
    expect(outcomes((await edit({ action: "submit" }, { ids: [draft, whole] })).body)).toEqual([
      ["refused", "Please Upload Product Image"],
      ["done", null],
    ]);
    expect(outcomes((await edit({ action: "disable" }, { ids: [whole] })).body)).toEqual([
      ["refused", "Reason is required"],
    ]);
    const { body } = await edit({ action: "enable" }, { ids: [whole, draft] });
    expect(outcomes(body)).toEqual([
      ["done", null],
      ["refused", "Please Upload Product Image"],
    ]);
    expect(outcomes((await undo(ready(body).job.job_id)).body)).toEqual([
      ["refused", "A product that is enabled cannot become pending"],
    ]);
    const disabled = await edit({ action: "disable", reason: "Recalled" }, { ids: [whole] });
    expect(await read(whole)).toMatchObject({ prod_status: "disabled", prod_status_reason: "Recalled" });
    expect(outcomes((await undo(ready(disabled.body).job.job_id)).body)).toEqual([["done", null]]);
    expect(await read(whole)).toMatchObject({ prod_status: "enabled", prod_status_reason: null });
  });

  test("prices move by an amount or by percent; those of variants only where that is wanted", async () => {
    const [plain, without] = [await priced("Plain", "100.00"), await create("Without")];
    const varied = await create("Varied");
    for (const [short_name, product_price] of [
      ["S", "10"],
      ["M", "20"],
      ["L", "30"],
    ])
      await service().call("POST /v1/companySellerProdVarient/onPage3", {
        prod_id: varied,
        short_name,
        long_name: short_name,
        product_price,
        display_order_id: "1",
      });
    await service().call("POST /v1/companySellerProdLoc/page3Signup", {
      prod_id: varied,
      prod_varient_enabled: true,
      cgst: 9,
      sgst: 9,
      igst: 18,
    });
    const variants = async () =>
      v.parse(
        v.array(v.looseObject({ varient_id: v.number(), product_price: v.string() })),
        (await service().call(`GET /v1/companySellerProdVarient/AllowVarient/${varied}`)).body,
      );
    const prices = async () => (await variants()).map(({ product_price }) => product_price).toSorted();
    const closed = (await variants()).find(({ product_price }) => product_price === "30.00")?.varient_id;
    const close = { varient_id: closed, closed_reason: "Gone" };
    await service().call("POST /v1/companySellerProdVarient/varientClosed", close);
    const price = { mode: "percent", amount: "10", rounding: "99" };
    const single = await edit({ action: "price", price }, { ids: [plain, without, varied] });
    expect(outcomes(single.body)).toEqual([
      ["done", null],
      ["refused", "It has no price yet"],
      ["refused", "It has variants, whose prices stay"],
    ]);
    expect(field(await read(plain), "product_price")).toBe("109.99");
    expect(outcomes((await undo(ready(single.body).job.job_id)).body)).toEqual([["done", null]]);
    expect(field(await read(plain), "product_price")).toBe("100.00");

    const of = { ...price, with_variants: true };
    const { body } = await edit({ action: "price", price: of }, { ids: [varied] });
    expect(outcomes(body)).toEqual([["done", null]]);
    expect(await prices()).toEqual(["10.99", "21.99", "30.00"]);
    expect(outcomes((await undo(ready(body).job.job_id)).body)).toEqual([["done", null]]);
    expect(await prices()).toEqual(["10.00", "20.00", "30.00"]);
  });

  test("a preview says what would become of each and writes nothing", async () => {
    const plain = await priced("Shown", "100.00");
    const before = await read(plain);
    const { body: trail } = await service().call("GET /v1/audit/company_po_id/1?limit=1");
    const change = { action: "price", price: { mode: "add", amount: "-1.50" } };
    const { body } = await edit(change, { ids: [plain], is_preview: true });
    expect(body).toMatchObject({
      job: null,
      total: 1,
      rows: [{ name: "Shown", before: { product_price: "100.00" }, after: { product_price: "98.50" } }],
    });
    const all = await edit(change, { filters: {}, q: "shown", is_preview: true });
    expect(all.body).toMatchObject({ job: null, total: 1, rows: [{ entity_id: plain, outcome: "done" }] });
    expect(await read(plain)).toEqual(before);
    expect((await service().call("GET /v1/audit/company_po_id/1?limit=1")).body).toEqual(trail);
  });

  test("all that match are changed in the background: those that were there when it began, and nobody else's", async () => {
    const ids = [];
    for (let count = 0; count < 60; count++) ids.push(await create(`Matching ${count}`));
    const change = { action: "set", fields: { prod_pack: "x", country_origin: "India" } };
    const selection = { q: "matching", filters: { prod_status: ["draft"] } };
    expect(await edit(change, { ...selection, expected_count: 59 })).toMatchObject({
      status: 409,
      body: { message: "60 products match now" },
    });
    const started = ready((await edit(change, { ...selection, expected_count: 60 })).body);
    const late = await create("Matching late");
    expect(started).toMatchObject({ total: 60, rows: [] });
    const jobOf = async () => (await service().call(`GET /v1/companyJob/${started.job.job_id}`)).body;
    await expect.poll(async () => field(await jobOf(), "job_state")).toBe("done");
    expect(await jobOf()).toMatchObject({ total: 60, done_count: 60, ok_count: 60, can_undo: true });
    const rows = await service().call(`GET /v1/companyJobRow/job_id/${started.job.job_id}?limit=200`);
    expect(
      v.parse(v.array(v.looseObject({ entity_id: v.number() })), rows.body).map((row) => row.entity_id),
    ).toEqual(ids);
    expect(await read(ids[59] ?? 0)).toMatchObject({ country_origin: "India" });
    expect(await read(late)).toMatchObject({ country_origin: null });
    const { body: undone } = await undo(started.job.job_id);
    expect(ready(undone)).toMatchObject({
      total: 60,
      job: { kind: "bulk_undo", ok_count: 60, can_undo: false },
    });
    expect(await read(ids[59] ?? 0)).toMatchObject({ country_origin: null });
  });

  test("what a token has begun is told apart in the trail, and stops when the token is gone or may less", async () => {
    const token = async (token_name: string, ...permissions: string[]) => {
      const { body } = await service().call("POST /v1/apiToken", {
        ...owner,
        token_name,
        token_prefix: "bo_",
        token_hash: createHash("sha256").update(token_name).digest("hex"),
        permissions,
        expires_at: "2099-01-01T00:00:00Z",
      });
      return Number(field(body, "api_token_id"));
    };
    const prodId = await create("Begun by a token");
    const change = (country_origin: string, via: string) =>
      edit({ action: "set", fields: { country_origin } }, { q: "begun by a token", via });
    const ended = async (body: unknown) => {
      const { job_id } = ready(body).job;
      const jobOf = async () => (await service().call(`GET /v1/companyJob/${job_id}`)).body;
      await expect.poll(async () => field(await jobOf(), "ended_at")).not.toBeNull();
      return { job_id, job: await jobOf() };
    };
    const alive = await token("Price sync", "PRODUCT_UPDATE");
    const done = await ended((await change("Nepal", `token:${alive}`)).body);
    expect(done.job).toMatchObject({ job_state: "done", ok_count: 1 });
    const trail = await service().call(`GET /v1/audit/company_po_id/1?job_id=${done.job_id}`);
    expect(trail.body).toMatchObject([{ entity_id: prodId, acting_for: "token:Price sync" }]);

    await service().call(`DELETE /v1/apiToken/${alive}`);
    const less = await token("Reads", "PRODUCT_APPROVE");
    for (const via of [alive, less]) {
      const { job_id, job } = await ended((await change("Kenya", `token:${via}`)).body);
      expect(job).toMatchObject({
        job_state: "failed",
        message: "token_gone",
        done_count: 0,
        can_retry: false,
      });
      expect(await service().call(`PUT /v1/companyJob/retry/${job_id}`, {})).toMatchObject({
        status: 422,
        body: { message: "This cannot be tried again" },
      });
    }
    expect(await read(prodId)).toMatchObject({ country_origin: "Nepal" });
    expect(await change("Kenya", "Price sync")).toMatchObject({
      status: 400,
      body: { message: "via names a token" },
    });
  });

  test("a location's people change their own products, and nobody what their role does not allow", async () => {
    const own = await create("Own");
    const { body } = await service().call("GET /v1/companySellerProdLoc/company_po_id/1");
    const products = v.parse(v.array(v.object({ prod_id: v.number(), seller_id: v.number() })), body);
    const elsewhere = products.find(({ seller_id }) => seller_id !== 1)?.prod_id ?? 0;
    const seller = { company_po_id: 1, user_po_id: null, user_seller_id: 3 };
    const change = { action: "set", fields: { country_origin: "Kenya" } };
    const before = await read(elsewhere);
    expect(outcomes((await edit(change, { ...seller, ids: [own, elsewhere] })).body)).toEqual([
      ["done", null],
      ["not_found", "Product not found"],
    ]);
    expect(await read(elsewhere)).toEqual(before);
    expect(await edit({ action: "enable" }, { ...seller, ids: [own] })).toMatchObject({
      status: 422,
      body: { message: "The person may not do this" },
    });
    expect(await edit(change, { ids: [own], company_po_id: 2 })).toMatchObject({
      status: 422,
      body: { message: "There is no such person" },
    });
    // As the form of one product: what is on sale has its taxes.
    expect(await edit({ action: "set", fields: { cgst: null } }, { ids: [own] })).toMatchObject({
      status: 400,
      body: { message: "Please enter 0% to 50%" },
    });
    expect(await edit(change, { filters: { pw_hash: ["x"] } })).toMatchObject({
      status: 422,
      body: { message: "filters has no field pw_hash" },
    });
  });
});

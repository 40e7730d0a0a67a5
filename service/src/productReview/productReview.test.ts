import { expect, test } from "vitest";
import * as v from "valibot";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

const columns = v.record(v.string(), v.unknown());
const parts = v.array(columns);
const content = v.object({ product: columns, variants: parts, images: parts, bundles: parts });
const comparison = v.object({ before: v.nullable(content), now: content, decision: v.nullable(v.string()) });

onOneEngine((service) => {
  const path = "/v1/companySellerProdLoc";
  const post = async (call: string, body: object) => (await service().call(`POST ${call}`, body)).body;
  const add = async (prod_name: string): Promise<number> => {
    const body = await post(`${path}/createSignup`, {
      prod_name,
      seller_id: 1,
      category1_id: 1,
      summary_image_url: "Uploads/1/one.webp",
    });
    const prod_id = Number(field(body, "prod_id"));
    await post(`${path}/page3Signup`, { prod_id, product_price: "100", cgst: 9, sgst: 9, igst: 18 });
    return prod_id;
  };
  const move = (prod_id: number, prod_status: string, more: object = {}) =>
    service().call(
      `PUT ${path}/prod_status/${prod_id}`,
      { prod_status, ...more },
      { "x-actor": prod_status === "pending" ? "seller:2" : "owner:1" },
    );
  const enabled = async (prod_name: string): Promise<number> => {
    const prod_id = await add(prod_name);
    await move(prod_id, "pending");
    expect((await move(prod_id, "enabled")).status).toBe(200);
    return prod_id;
  };
  const read = async (prod_id: number) => (await service().call(`GET ${path}/${prod_id}`)).body;
  const isChanged = async (prod_id: number) => field(await read(prod_id), "prod_review_changed");
  const reviews = async (prod_id: number) => {
    const { body } = await service().call(`GET /v1/companySellerProdReview/prod_id/${prod_id}`);
    return v.parse(v.array(v.looseObject({ decision: v.string() })), body);
  };
  const compared = async (prod_id: number) =>
    v.parse(comparison, (await service().call(`GET /v1/companySellerProdReview/compared/${prod_id}`)).body);

  test("each submission and decision is kept, by whom and with what was said; the newest first", async () => {
    const prod_id = await add("Reviewed");
    expect(await compared(prod_id)).toMatchObject({ before: null, decision: null });
    await move(prod_id, "pending");
    const fields = [
      { field: "name", remark: "Spell it out" },
      { field: "variants.12.price", remark: "Too much" },
    ];
    const returned = await move(prod_id, "rectification", {
      prod_status_reason: "Two things",
      prod_status_step: 1,
      prod_status_fields: fields,
    });
    expect(returned.body).toMatchObject({ prod_status_fields: fields, prod_review_changed: false });
    const again = await move(prod_id, "pending");
    expect(again.body).toMatchObject({ prod_status_fields: null });
    expect(await reviews(prod_id)).toMatchObject([
      { decision: "submitted", actor: "seller:2", remark: null, fields: null },
      { decision: "returned", actor: "owner:1", remark: "Two things", step: 1, fields },
      { decision: "submitted", actor: "seller:2" },
    ]);
  });

  test("the last step of the wizard hands a draft in as the button does: kept, and told to whom it concerns", async () => {
    const prod_id = await add("By the wizard");
    const cursor = field((await service().call("GET /v1/event")).body, "cursor");
    expect(await post(`${path}/page4SignUp`, { prod_id, discount_percentage: 5 })).toMatchObject({
      prod_status: "pending",
      discount_percentage: "5.00",
    });
    expect(await reviews(prod_id)).toMatchObject([{ decision: "submitted" }]);
    // Events are told when no older transaction is under way any more.
    const told = async () =>
      field((await service().call(`GET /v1/event?after=${String(cursor)}`)).body, "events");
    await expect
      .poll(told)
      .toEqual(
        expect.arrayContaining([expect.objectContaining({ type: "product.submitted", entity_id: prod_id })]),
      );
  });

  test("what is changed of an enabled product or its parts is told from the decision, until the next one", async () => {
    const prod_id = await enabled("Watched");
    expect(await isChanged(prod_id)).toBe(false);
    expect((await compared(prod_id)).before).toEqual((await compared(prod_id)).now);

    await service().call(`PUT ${path}/${prod_id}`, { prod_name: "Renamed" });
    expect(await isChanged(prod_id)).toBe(true);
    expect(await compared(prod_id)).toMatchObject({
      decision: "enabled",
      before: { product: { prod_name: "Watched" } },
      now: { product: { prod_name: "Renamed" } },
    });
    await service().call(`PUT ${path}/${prod_id}`, { prod_name: "Watched" });
    expect(await isChanged(prod_id)).toBe(false);

    const variant = await post("/v1/companySellerProdVarient/onPage3", {
      prod_id,
      short_name: "S",
      long_name: "Small",
      product_price: 5,
      display_order_id: 1,
    });
    expect(await isChanged(prod_id)).toBe(true);
    expect((await compared(prod_id)).now.variants).toMatchObject([
      { varient_id: field(variant, "varient_id"), long_name: "Small" },
    ]);
    await move(prod_id, "rectification", { prod_status_reason: "Look again" });
    await move(prod_id, "pending");
    await move(prod_id, "enabled");
    expect(await isChanged(prod_id)).toBe(false);

    const image = await post("/v1/companySellerProdImage", {
      prod_id,
      images_url: "Uploads/1/two.webp",
      order_id: 1,
    });
    expect(await isChanged(prod_id)).toBe(true);
    await service().call(`DELETE /v1/companySellerProdImage/${String(field(image, "image_id"))}`);
    expect(await isChanged(prod_id)).toBe(false);

    await post("/v1/companySellerProdBundle", {
      prod_id,
      bundle_id: await add("Beside it"),
      bundle_offer_percentage: 10,
      order_id: 1,
    });
    expect(await isChanged(prod_id)).toBe(true);
  });

  test("only what is on sale counts as changed; where a variant is out for now it is the same product", async () => {
    const prod_id = await enabled("Off and on");
    const variant = await post("/v1/companySellerProdVarient/onPage3", {
      prod_id,
      short_name: "S",
      long_name: "Small",
      product_price: 5,
      display_order_id: 1,
    });
    await move(prod_id, "disabled", { prod_status_reason: "Season is over" });
    await post("/v1/companySellerProdVarient/varientEdit", {
      varient_id: field(variant, "varient_id"),
      item_not_available: true,
    });
    expect((await compared(prod_id)).before).toEqual((await compared(prod_id)).now);
    await service().call(`PUT ${path}/${prod_id}`, { prod_name: "Off" });
    expect(await isChanged(prod_id)).toBe(false);
    expect(await compared(prod_id)).toMatchObject({
      decision: "disabled",
      now: { product: { prod_name: "Off" } },
    });
  });

  test("what is done with many at once is kept of each", async () => {
    const ids = [await add("First of many"), await add("Second of many")];
    const edit = (change: object) =>
      service().call("POST /v1/companyBulkEdit", { company_po_id: 1, user_po_id: 1, change, ids });
    for (const change of [{ action: "submit" }, { action: "return", reason: "Both" }])
      expect((await edit(change)).status).toBe(200);
    for (const prod_id of ids) {
      expect(await reviews(prod_id)).toMatchObject([
        { decision: "returned", remark: "Both", fields: null },
        { decision: "submitted" },
      ]);
      const { before, now } = await compared(prod_id);
      expect(before).toEqual(now);
    }
  });

  test("a product keeps its last 20 reviews, and one snapshot of each kind", async () => {
    const prod_id = await enabled("Much discussed");
    for (let round = 0; round < 12; round += 1) {
      await move(prod_id, "disabled", { prod_status_reason: `Round ${round}` });
      await move(prod_id, "enabled");
    }
    const kept = await reviews(prod_id);
    expect(kept).toHaveLength(20);
    expect(kept[0]).toMatchObject({ decision: "enabled" });
    expect(kept.at(-1)).toMatchObject({ decision: "disabled", remark: "Round 2" });
    expect((await compared(prod_id)).before).not.toBeNull();
  });

  test.each([
    ["Remark is required", [{ field: "name", remark: " " }]],
    ["Must have at most 500 characters", [{ field: "name", remark: "r".repeat(501) }]],
    ["Must be the path of a field", [{ field: "a b", remark: "r" }]],
    [
      "There are too many at once",
      Array.from({ length: 21 }, (_, index) => ({ field: `f${index}`, remark: "r" })),
    ],
    ["Each field is named once", ["name", "name"].map((name) => ({ field: name, remark: "r" }))],
  ])("fields that are not understood are refused: %s", async (message, prod_status_fields) => {
    const prod_id = await add("Refused");
    await move(prod_id, "pending");
    const refused = await move(prod_id, "rectification", { prod_status_reason: "r", prod_status_fields });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(message);
    expect(await reviews(prod_id)).toHaveLength(1);
    expect(await read(prod_id)).toMatchObject({ prod_status: "pending" });
  });

  test("a change of many that hands in is not undone: the decision before it stays the last one, with what it was about", async () => {
    const prod_id = await add("Handed in again");
    await move(prod_id, "pending");
    await move(prod_id, "rectification", { prod_status_reason: "Spell it out" });
    await service().call(`PUT ${path}/${prod_id}`, { prod_name: "Spelt out" });
    const owner = { company_po_id: 1, user_po_id: 1 };
    const change = { action: "submit" };
    const job = field(await post("/v1/companyBulkEdit", { ...owner, change, ids: [prod_id] }), "job");
    const before = await reviews(prod_id);
    expect(field(job, "can_undo")).toBe(false);
    expect(await post(`/v1/companyBulkEdit/undo/${String(field(job, "job_id"))}`, owner)).toMatchObject({
      statusCode: 422,
      message: "This cannot be undone any more",
    });
    expect(await read(prod_id)).toMatchObject({ prod_status: "pending" });
    expect(await reviews(prod_id)).toEqual(before);
    expect(await compared(prod_id)).toMatchObject({
      decision: "returned",
      before: { product: { prod_name: "Handed in again" } },
      now: { product: { prod_name: "Spelt out" } },
    });
  });

  test("reviews go with their product, and of one that is not there nothing is compared", async () => {
    const prod_id = await enabled("Gone");
    expect((await service().call(`DELETE ${path}/${prod_id}`)).status).toBe(200);
    expect(await reviews(prod_id)).toEqual([]);
    expect((await service().call(`GET /v1/companySellerProdReview/compared/${prod_id}`)).body).toMatchObject({
      statusCode: 404,
      message: "Product not found",
    });
  });
});

import { expect, test, vi } from "vitest";
import * as v from "valibot";
import { businessToday } from "../http/contactField.ts";
import { type Caller, field, signedInCaller } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { type Row, tableOf } from "../testing/importTable.ts";
import { imported } from "../testing/imports.ts";

const owner = { company_po_id: 1, user_po_id: 1 };
const day = 24 * 60 * 60_000;
const dayFromNow = (days: number): string => businessToday(new Date(Date.now() + days * day));

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const post = async (path: string, body: object, by = call) => {
    const answer = await by(`POST /v1/companySellerProdLoc/${path}`, body);
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  };
  /** A draft after the first step of the wizard. */
  const draft = async (prod_name: string, more: object = {}) =>
    Number(
      field(await post("createSignup", { prod_name, seller_id: 1, category1_id: 1, ...more }), "prod_id"),
    );
  const read = async (id: number) => {
    const { body } = await call(`GET /v1/companySellerProdLoc/${id}`);
    const { updated_at: _at, ...product } = v.parse(v.looseObject({}), body);
    return product;
  };
  const run = async (row: Row) => {
    const { columns, cells } = tableOf([row]);
    const { job } = await imported(service(), { ...owner, kind: "product" }, columns, cells);
    expect(job).toMatchObject({ ok_count: 1, can_undo: true });
    return job.job_id;
  };
  /** Undoes an import of one row: how that ended, and why. */
  const undone = async (job: number) => {
    const { body } = await call(`PUT /v1/companyImport/undo/${job}`, owner);
    const id = Number(field(body, "job_id"));
    await expect
      .poll(async () => field((await call(`GET /v1/companyJob/${id}`)).body, "job_state"), {
        timeout: 60_000,
      })
      .toBe("done");
    const rows = (await call(`GET /v1/companyJobRow/job_id/${id}`)).body;
    return [field(rows, "outcome"), field(rows, "message")];
  };
  const priced = { price: "100", cgst: "9", sgst: "9", igst: "18" };
  const taxes = { cgst: "9.00", sgst: "9.00", igst: "18.00" };

  test("a draft's first price and taxes are taken back with its name", async () => {
    const id = await draft("Unpriced");
    const before = await read(id);
    expect(before).toMatchObject({ product_price: null, cgst: null, sgst: null, igst: null });
    const job = await run({ product_id: String(id), name: "Priced", ...priced });
    expect(await read(id)).toMatchObject({ prod_name: "Priced", product_price: "100.00", ...taxes });
    expect(await undone(job)).toEqual(["done", null]);
    expect(await read(id)).toEqual(before);
  });

  test("a product that is no draft any more keeps its first price, and all else of its row", async () => {
    const id = await draft("Enabled later", { summary_image_url: "a.webp" });
    const job = await run({ product_id: String(id), name: "Enabled since", ...priced });
    for (const prod_status of ["pending", "enabled"])
      await call(`PUT /v1/companySellerProdLoc/prod_status/${id}`, { prod_status });
    const before = await read(id);
    expect(before).toMatchObject({ prod_status: "enabled", product_price: "100.00" });
    expect(await undone(job)).toEqual(["refused", "Please Enter Product Price"]);
    expect(await read(id)).toEqual(before);
  });

  test("another price of one without an image is taken back, whatever its state", async () => {
    const id = await draft("Without an image");
    await post("page3Signup", { prod_id: id, product_price: "90", ...taxes });
    await call(`PUT /v1/companySellerProdLoc/prod_status/${id}`, { prod_status: "pending" });
    const before = await read(id);
    const job = await run({ product_id: String(id), price: "100" });
    expect(await undone(job)).toEqual(["done", null]);
    expect(await read(id)).toEqual(before);
  });

  const offer = {
    enable_special_offer: true,
    special_offer_percentage: "20",
    special_offer_infinite: true,
  };

  test("an offer starts again when it did, though that is past", async () => {
    const id = await draft("On offer");
    const start = dayFromNow(-30);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 30 * day });
    try {
      const { url, config } = service();
      const then = await signedInCaller(url, config.access);
      await post("page4SignUp", { prod_id: id, ...offer, special_offer_start_date: start }, then);
    } finally {
      vi.useRealTimers();
    }
    const before = await read(id);
    expect(before).toMatchObject({ enable_special_offer: true, special_offer_start_date: start });
    const job = await run({ product_id: String(id), offer_from: dayFromNow(7) });
    expect(await read(id)).toMatchObject({ special_offer_start_date: dayFromNow(7) });
    expect(await undone(job)).toEqual(["done", null]);
    expect(await read(id)).toEqual(before);
  });

  test("an offer that was given an end since does not start after it", async () => {
    const id = await draft("Ends since");
    const form = { prod_id: id, ...offer, special_offer_infinite: false };
    await post("page4SignUp", {
      ...form,
      special_offer_start_date: "2099-03-01",
      special_offer_end_date: "2099-03-31",
    });
    const job = await run({ product_id: String(id), offer_from: "2099-02-01" });
    await post("page4SignUp", {
      ...form,
      special_offer_start_date: "2099-02-01",
      special_offer_end_date: "2099-02-28",
    });
    const before = await read(id);
    expect(await undone(job)).toEqual(["refused", "Must not be before the start date"]);
    expect(await read(id)).toEqual(before);
  });
});

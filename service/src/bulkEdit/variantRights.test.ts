import { createHash } from "node:crypto";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { activateOwner } from "../testing/registration.ts";

// Whoever may change products and not variants changes none by way of their products.

const owner = { company_po_id: 1, user_po_id: 1 };
const answer = v.looseObject({
  job: v.nullable(v.looseObject({ job_id: v.number() })),
  rows: v.array(v.looseObject({ outcome: v.string(), message: v.nullable(v.string()) })),
});
const refusal = ["refused", "It has variants, which you may not change"];

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const made = async (path: string, body: object, name: string) =>
    Number(field((await call(`POST /v1/${path}`, body)).body, name));

  /** Somebody of the company who may change products alone. */
  async function helper(email_id: string) {
    const role = { company_po_id: 1, role_kind: "company", role_name: email_id };
    const role_id = await made("companyRole", { ...role, permissions: ["PRODUCT_UPDATE"] }, "role_id");
    const person = { company_po_id: 1, first_name: "Tara", email_id, role_id };
    const user_po_id = await made("companyUserPO", person, "user_po_id");
    await activateOwner(service(), email_id);
    return { company_po_id: 1, user_po_id };
  }

  const taxes = { cgst: 9, sgst: 9, igst: 18 };
  const create = (prod_name: string) =>
    made("companySellerProdLoc/createSignup", { prod_name, seller_id: 1, category1_id: 1 }, "prod_id");
  async function plain(name: string) {
    const prod_id = await create(name);
    await call("POST /v1/companySellerProdLoc/page3Signup", { prod_id, product_price: "10", ...taxes });
    return prod_id;
  }
  async function varied(name: string) {
    const prod_id = await create(name);
    const variant = { short_name: "S", long_name: "S", product_price: "10", display_order_id: "1" };
    await call("POST /v1/companySellerProdVarient/onPage3", { prod_id, ...variant });
    await call("POST /v1/companySellerProdLoc/page3Signup", {
      prod_id,
      prod_varient_enabled: true,
      ...taxes,
    });
    return prod_id;
  }
  const readPlain = async (prodId: number) => (await call(`GET /v1/companySellerProdLoc/${prodId}`)).body;
  const readVariants = async (prodId: number) =>
    (await call(`GET /v1/companySellerProdVarient/AllowVarient/${prodId}`)).body;
  const edit = (who: object, change: object, which: object) =>
    call("POST /v1/companyBulkEdit", { ...who, change, ...which });
  const outcomes = (body: unknown) =>
    v.parse(answer, body).rows.map(({ outcome, message }) => [outcome, message]);
  const undo = async (who: object, body: unknown) =>
    outcomes((await call(`POST /v1/companyBulkEdit/undo/${v.parse(answer, body).job?.job_id}`, who)).body);

  const price = { action: "price", price: { mode: "set", amount: "20", with_variants: true } };
  const gift = { action: "set", fields: { gift_wrapping_enabled: true, gift_wrapping_price: "5" } };

  test("prices of variants are refused as a whole, wrapping of those products that have variants", async () => {
    const who = await helper("prices@people.test");
    const [one, other] = [await plain("Plain"), await varied("Varied")];
    const ids = [one, other];
    for (const which of [{ ids }, { ids, is_preview: true }, { filters: {}, q: "varied" }])
      expect(await edit(who, price, which)).toMatchObject({
        status: 422,
        body: { message: "The person may not do this" },
      });
    expect(outcomes((await edit(who, gift, { ids })).body)).toEqual([["done", null], refusal]);
    expect(await readPlain(one)).toMatchObject({ gift_wrapping_price: "5.00", product_price: "10.00" });
    expect(await readVariants(other)).toMatchObject([
      { gift_wrapping_enabled: false, product_price: "10.00" },
    ]);
    expect(outcomes((await edit(owner, price, { ids })).body)).toEqual([
      ["done", null],
      ["done", null],
    ]);
  });

  test("what somebody else has done to variants is not given back by who may not change them", async () => {
    const who = await helper("undo@people.test");
    const [one, other] = [await plain("Plain to undo"), await varied("Varied to undo")];
    for (const change of [price, gift]) {
      const { body } = await edit(owner, change, { ids: [one, other] });
      expect(await undo(who, body)).toEqual([["done", null], refusal]);
    }
    expect(await readPlain(one)).toMatchObject({ gift_wrapping_enabled: false, product_price: "10.00" });
    expect(await readVariants(other)).toMatchObject([
      { gift_wrapping_price: "5.00", product_price: "20.00" },
    ]);
  });

  test("a token without that right stops at prices of variants, also when it is tried at once", async () => {
    const token = {
      ...owner,
      token_name: "Products alone",
      token_prefix: "bo_",
      token_hash: createHash("sha256").update("Products alone").digest("hex"),
      permissions: ["PRODUCT_UPDATE"],
      expires_at: "2099-01-01T00:00:00Z",
    };
    const via = `token:${await made("apiToken", token, "api_token_id")}`;
    const prodId = await varied("Held by a token");
    const inBackground = async (change: object) => {
      const { body } = await edit({ ...owner, via }, change, { q: "held by a token", filters: {} });
      const read = async () => (await call(`GET /v1/companyJob/${v.parse(answer, body).job?.job_id}`)).body;
      await expect.poll(async () => field(await read(), "ended_at")).not.toBeNull();
      return read();
    };
    expect(await inBackground(price)).toMatchObject({
      job_state: "failed",
      message: "token_gone",
      done_count: 0,
    });
    expect(await inBackground(gift)).toMatchObject({ job_state: "done", ok_count: 0, refused_count: 1 });
    const now = await edit({ ...owner, via }, gift, { ids: [prodId] });
    expect(outcomes(now.body)).toEqual([refusal]);
    expect(await readVariants(prodId)).toMatchObject([
      { gift_wrapping_enabled: false, product_price: "10.00" },
    ]);
  });
});

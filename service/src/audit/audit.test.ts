import * as v from "valibot";
import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

const rows = v.array(v.record(v.string(), v.unknown()));

onOneEngine((service) => {
  const get = async (path: string) => {
    const response = await service().call(`GET /v1/audit/${path}`);
    expect(response.status).toBe(200);
    return v.parse(rows, response.body);
  };
  const trail = (entity: string, id: unknown) =>
    get(`company_po_id/1?entity=${entity}&entity_id=${String(id)}`);
  const addBrand = async (brand_name: string, headers: Record<string, string> = {}) => {
    const { body } = await service().call("POST /v1/companyBrand", { brand_name, company_po_id: 1 }, headers);
    return Number(field(body, "brand_id"));
  };
  const addProduct = async (prod_name: string) => {
    const made = { prod_name, seller_id: 1, category1_id: 1 };
    const { body } = await service().call("POST /v1/companySellerProdLoc/createSignup", made);
    return Number(field(body, "prod_id"));
  };

  test("every change leaves who, what, before and after", async () => {
    const actor = { "x-actor": "owner:1" };
    const id = await addBrand("Trail", actor);
    await service().call(`PUT /v1/companyBrand/${id}`, { brand_name: "Trail Two" }, { "x-actor": "owner:2" });
    await service().call(`DELETE /v1/companyBrand/${id}`, undefined, actor);
    expect(await trail("brand", id)).toMatchObject([
      {
        action: "delete",
        actor: "owner:1",
        name: "Trail Two",
        before: { brand_name: "Trail Two" },
        after: null,
      },
      {
        action: "update",
        actor: "owner:2",
        before: { brand_name: "Trail" },
        after: { brand_name: "Trail Two" },
      },
      {
        action: "insert",
        actor: "owner:1",
        actor_name: "Anjali Rao",
        acting_for: null,
        company_po_id: 1,
        seller_id: null,
        name: "Trail",
        before: null,
        after: { brand_name: "Trail" },
      },
    ]);
  });

  test("a change that changes nothing leaves nothing", async () => {
    const id = await addBrand("Still");
    await service().call(`PUT /v1/companyBrand/${id}`, { brand_name: "Still" });
    expect(await trail("brand", id)).toHaveLength(1);
  });

  test("a refused change leaves nothing", async () => {
    const id = await addBrand("Refused");
    const taken = await service().call(`PUT /v1/companyBrand/${id}`, { brand_name: "TAMRA" });
    expect(taken.status).toBe(409);
    expect(await trail("brand", id)).toHaveLength(1);
  });

  test("an update keeps the columns that it changed, and no others", async () => {
    const id = await addProduct("Changed only");
    await service().call(`PUT /v1/companySellerProdLoc/${id}`, { prod_model: "M-2" });
    const [entry] = await trail("product", id);
    expect(entry).toMatchObject({
      action: "update",
      name: "Changed only",
      seller_id: 1,
      before: { prod_model: null },
      after: { prod_model: "M-2" },
    });
    expect([entry?.["before"], entry?.["after"]]).toEqual([{ prod_model: null }, { prod_model: "M-2" }]);
  });

  test("what acts in somebody's name is named, in any script", async () => {
    const name = "token:कोठार sync";
    const id = await addBrand("By token", {
      "x-actor": "owner:1",
      "x-acting-for": encodeURIComponent(name),
    });
    expect(await trail("brand", id)).toMatchObject([{ actor: "owner:1", acting_for: name }]);
    const refused = await service().call(
      "POST /v1/companyBrand",
      { brand_name: "Odd", company_po_id: 1 },
      { "x-acting-for": "%E0%A4%A" },
    );
    expect([refused.status, field(refused.body, "message")]).toEqual([
      400,
      "x-acting-for is percent-encoded UTF-8",
    ]);
  });

  test("the history of a product has its variants, pictures and bundles, in pages", async () => {
    const id = await addProduct("With parts");
    const other = await addProduct("Beside it");
    const addVariant = async (short_name: string, display_order_id: number) => {
      const form = { prod_id: id, short_name, long_name: short_name, product_price: "9", display_order_id };
      const { body } = await service().call("POST /v1/companySellerProdVarient/onPage3", form);
      return field(body, "varient_id");
    };
    await addVariant("Large", 1);
    const variantId = await addVariant("Small", 2);
    await service().call("POST /v1/companySellerProdVarient/varientClosed", {
      varient_id: variantId,
      closed_reason: "Sold out",
    });
    await service().call("POST /v1/companySellerProdImage", {
      prod_id: id,
      images_url: "jar.webp",
      order_id: 1,
    });
    await service().call("POST /v1/companySellerProdBundle", {
      prod_id: id,
      bundle_id: other,
      bundle_offer_percentage: "10",
      order_id: 1,
    });
    const history = await get(`record/product/${id}?company_po_id=1`);
    const told = history.map(({ entity, action, name, part_of, part_of_id, reason }) => [
      [entity, action, name, reason],
      [part_of, part_of_id],
    ]);
    const part = ["product", id];
    expect(told).toEqual([
      [["bundle", "insert", null, null], part],
      [["product_image", "insert", null, null], part],
      [["variant", "update", "Small", "Sold out"], part],
      [["variant", "insert", "Small", null], part],
      [["variant", "insert", "Large", null], part],
      [
        ["product", "insert", "With parts", null],
        [null, null],
      ],
    ]);
    expect(await get(`record/product/${id}?company_po_id=2`)).toEqual([]);
    expect(await get(`record/variant/${String(variantId)}?company_po_id=1`)).toHaveLength(2);
    const pages = [];
    for (let before = ""; ;) {
      const page = await get(`record/product/${id}?company_po_id=1&limit=2${before}`);
      pages.push(...page);
      const last = page.at(-1);
      if (last === undefined) break;
      before = `&before=${String(last["audit_id"])}`;
    }
    expect(pages).toEqual(history);
  });

  test("the reason that was asked for stands with the change", async () => {
    const id = await addProduct("Reasoned");
    const status = (prod_status: string, prod_status_reason?: string) =>
      service().call(`PUT /v1/companySellerProdLoc/prod_status/${id}`, { prod_status, prod_status_reason });
    await status("pending");
    await status("rectification", "The picture is dark");
    await status("pending");
    const reasons = (await trail("product", id)).map(({ action, reason }) => [action, reason]);
    expect(reasons).toEqual([
      ["update", null],
      ["update", "The picture is dark"],
      ["update", null],
      ["insert", null],
    ]);
  });

  test("the trail is narrowed by actor, location, action, kind and time", async () => {
    const actor = "owner:77";
    const [first, second] = [await addBrand("Narrow", { "x-actor": actor }), await addProduct("Narrow")];
    await service().call(`DELETE /v1/companyBrand/${first}`, undefined, { "x-actor": actor });
    const of = async (filter: string) =>
      (await get(`company_po_id/1?${filter}`)).map(({ entity, action }) => [entity, action]);
    expect(await of(`actor=${actor}`)).toEqual([
      ["brand", "delete"],
      ["brand", "insert"],
    ]);
    expect(await of(`actor=${actor}&action=delete,note`)).toEqual([["brand", "delete"]]);
    expect(await of(`entity=product,brand&seller_id=1&limit=1`)).toEqual([["product", "insert"]]);
    const [entry] = await get(`company_po_id/1?entity=product&entity_id=${second}`);
    const at = String(entry?.["at"]);
    const next = new Date(Date.parse(at) + 1).toISOString();
    expect(await of(`entity=product&from=${at}&to=${next}`)).toEqual([["product", "insert"]]);
    expect(await of(`entity=product&entity_id=${second}&to=${at}`)).toEqual([]);
    const [newest, older] = await get(`company_po_id/1?from=2026-01-01T00:00:00Z&limit=2`);
    expect(
      await get(`company_po_id/1?from=2026-01-01T00:00:00Z&limit=1&before=${String(newest?.["audit_id"])}`),
    ).toEqual([older]);
    expect(await of("job_id=999999")).toEqual([]);
    expect(await of(`seller_id=2&actor=${actor}`)).toEqual([]);
  });

  test.each([
    ["limit=0", "limit is a whole number from 1 to 200"],
    ["limit=201", "limit is a whole number from 1 to 200"],
    ["before=x", "before is a whole number, 1 or more"],
    ["action=read", "action takes insert, update, delete, note, separated by commas"],
    ["entity=A", "entity takes up to 20 kinds of record, separated by commas"],
    ["from=2026-02-30T00:00:00Z", "from is an instant with its offset, like 2026-01-31T00:00:00Z"],
    ["q=brand", "Is not known"],
  ])("?%s is refused", async (query, message) => {
    const { status, body } = await service().call(`GET /v1/audit/company_po_id/1?${query}`);
    expect([status, field(body, "message")]).toEqual([400, message]);
  });

  test("signing in is noted, with who and nothing of the password; a failure and a proof are not", async () => {
    const signIn = (pw: string, headers = {}) =>
      service().call("POST /signin", { email: "seller@verdant.test", pw }, headers);
    const notes = () => get("company_po_id/1?entity=account&entity_id=3&action=note");
    expect(await notes()).toEqual([]);
    expect((await signIn("Verdant-Demo-2")).status).toBe(401);
    expect((await signIn("Verdant-Demo-1", { "x-actor": "seller:3" })).status).toBe(200);
    expect(await notes()).toEqual([]);
    expect((await signIn("Verdant-Demo-1")).status).toBe(200);
    const [note, ...more] = await notes();
    expect(more).toEqual([]);
    expect(note).toMatchObject({
      actor: "seller:3",
      seller_id: 1,
      before: null,
      after: { note: "signed_in" },
      part_of: null,
    });
  });

  test("that a mail left is noted, without its text and its address", async () => {
    await service().call("POST /v1/passwordReset/request", { email: "owner@verdant.test" });
    const notes = await get("company_po_id/1?entity=account&entity_id=1&action=note");
    expect(notes).toMatchObject([{ actor: "", after: { note: "mail_sent", mail: "password_reset" } }]);
    expect(JSON.stringify(notes)).not.toMatch(/verdant\.test|token/);
  });
});

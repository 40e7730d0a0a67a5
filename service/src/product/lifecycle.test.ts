import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const create = async (): Promise<string> => {
    const { body } = await service().call("POST /v1/companySellerProdLoc/createSignup", {
      prod_name: "Lifecycle",
      seller_id: 1,
      category1_id: 1,
    });
    return String(field(body, "prod_id"));
  };
  const move = (prod_id: string, body: object, actor = "owner:1") =>
    service().call(`PUT /v1/companySellerProdLoc/prod_status/${prod_id}`, body, { "x-actor": actor });

  test("a remark names the step it is about, and goes when the product is handed in again", async () => {
    const prod_id = await create();
    await move(prod_id, { prod_status: "pending" });
    const returned = await move(prod_id, {
      prod_status: "rectification",
      prod_status_reason: "Blurred",
      prod_status_step: 2,
    });
    expect(returned.body).toMatchObject({ prod_status_reason: "Blurred", prod_status_step: 2 });
    const again = await move(prod_id, { prod_status: "pending", prod_status_step: 2 });
    expect(again.body).toMatchObject({ prod_status_reason: null, prod_status_step: null });
    const wrong = await move(prod_id, {
      prod_status: "rectification",
      prod_status_reason: "x",
      prod_status_step: 5,
    });
    expect(wrong.body).toMatchObject({
      statusCode: 400,
      fields: { prod_status_step: "Must be a whole number from 1 to 4" },
    });
  });

  test("who moved it and when is noted, and stays when something else changes", async () => {
    const prod_id = await create();
    const moved = await move(prod_id, { prod_status: "pending" }, "seller:7");
    expect(moved.body).toMatchObject({ prod_status_by: "seller:7" });
    const at = field(moved.body, "prod_status_at");
    expect(at).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
    const edited = await service().call(
      `PUT /v1/companySellerProdLoc/${prod_id}`,
      { prod_name: "Renamed" },
      { "x-actor": "owner:9" },
    );
    expect(edited.body).toMatchObject({ prod_status_by: "seller:7", prod_status_at: at });
  });

  test.each([
    ["price", "page3Signup", { product_price: "5", cgst: 1, sgst: 1, igst: 2 }],
    ["discounts", "page4SignUp", { discount_percentage: 5 }],
  ])("%s are not saved over a product that was changed meanwhile", async (_name, call, form) => {
    const prod_id = await create();
    const read = () => service().call(`GET /v1/companySellerProdLoc/${prod_id}`);
    const tag = (await read()).headers.get("etag") ?? "";
    const save = () =>
      service().call(`POST /v1/companySellerProdLoc/${call}`, { prod_id, ...form }, { "if-match": tag });
    await service().call(`PUT /v1/companySellerProdLoc/${prod_id}`, { prod_name: "Meanwhile" });
    const before = (await read()).body;
    expect((await save()).status).toBe(412);
    expect((await read()).body).toEqual(before);
  });

  test("neither is its state", async () => {
    const prod_id = await create();
    const read = () => service().call(`GET /v1/companySellerProdLoc/${prod_id}`);
    const tag = (await read()).headers.get("etag") ?? "";
    await service().call(`PUT /v1/companySellerProdLoc/${prod_id}`, { prod_name: "Meanwhile" });
    const moved = await service().call(
      `PUT /v1/companySellerProdLoc/prod_status/${prod_id}`,
      { prod_status: "pending" },
      { "if-match": tag },
    );
    expect(moved.status).toBe(412);
    expect((await read()).body).toMatchObject({ prod_status: "draft" });
  });

  test("neither is a variant, edited or closed", async () => {
    const prod_id = await create();
    const variant = (short_name: string) => ({
      prod_id,
      short_name,
      long_name: short_name,
      product_price: 5,
      display_order_id: 1,
    });
    await service().call("POST /v1/companySellerProdVarient/onPage3", variant("First"));
    const added = await service().call("POST /v1/companySellerProdVarient/onPage3", variant("Second"));
    const varient_id = String(field(added.body, "varient_id"));
    const stale = { "if-match": '"stale"' };
    const path = "POST /v1/companySellerProdVarient";
    expect((await service().call(`${path}/varientEdit`, { varient_id, short_name: "X" }, stale)).status).toBe(
      412,
    );
    expect(
      (await service().call(`${path}/varientClosed`, { varient_id, closed_reason: "X" }, stale)).status,
    ).toBe(412);
    expect((await service().call(`GET /v1/companySellerProdVarient/varient_id/${varient_id}`)).body).toEqual(
      added.body,
    );
  });
});

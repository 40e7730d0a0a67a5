import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const product = async (): Promise<unknown> => {
    const name = `Variant test ${crypto.randomUUID()}`;
    const { body } = await service().call("POST /v1/companySellerProdLoc/createSignup", {
      prod_name: name,
      seller_id: 1,
      category1_id: 1,
    });
    return field(body, "prod_id");
  };
  const add = (prod_id: unknown, changes: object = {}) =>
    service().call("POST /v1/companySellerProdVarient/onPage3", {
      prod_id,
      short_name: "S",
      long_name: "Small",
      product_price: "99.5",
      display_order_id: "1",
      default_price: "false",
      ...changes,
    });
  const list = async (prod_id: unknown) =>
    (await service().call(`GET /v1/companySellerProdVarient/AllowVarient/${String(prod_id)}`)).body;

  test("the first variant is the default whatever the call says; amounts have two decimals", async () => {
    const prod_id = await product();
    const response = await add(prod_id);
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      prod_id,
      product_price: "99.50",
      default_price: true,
      gift_wrapping_price: "0.00",
      display_order_id: 1,
      closed: false,
      closed_reason: null,
    });
  });

  test("a new default takes the mark from the old one", async () => {
    const prod_id = await product();
    await add(prod_id);
    await add(prod_id, { short_name: "M", default_price: "true", display_order_id: 2 });
    expect(await list(prod_id)).toMatchObject([
      { short_name: "S", default_price: false },
      { short_name: "M", default_price: true },
    ]);
  });

  test("many first variants at once leave exactly one default", async () => {
    const prod_id = await product();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        add(prod_id, { default_price: "true", display_order_id: index + 1 }),
      ),
    );
    const body = await list(prod_id);
    expect(body).toHaveLength(8);
    expect(JSON.stringify(body).split('"default_price":true')).toHaveLength(2);
  });

  test("an edit changes only what is sent, and taking the default mark away has no effect", async () => {
    const prod_id = await product();
    const { body } = await add(prod_id);
    const response = await service().call("POST /v1/companySellerProdVarient/varientEdit", {
      varient_id: field(body, "varient_id"),
      long_name: "Small one",
      default_price: "false",
    });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      short_name: "S",
      long_name: "Small one",
      product_price: "99.50",
      default_price: true,
    });
  });

  test("the default cannot be closed; another is closed with a reason and opened again", async () => {
    const prod_id = await product();
    const first = field((await add(prod_id)).body, "varient_id");
    const second = field((await add(prod_id, { display_order_id: 2 })).body, "varient_id");
    const close = (varient_id: unknown, closed_reason?: string) =>
      service().call("POST /v1/companySellerProdVarient/varientClosed", {
        varient_id,
        closed_reason,
        closed: true,
      });
    expect((await close(second)).body).toMatchObject({
      fields: { closed_reason: "Closed Reason is required" },
    });
    const refused = await close(first, "Sold out");
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ message: "The default variant cannot be disabled" });
    const path = `/v1/companySellerProdVarient/varient_id/${String(second)}`;
    const tag = { "if-match": (await service().call(`GET ${path}`)).headers.get("etag") ?? "" };
    expect((await close(second, "Sold out")).body).toMatchObject({ closed: true, closed_reason: "Sold out" });
    for (const body of [{ id: second }, { varient_id: second }]) {
      const stale = await service().call("POST /v1/companySellerProdVarient/varientEnbled", body, tag);
      expect(stale.status).toBe(412);
    }
    const crown = await service().call("POST /v1/companySellerProdVarient/varientEdit", {
      varient_id: second,
      default_price: true,
    });
    expect(crown.body).toMatchObject({ message: "A closed variant cannot be the default" });
    const opened = await service().call("POST /v1/companySellerProdVarient/varientEnbled", { id: second });
    expect(opened.body).toMatchObject({ varient_id: second, closed: false, closed_reason: null });
  });

  test("the gift price is asked for while wrapping is on, and 0 while it is off", async () => {
    const prod_id = await product();
    const missing = await add(prod_id, { gift_wrapping_enabled: "true" });
    expect(missing.status).toBe(400);
    expect(missing.body).toMatchObject({
      fields: { gift_wrapping_price: "Gift Wrapping Price is Required" },
    });
    const off = await add(prod_id, { gift_wrapping_enabled: "false", gift_wrapping_price: "30" });
    expect(off.body).toMatchObject({ gift_wrapping_price: "0.00" });
    const on = await add(prod_id, { gift_wrapping_enabled: "true", gift_wrapping_price: 30 });
    expect(on.body).toMatchObject({ gift_wrapping_price: "30.00" });
  });

  test("a SKU belongs to one variant of a seller", async () => {
    const prod_id = await product();
    await add(prod_id, { sku_seller: "SKU-9" });
    const again = await add(prod_id, { sku_seller: "sku-9" });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ fields: { sku_seller: "SKU Already Exist" } });
  });

  test.each([
    ["short_name", "", "Short Name is required"],
    ["long_name", null, "Long Name is required"],
    ["product_price", "", "Price is required"],
    ["product_price", "0", "Price must be more than 0, with at most two decimals"],
    ["product_price", "1.999", "Price must be more than 0, with at most two decimals"],
    ["product_price", "1e3", "Price must be more than 0, with at most two decimals"],
    ["display_order_id", undefined, "Order ID is required"],
    ["display_order_id", 0, "Order ID is a whole number from 1 to 1000000"],
    ["short_name", "a\u0000b", "Must not contain line breaks or control characters"],
    ["short_name", "x".repeat(121), "Must have at most 120 characters"],
  ])("%s = %j is refused", async (name, value, message) => {
    const response = await add(1, { [name]: value });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ fields: { [name]: message } });
  });

  test("a variant of a product that does not exist is refused", async () => {
    const response = await add(999_999);
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ fields: { prod_id: "The product does not exist" } });
  });
});

import { expect, test } from "vitest";
import { businessToday } from "../http/contactField.ts";
import { field } from "../testing/caller.ts";
import { onEveryEngine } from "../testing/engines.ts";
import { registered } from "../testing/registration.ts";

onEveryEngine((service) => {
  const create = async (changes: object = {}) =>
    service().call("POST /v1/companySellerProdLoc/createSignup", {
      prod_name: "Test",
      seller_id: 1,
      category1_id: 1,
      ...changes,
    });
  const draft = async (): Promise<unknown> => field((await create()).body, "prod_id");
  const price = (prod_id: unknown, changes: object = {}) =>
    service().call("POST /v1/companySellerProdLoc/page3Signup", {
      prod_id,
      product_price: "100",
      cgst: "9",
      sgst: 9,
      igst: "18.00",
      ...changes,
    });
  const discount = (prod_id: unknown, changes: object = {}) =>
    service().call("POST /v1/companySellerProdLoc/page4SignUp", { prod_id, ...changes });

  test("the first step makes a draft in the company of the location", async () => {
    const { status, body } = await create({
      category2_id: "",
      category3_id: null,
      prod_brand: 1,
      manu_id: 1,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject([
      {
        prod_status: "draft",
        company_po_id: 1,
        company_id: 1,
        category2_id: null,
        prod_brand: 1,
        gift_wrapping_price: "0.00",
      },
    ]);
  });

  test.each([
    [{ prod_name: " " }, 400, "prod_name", "Product Name is required"],
    [{ category1_id: "" }, 400, "category1_id", "Level1 Category is required"],
    [{ category1_id: 7 }, 422, "category1_id", "The category does not exist"],
    [{ category2_id: 4 }, 422, "category2_id", "The level 2 category is not under this level 1 category"],
    [{ category3_id: 1 }, 422, "category2_id", "Level2 Category is required"],
    [{ prod_brand: 999 }, 422, "prod_brand", "The brand does not exist"],
    [{ manu_id: 999 }, 422, "manu_id", "The manufacturer does not exist"],
    [{ seller_id: 999 }, 422, "seller_id", "The seller does not exist"],
    [{ company_id: 2 }, 422, "company_id", "The seller belongs to another company"],
    [{ prod_description: "x".repeat(20_001) }, 400, "prod_description", "Must have at most 20000 characters"],
  ])("the first step refuses %j", async (changes, status, name, message) => {
    const response = await create(changes);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ fields: { [name]: message } });
  });

  test("the limit of products is the location's, then the company's, also for many at once", async () => {
    const company = await registered(service().call, "Limited");
    const { body } = await service().call(`GET /v1/companySeller/company_po_id/${String(company)}`);
    const seller_id = field(body, "seller_id");
    await service().call(`PUT /v1/companySeller/${String(seller_id)}`, { maximum_products: 3 });
    const level1 = await service().call("POST /v1/l1CategoryPO", {
      level1_name: "L",
      description: "d",
      level1_order_id: 1,
      company_po_id: company,
    });
    const category1_id = field(level1.body, "level1_id");
    const responses = await Promise.all(Array.from({ length: 8 }, () => create({ seller_id, category1_id })));
    expect(responses.filter((response) => response.status === 201)).toHaveLength(3);
    expect(responses.find((response) => response.status === 422)?.body).toMatchObject({
      message: "This location may have at most 3 products",
    });
    await service().call(`PUT /v1/companySeller/${String(seller_id)}`, { maximum_products: 100 });
    await service().call(`PUT /v1/companyPO/${String(company)}`, { maximum_products: 3 });
    expect((await create({ seller_id, category1_id })).body).toMatchObject({
      message: "This company may have at most 3 products",
    });
  });

  test("price and tax are stored with two decimals", async () => {
    const { body } = await price(await draft(), {
      hsn_code: "7010",
      gift_wrapping_enabled: "true",
      gift_wrapping_price: "30",
    });
    expect(body).toMatchObject({
      product_price: "100.00",
      cgst: "9.00",
      sgst: "9.00",
      igst: "18.00",
      hsn_code: "7010",
      gift_wrapping_price: "30.00",
    });
  });

  test.each([
    [{ cgst: "" }, "cgst", "CGST is required"],
    [{ sgst: null }, "sgst", "SGST is required"],
    [{ igst: undefined }, "igst", "IGST is required"],
    [{ igst: 50.01 }, "igst", "Please enter 0% to 50%"],
    [{ product_price: "" }, "product_price", "Please Enter Product Price"],
    [{ hsn_code: "70101" }, "hsn_code", "HSN Code has 4, 6 or 8 digits"],
    [{ gift_wrapping_enabled: true }, "gift_wrapping_price", "Gift Wrapping Price is Required"],
  ])("the third step refuses %j", async (changes, name, message) => {
    const response = await price(2, changes);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ fields: { [name]: message } });
  });

  test("with variants on there must be one; the single price is kept for when they are off", async () => {
    const prod_id = await draft();
    await price(prod_id);
    const none = await price(prod_id, { prod_varient_enabled: "true", product_price: "" });
    expect(none.body).toMatchObject({ statusCode: 422, message: "Please Add One Varient" });
    await service().call("POST /v1/companySellerProdVarient/onPage3", {
      prod_id,
      short_name: "S",
      long_name: "S",
      product_price: 5,
      display_order_id: 1,
    });
    const on = await price(prod_id, { prod_varient_enabled: "true", product_price: "" });
    expect(on.body).toMatchObject({ prod_varient_enabled: true, product_price: "100.00" });
  });

  const readyDraft = async (): Promise<unknown> => {
    const prod_id = field((await create({ summary_image_url: "a.webp" })).body, "prod_id");
    await price(prod_id);
    return prod_id;
  };

  const offer = {
    enable_special_offer: "true",
    special_offer_start_date: businessToday(),
    special_offer_infinite: "true",
  };
  const slabs = Object.fromEntries(
    [1, 2, 3, 4].flatMap((slab) => [
      [`slab${slab}_gte`, slab * 5],
      [`slab${slab}_disc_percentage`, slab],
    ]),
  );

  test("the fourth step hands a draft in and fills the default of the offer", async () => {
    const prod_id = await readyDraft();
    const { body } = await discount(prod_id, {
      ...offer,
      special_offer_end_date: "2030-01-01",
      discount_percentage: "20",
    });
    expect(body).toMatchObject({
      prod_status: "pending",
      discount_percentage: "20.00",
      special_offer_percentage: "30.00",
      special_offer_end_date: null,
    });
  });

  test("a draft in which something is missing stays a draft, whatever its discounts are", async () => {
    const withoutImage = await draft();
    await price(withoutImage);
    const withoutPrice = field((await create({ summary_image_url: "a.webp" })).body, "prod_id");
    for (const prod_id of [withoutImage, withoutPrice])
      expect((await discount(prod_id, { discount_percentage: 5 })).body).toMatchObject({
        prod_status: "draft",
        discount_percentage: "5.00",
      });
  });

  test.each([
    [{ discount_percentage: "0.99" }, "discount_percentage", "Please enter 1% to 20%"],
    [{ discount_percentage: 20.01 }, "discount_percentage", "Please enter 1% to 20%"],
    [{ ...offer, special_offer_start_date: "" }, "special_offer_start_date", "Please Enter Start Date"],
    [
      { ...offer, special_offer_start_date: "2020-01-01" },
      "special_offer_start_date",
      "Must not be in the past",
    ],
    [{ ...offer, special_offer_infinite: "false" }, "special_offer_end_date", "Please Enter End Date"],
    [
      { ...offer, special_offer_infinite: "", special_offer_end_date: "2020-01-01" },
      "special_offer_end_date",
      "Must not be before the start date",
    ],
    [{ ...offer, special_offer_percentage: 91 }, "special_offer_percentage", "Please enter 1% to 90%"],
    [{ enable_volume_discounts: true, ...slabs, slab3_gte: "" }, "slab3_gte", "Slab 3 is required"],
    [
      { enable_volume_discounts: true, ...slabs, slab4_disc_percentage: null },
      "slab4_disc_percentage",
      "Slab 4 Discount is required",
    ],
    [
      { enable_volume_discounts: true, ...slabs, slab2_gte: 5 },
      "slab2_gte",
      "Please Enter value Greatter then Slab 1",
    ],
  ])("the fourth step refuses %j", async (changes, name, message) => {
    const response = await discount(3, changes);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ fields: { [name]: message } });
  });

  test("bundle discounts need a bundle", async () => {
    const message = "Please Add One Bundle Product or Disable the Bundle Discount";
    expect((await discount(3, { enable_bundle_discounts: true })).body).toMatchObject({
      statusCode: 422,
      message,
    });
    expect((await discount(1, { enable_bundle_discounts: true })).status).toBe(200);
  });

  test("a form that names another owner is refused", async () => {
    expect((await price(2, { company_po_id: 2 })).body).toMatchObject({
      statusCode: 422,
      message: "The product belongs to another seller",
    });
    expect((await discount(2, { seller_id: 2 })).status).toBe(422);
  });

  test("states follow their transitions, with a reason where one is needed", async () => {
    const prod_id = await draft();
    const move = (prod_status: string, prod_status_reason?: string) =>
      service().call(`PUT /v1/companySellerProdLoc/prod_status/${String(prod_id)}`, {
        prod_status,
        prod_status_reason,
      });
    expect((await move("enabled")).body).toMatchObject({
      statusCode: 422,
      message: "A product that is draft cannot become enabled",
    });
    expect((await move("pending")).status).toBe(200);
    expect((await move("rectification")).body).toMatchObject({
      statusCode: 400,
      fields: { prod_status_reason: "Reason is required" },
    });
    expect((await move("rectification", "Blurred image")).body).toMatchObject({
      prod_status_reason: "Blurred image",
    });
    expect((await move("pending")).body).toMatchObject({ prod_status: "pending", prod_status_reason: null });
    expect((await move("enabled")).status).toBe(200);
    expect((await move("disabled", "Season is over")).status).toBe(200);
    expect((await move("draft")).status).toBe(422);
  });

  test("a state that does not exist is refused with those that do, and is not repeated", async () => {
    const prod_id = String(await draft());
    const path = `PUT /v1/companySellerProdLoc/prod_status/${prod_id}`;
    const message = "Must be draft, pending, enabled, rectification or disabled";
    for (const prod_status of ["x".repeat(1000), 5, { draft: true }, null])
      expect(await service().call(path, { prod_status })).toMatchObject({
        status: 400,
        body: { message, fields: { prod_status: message } },
      });
    expect((await service().call(path, {})).body).toMatchObject({ message: "prod_status is required" });
  });

  test("sending the first step again with prod_id changes the product", async () => {
    const prod_id = await draft();
    const { body } = await create({ prod_id, prod_name: "Second thought" });
    expect(body).toMatchObject([{ prod_id, prod_name: "Second thought" }]);
    expect((await create({ prod_id: 999_999 })).status).toBe(404);
  });

  test("a product goes with its variants, unless another bundles it", async () => {
    expect((await service().call("DELETE /v1/companySellerProdLoc/2")).body).toMatchObject({
      statusCode: 409,
      message: "Still in use: it is bundled with other products",
    });
    expect((await service().call("DELETE /v1/companySellerProdLoc/3")).status).toBe(200);
    expect((await service().call("GET /v1/companySellerProdVarient/AllowVarient/3")).body).toEqual([]);
  });
});

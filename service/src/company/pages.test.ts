import { expect, test } from "vitest";
import { onOneEngine } from "../testing/engines.ts";
import { registered } from "../testing/registration.ts";

const page2 = {
  logo_upload: "logo.png",
  phone: "08012345678",
  office_email: "Office@Pages.test",
  web_url: "pages.test",
  monthly_purchase_minimum: "250.5",
  maximum_products: "",
  billing_area: "Indiranagar",
  billing_zip: "560038",
  billing_stateshort: "KA",
};

onOneEngine((service) => {
  const send = (page: string, body: object) => service().call(`POST /v1/companyPO/${page}`, body);
  const company = (name: string) => registered(service().call, name);

  test("page 2 stores its form, keeps a default for what is empty, and is done", async () => {
    const id = await company("Pagesa");
    const { status, body } = await send("page2", { ...page2, id });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        office_email: "office@pages.test",
        web_url: "https://pages.test",
        monthly_purchase_minimum: "250.50",
        maximum_products: 1000,
        signup_page2_over: true,
        signup_page3_over: false,
      },
    ]);
  });

  test("web addresses are kept in their one form", async () => {
    const id = await company("Pagesw");
    const typed = { web_url: "Pages.TEST/", insta: 'pages.test/"><b>', linkedin: "HTTP://pages.test:80/ü" };
    expect((await send("page2", { ...page2, ...typed, id })).body).toMatchObject([
      {
        web_url: "https://pages.test",
        insta: "https://pages.test/%22%3E%3Cb%3E",
        linkedin: "http://pages.test/%C3%BC",
      },
    ]);
  });

  test.each([
    ["page2", { ...page2 }, { ...page2, billing_area: "Jayanagar" }],
    [
      "page3",
      { about_us_text: "One", terms_conditions: "T" },
      { about_us_text: "Two", terms_conditions: "T" },
    ],
  ])("of many %s with the same If-Match exactly one is saved", async (page, first, then) => {
    const id = await company(page === "page2" ? "Pagesr" : "Pagess");
    await send("page2", { ...page2, id });
    const record = await service().call(`GET /v1/companyPO/${String(id)}`);
    const tag = { "if-match": record.headers.get("etag") ?? "" };
    const bodies = [first, then, first, then].map((body, index) =>
      index % 2 === 0 ? { ...body, id, registration_number: `R-${index}` } : { ...body, company_po_id: id },
    );
    const responses = await Promise.all(
      bodies.map((body) => service().call(`POST /v1/companyPO/${page}`, body, tag)),
    );
    expect(responses.filter(({ status }) => status === 412)).toHaveLength(3);
    const saved = responses.find(({ status }) => status === 200)?.body;
    expect(saved).toBeDefined();
    expect((await service().call(`GET /v1/companyPO/${String(id)}`)).body).toEqual(saved);
  });

  test("a logo is needed only while none is stored", async () => {
    const id = await company("Pagesb");
    const without = await send("page2", { ...page2, logo_upload: "", id });
    expect(without.status).toBe(422);
    expect(without.body).toMatchObject({ fields: { logo_upload: "Please Upload Logo" } });
    await send("page2", { ...page2, id });
    expect((await send("page2", { ...page2, logo_upload: null, id })).body).toMatchObject([
      { logo_upload: "logo.png" },
    ]);
  });

  test.each([
    ["phone", "", "Office Phone is required"],
    ["office_email", undefined, "Email address is required"],
    ["office_email", "office", "Email is Invalid"],
    ["billing_area", "", "Area is required"],
    ["billing_zip", null, "ZIP is required"],
    ["billing_stateshort", "", "State is required"],
    ["password_renewal_days", 3651, "Must be a whole number from 0 to 3650"],
    ["maximum_products", 0, "Must be a whole number from 1 to 1000000"],
    ["registration_date", "2999-01-01", "Must not be in the future"],
    ["web_url", "javascript:alert(1)", "Must be an address on the web"],
    ["web_url", '"><script>alert(1)</script>', "Must be an address on the web"],
    ["insta", "https://user:secret@pages.test", "Must be an address on the web"],
    ["linkedin", "localhost", "Must be an address on the web"],
    ["linkedin", `pages.test/${"ü".repeat(60)}`, "Must have at most 254 characters"],
  ])("page 2 refuses %s = %j", async (name, value, message) => {
    const response = await send("page2", { ...page2, id: 2, [name]: value });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ fields: { [name]: message } });
  });

  test("page 3 keeps a stored image and needs the texts", async () => {
    const id = await company("Pagesc");
    const texts = { about_us_text: "<p>Us</p>", terms_conditions: "<p>Terms</p>" };
    await send("page3", { ...texts, about_us_image_url: "about_us.webp", id });
    const again = await send("page3", {
      ...texts,
      about_us_text: "<p>We</p>",
      about_us_image_url: "",
      company_po_id: id,
    });
    expect(again.body).toMatchObject([
      { about_us_text: "<p>We</p>", about_us_image_url: "about_us.webp", signup_page3_over: true },
    ]);
    expect((await send("page3", { id })).body).toMatchObject({
      fields: { about_us_text: "About us is required", terms_conditions: "Terms and Conditions is required" },
    });
  });

  test.each([
    ["page8", "signup_page8_over"],
    ["page9", "signup_page9_over"],
    ["page11", "signup_page11_over"],
  ])("%s sets %s and nothing else", async (page, flag) => {
    const company_po_id = await company(`Marker${{ page8: "b", page9: "c", page11: "d" }[page] ?? ""}`);
    const { body } = await send(page, { company_po_id });
    expect(JSON.stringify(body).match(/"signup_(\w+)_over":true/g)).toEqual([
      '"signup_page1_over":true',
      // The location that every company begins with.
      '"signup_page4_over":true',
      `"${flag}":true`,
    ]);
  });

  test("page 5 ends onboarding, but only with a level 1 category", async () => {
    const company_po_id = await company("Finisher");
    const early = await send("page5", { company_po_id });
    expect(early.status).toBe(422);
    expect(early.body).toMatchObject({ message: "Please Enter Atleast One Level1 Category" });
    expect((await service().call(`GET /v1/companyPO/${String(company_po_id)}`)).body).toMatchObject([
      { signup_page5_over: false },
    ]);
    await service().call("POST /v1/l1CategoryPO", {
      level1_name: "One",
      description: "d",
      level1_order_id: 1,
      company_po_id,
    });
    expect((await send("page5", { company_po_id })).body).toMatchObject([
      { signup_page5_over: true, signup_page6_over: true, signup_process_over: true },
    ]);
  });

  test("an unknown company is not found, none at all is said", async () => {
    expect((await send("page2", { ...page2, id: 999_999 })).status).toBe(404);
    expect((await send("page4", { company_po_id: 999_999 })).status).toBe(404);
    expect((await send("page2", page2)).body).toMatchObject({
      statusCode: 400,
      fields: { id: "id is required" },
    });
  });

  test("editing changes what is sent; subdomain and sign-in address stay", async () => {
    const id = await company("Editable");
    const { body } = await service().call(`PUT /v1/companyPO/${String(id)}`, {
      legal_name: "Edited",
      business_subdomain: "other",
      admin_email: "other@registered.test",
    });
    expect(body).toMatchObject([
      { legal_name: "Edited", business_subdomain: "editable", admin_email: "editable@registered.test" },
    ]);
    const only = await service().call(`PUT /v1/companyPO/${String(id)}`, { business_subdomain: "other" });
    expect(only.body).toMatchObject({ statusCode: 400, message: "There is no field to change" });
  });
});

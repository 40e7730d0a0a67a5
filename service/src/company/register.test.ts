import { expect, test } from "vitest";
import { businessToday } from "../http/contactField.ts";
import { onOneEngine } from "../testing/engines.ts";
import { invitation, registration } from "../testing/registration.ts";

onOneEngine((service) => {
  const register = (changes: object) =>
    service().call("POST /v1/companyPO", { ...registration("Kadamba"), ...changes });
  const yearsAgo = (years: number, days = 0): string => {
    const today = businessToday();
    const then = new Date(`${Number(today.slice(0, 4)) - years}${today.slice(4)}T00:00:00Z`);
    return new Date(then.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  };

  test("makes a company with the defaults of the documents, a location and an owner who is invited", async () => {
    const response = await service().call("POST /v1/companyPO", registration("Banyan"));
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject([
      {
        business_name: "Banyan",
        business_subdomain: "banyan",
        country: "India",
        countryshort: "IND",
        billing_name: "Banyan",
        billing_countryshort: "IND",
        password_renewal_days: 90,
        monthly_purchase_minimum: "0.00",
        maximum_products: 1000,
        signup_page1_over: true,
        signup_page2_over: false,
        signup_page4_over: true,
        signup_process_over: false,
      },
    ]);
    expect((await service().call("GET /v1/companySeller/BusinessName/banyan")).body).toHaveLength(1);
    const mail = await invitation(service(), "banyan@registered.test");
    expect(mail.kind).toBe("a");
    expect(mail.text).toContain("http://console.test/#/auth/login?activation=");
    expect(mail.password).toMatch(/^[a-zA-Z2-9]{4}(-[a-zA-Z2-9]{4}){3}$/);
  });

  test.each([
    ["business_type", "Business Type is required"],
    ["business_vertical_name", "Business Vertical Name is Required"],
    ["business_vertical_description", "Business Vertical Description is Required"],
    ["business_name", "Business Name is required"],
    ["business_subdomain", "Subdomain Name is required"],
    ["legal_name", "Legal Name is required"],
    ["area_name", "Area is Required"],
    ["zip", "Zip is Required"],
    ["stateshort", "Province is required"],
    ["admin_first_name", "First Name is required"],
    ["admin_title", "Title is required"],
    ["admin_gender", "Gender is required"],
    ["admin_dob", "Date of birth is required"],
    ["admin_phone", "Phone is required"],
    ["admin_email", "Email address is required"],
  ])("without %s the document's message comes back, absent or empty", async (name, message) => {
    for (const value of [undefined, "", null]) {
      const response = await register({ [name]: value });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ fields: { [name]: message } });
    }
  });

  test.each([
    ["admin_email", "asha@", "Email is Invalid"],
    ["admin_email", "asha rao@x.in", "Email is Invalid"],
    ["admin_phone", "12345", "Must have 7 to 15 digits"],
    ["admin_phone", "5876543210", "Must have 10 digits and start with 6, 7, 8 or 9"],
    ["zip", "056003", "Must have 6 digits and not start with 0"],
    ["business_type", 9, "Must be a whole number from 0 to 8"],
    ["business_subdomain", "a1", "Must have 3 to 63 letters"],
    ["business_subdomain", "Admin", "This subdomain is reserved"],
    ["admin_dob", "2026-02-30", "Must be a date, YYYY-MM-DD"],
    ["business_name", "x".repeat(121), "Must have at most 120 characters"],
    ["business_name", "Acme\nLtd", "Must not contain line breaks or control characters"],
    ["legal_name", "Acme\u2028Ltd", "Must not contain line breaks or control characters"],
    ["area_name", "Indira\tnagar", "Must not contain line breaks or control characters"],
    ["admin_title", "Owner\u0007", "Must not contain line breaks or control characters"],
    ["business_vertical_description", "a\u001Bb", "Must not contain control characters"],
    ["admin_first_name", "Asha\r\nhttps://evil.test", "Must not contain line breaks or control characters"],
    ["admin_first_name", "visit evil.test", "Must be a name, without an address or a link"],
    ["admin_last_name", "https://evil", "Must be a name, without an address or a link"],
    ["admin_last_name", "rao@evil.test", "Must be a name, without an address or a link"],
  ])("%s = %j is refused", async (name, value, message) => {
    const response = await register({ [name]: value });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ message, fields: { [name]: message } });
  });

  test("the birth date lies between 18 years and 122.5 years of 365 days ago, both days included", async () => {
    const message = "Must be 18 to 122 years ago";
    const oldest = new Date(Date.parse(`${businessToday()}T00:00:00Z`) - 44_712 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const older = new Date(Date.parse(`${oldest}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    for (const admin_dob of [yearsAgo(18, -1), older])
      expect((await register({ admin_dob })).body).toMatchObject({ fields: { admin_dob: message } });
    for (const [index, admin_dob] of [yearsAgo(18), oldest].entries()) {
      const name = `Grown${"ab"[index]}`;
      expect((await service().call("POST /v1/companyPO", { ...registration(name), admin_dob })).status).toBe(
        201,
      );
    }
  });

  test("a text of several lines keeps them; a line is kept without marks that nobody sees", async () => {
    const { body } = await service().call("POST /v1/companyPO", {
      ...registration("Lines"),
      legal_name: "\uFEFFLi\u00ADnes\u200B \u202ELe\u0301gal ",
      area_name: "क\u094D\u200Dष",
      business_vertical_description: "one\ntwo\u00AD",
    });
    expect(body).toMatchObject([
      {
        legal_name: "Lines Légal",
        area_name: "क\u094D\u200Dष",
        business_vertical_description: "one\ntwo\u00AD",
      },
    ]);
  });

  test("subdomain and telephone are kept in their plain form", async () => {
    const form = {
      ...registration("Neem Tree"),
      business_subdomain: "My-Shop 1",
      admin_phone: "+91 98765-43210",
    };
    const { body } = await service().call("POST /v1/companyPO", {
      ...form,
      admin_email: "Neem@Registered.test",
    });
    expect(body).toMatchObject([
      { business_subdomain: "myshop", admin_phone: "9876543210", admin_email: "neem@registered.test" },
    ]);
  });

  test.each([
    ["business_name", { business_name: "VERDANT" }, "Business Name Already Exist"],
    ["business_subdomain", { business_subdomain: "Verdant" }, "Business Subdomain Already Exist"],
    ["admin_email", { admin_email: "seller@verdant.test" }, "Email Already Exist"],
  ])("a taken %s is refused and nothing of the company stays", async (name, changes, message) => {
    const fresh = registration(`Taken${name.replaceAll("_", "")}`);
    const response = await service().call("POST /v1/companyPO", { ...fresh, ...changes });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ message, fields: { [name]: message } });
    for (const path of [
      `companyPO/Poc/${fresh.admin_email}`,
      `companySeller/BusinessName/${fresh.business_name}`,
    ])
      expect((await service().call(`GET /v1/${path}`)).body).toEqual([]);
  });

  test("outside India postal codes and telephones follow the wider rule", async () => {
    const form = {
      ...registration("Fjord"),
      country: "Norway",
      countryshort: "NOR",
      zip: "0150",
      admin_phone: "+4722334455",
    };
    expect((await service().call("POST /v1/companyPO", form)).status).toBe(201);
  });
});

onOneEngine(
  (service) => {
    test("in the reading with two business types the third is refused", async () => {
      const send = (business_type: number, name: string) =>
        service().call("POST /v1/companyPO", { ...registration(name), business_type });
      expect((await send(1, "Organisation")).status).toBe(201);
      expect((await send(2, "Partnership")).body).toMatchObject({
        fields: { business_type: "Must be a whole number from 0 to 1" },
      });
    });
  },
  (config) => ({ ...config, settings: { ...config.settings, businessTypes: "two" } }),
);

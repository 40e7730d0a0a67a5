import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";
import { invitation, mailsTo, registered } from "../testing/registration.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale } = orderingWith(call);
  const emailOf = (name: string) => `${name.toLowerCase()}@invited.test`;
  const form = (name: string, changes: object = {}) => ({
    company_po_id: 1,
    business_name: name,
    admin_first_name: "Ravi",
    admin_email: emailOf(name),
    ...changes,
  });
  const invite = (name: string, changes: object = {}, headers = {}) =>
    call("POST /v1/companySeller/invitation", form(name, changes), headers);
  const named = async (name: string) =>
    (await call(`GET /v1/companySeller/BusinessName/${encodeURIComponent(name)}`)).body;
  /** Follows the invitation and signs in. @returns who it is */
  const activated = async (name: string) => {
    const { activation, iv, password } = await invitation(service(), emailOf(name));
    await call("POST /v1/companySeller/activation", { activation, iv });
    return ok("POST /signin", { email: emailOf(name), pw: password });
  };

  test("a location is added by its name; the rest is empty, the company's or the default", async () => {
    const { status, body } = await invite("Ridge", { admin_last_name: "Kumar" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      company_po_id: 1,
      business_name: "Ridge",
      business_type: 4,
      business_subdomain: "verdant",
      seller_type: 0,
      comm_percentage: "0.00",
      maximum_products: 1000,
      legal_name: null,
      gstin_number: null,
      zip: null,
      stateshort: null,
      phone: null,
      admin_first_name: "Ravi",
      admin_last_name: "Kumar",
      admin_title: null,
      admin_gender: null,
      admin_dob: null,
      admin_phone: null,
      admin_email: "ridge@invited.test",
      admin_active: false,
      products_count: 0,
    });
  });

  test("its administrator is invited by a mail that names company and location, and signs in as its main user", async () => {
    const { body } = await invite("Gorge");
    const [mail, ...more] = await mailsTo(service(), emailOf("Gorge"));
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Verdant invites you to administer the location ‘Gorge’");
    expect(await activated("Gorge")).toMatchObject([
      { seller_id: field(body, "seller_id"), company_po_id: 1, primary_login: true, first_name: "Ravi" },
    ]);
  });

  test("sent again with its key there is one location and one mail", async () => {
    const send = () => invite("Once", {}, { "idempotency-key": "invited once" });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect(await named("Once")).toHaveLength(1);
    expect(await mailsTo(service(), emailOf("Once"))).toHaveLength(1);
  });

  test.each([
    [{ business_name: "" }, 400, { business_name: "Business Name is required" }],
    [{ business_name: "x".repeat(121) }, 400, { business_name: "Must have at most 120 characters" }],
    [{ admin_first_name: "" }, 400, { admin_first_name: "First Name is required" }],
    [
      { admin_last_name: "see evil.test" },
      400,
      { admin_last_name: "Must be a name, without an address or a link" },
    ],
    [{ admin_email: "" }, 400, { admin_email: "Email address is required" }],
    [{ company_po_id: null }, 400, { company_po_id: "company_po_id is required" }],
    [{ company_po_id: 999_999 }, 422, { company_po_id: "The company does not exist" }],
    [{ admin_email: "owner@verdant.test" }, 409, { admin_email: "Email Already Exist" }],
    [{ business_name: "VERDANT INDIRANAGAR" }, 409, { business_name: "Business Name Already Exist" }],
  ])("%j is refused: no location, no account, no mail", async (changes, status, fields) => {
    const refused = await invite("Refused", changes);
    expect([refused.status, field(refused.body, "fields")]).toMatchObject([status, fields]);
    expect(await named("Refused")).toEqual([]);
    expect((await call(`GET /v1/companySeller/Poc/${emailOf("Refused")}`)).body).toEqual([]);
    expect(await mailsTo(service(), emailOf("Refused"))).toEqual([]);
  });

  test("a name is taken within the company only", async () => {
    const company = await registered(call, "Hillside");
    await invite("Valley");
    expect((await invite("VALLEY", { admin_email: "second@invited.test" })).status).toBe(409);
    expect(
      (await invite("Valley", { company_po_id: company, admin_email: "third@invited.test" })).status,
    ).toBe(201);
  });

  test("home counts it among the locations without a GSTIN until it has one", async () => {
    const counted = async () => {
      const todos = await ok("GET /v1/companyReport/todo/1");
      const kinds = Array.isArray(todos) ? todos : [];
      const found: unknown = kinds.find((one) => field(one, "kind") === "locations_without_gstin");
      return found === undefined ? 0 : Number(field(found, "count"));
    };
    const before = await counted();
    const id = field((await invite("Counted")).body, "seller_id");
    expect(await counted()).toBe(before + 1);
    await ok(`PUT /v1/companySeller/${String(id)}`, { gstin_number: "29ABCDE1234F1ZW" });
    expect(await counted()).toBe(before);
  });

  test("it is completed step by step: what is not said stays empty", async () => {
    const path = `/v1/companySeller/${String(field((await invite("Steps")).body, "seller_id"))}`;
    expect(await ok(`PUT ${path}`, { business_name: "Steppes" })).toMatchObject({
      business_name: "Steppes",
      zip: null,
      admin_title: null,
    });
    expect(await ok(`PUT ${path}`, { zip: "560041", stateshort: "KA" })).toMatchObject({
      zip: "560041",
      gstin_number: null,
    });
    expect(await mailsTo(service(), emailOf("Steps"))).toHaveLength(1);
  });

  test("what its administrator says of themselves stands with the location, and its form does not take it back", async () => {
    const { body } = await invite("Bay");
    const path = `/v1/companySeller/${String(field(body, "seller_id"))}`;
    const id = String(field(await activated("Bay"), "user_seller_id"));
    await ok(`PUT /v1/companyUserSeller/${id}`, { title: "Manager", phone: "9812345678", gender: 1 });
    const said = { admin_title: "Manager", admin_phone: "9812345678", admin_gender: 1, admin_dob: null };
    expect(await ok(`GET ${path}`)).toMatchObject(said);
    await ok(`PUT ${path}`, { business_name: "Bay Side" });
    expect(await ok(`GET /v1/companyUserSeller/${id}`)).toMatchObject({
      title: "Manager",
      phone: "9812345678",
      gender: 1,
    });
    // Somebody else of the location says nothing about its administrator.
    const other = await ok("POST /v1/companyUserSeller", {
      company_po_id: 1,
      seller_id: field(body, "seller_id"),
      first_name: "Meena",
      email_id: "meena@invited.test",
      role_id: 8,
    });
    await ok(`PUT /v1/companyUserSeller/${String(field(other, "user_seller_id"))}`, { title: "Counter" });
    expect(await ok(`GET ${path}`)).toMatchObject({ ...said, admin_first_name: "Ravi" });
  });

  test("goods leave it only once somebody has said where it is", async () => {
    const seller_id = Number(field((await invite("Quay")).body, "seller_id"));
    const prod_id = await onSale({ product_price: "150", ...low }, seller_id);
    const order = await ok("POST /v1/companyOrder", { ...customer, lines: [{ prod_id, quantity: 1 }] });
    const parts = await ok(`GET /v1/companyFulfilment/order_id/${String(field(order, "order_id"))}`);
    const part = `/v1/companyFulfilment/fulfilment_status/${String(field(parts, "fulfilment_id"))}`;
    await ok(`PUT ${part}`, { action: "pack", packages: 1 });
    const despatch = { action: "despatch", carrier_name: "Blue Dart" };
    const message = "The location has neither a GSTIN nor a state yet: complete it first";
    expect(await call(`PUT ${part}`, despatch)).toMatchObject({
      status: 422,
      body: { message, fields: { action: message } },
    });
    const documents = `GET /v1/companyTaxDocument/fulfilment_id/${String(field(parts, "fulfilment_id"))}`;
    expect(await ok(documents)).toEqual([]);
    await ok(`PUT /v1/companySeller/${seller_id}`, { zip: "560041", stateshort: "KA" });
    await ok(`PUT ${part}`, despatch);
    expect(await ok(documents)).toMatchObject([
      { gstin: null, content: { supplier: { state: "Karnataka", address: ["560041"] } } },
    ]);
  });
});

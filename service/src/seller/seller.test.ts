import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { invitation, mailsTo, sellerForm } from "../testing/registration.ts";

onOneEngine((service) => {
  const add = (name: string, changes: object = {}) =>
    service().call("POST /v1/companySeller", { ...sellerForm(name, 2), ...changes });

  test("a location takes type and subdomain of its company and the defaults", async () => {
    const { status, body } = await add("Ridge");
    expect(status).toBe(201);
    expect(body).toMatchObject({
      company_po_id: 2,
      company_id: 2,
      business_type: 2,
      business_subdomain: "fernway",
      comm_percentage: "0.00",
      maximum_products: 1000,
    });
  });

  test.each([
    ["seller_type", "Type is required"],
    ["business_name", "Business Name is required"],
    ["gstin_number", "GSTIN is required"],
    ["zip", "Zip is required"],
    ["stateshort", "State is required"],
    ["phone", "Phone is required"],
    ["admin_first_name", "First Name is required"],
    ["admin_gender", "Gender is required"],
    ["admin_dob", "Date of birth is required"],
    ["admin_title", "Title is required"],
    ["admin_phone", "Phone is required"],
    ["admin_email", "Email address is required"],
  ])("%s is required", async (name, message) => {
    const response = await add("Nowhere", { [name]: "" });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ fields: { [name]: message } });
  });

  test("a commission over 100 percent is refused", async () => {
    expect((await add("Greedy", { comm_percentage: "100.01" })).status).toBe(400);
  });

  test("a name is taken within the company only; an e-mail address everywhere", async () => {
    await add("Valley");
    expect((await add("VALLEY", { admin_email: "other@seller.test" })).body).toMatchObject({
      statusCode: 409,
      fields: { business_name: "Business Name Already Exist" },
    });
    expect((await add("Valley", { company_id: 1, admin_email: "third@seller.test" })).status).toBe(201);
    expect((await add("Plain", { admin_email: "owner@verdant.test" })).body).toMatchObject({
      statusCode: 409,
      fields: { admin_email: "Email Already Exist" },
    });
    expect((await service().call("GET /v1/companySeller/BusinessName/valley")).body).toHaveLength(2);
    expect(
      (await service().call("GET /v1/companySeller/BusinessName/valley?company_po_id=1")).body,
    ).toHaveLength(1);
  });

  test("an edit keeps the account of the administrator; another address invites somebody new", async () => {
    const { body } = await add("Summit");
    const path = `/v1/companySeller/${String(field(body, "seller_id"))}`;
    const first = await invitation(service(), "summit@seller.test");
    await service().call(`PUT ${path}`, { admin_title: "Lead", admin_email: "summit@seller.test" });
    expect((await invitation(service(), "summit@seller.test")).activation).toBe(first.activation);
    await service().call(`PUT ${path}`, { admin_email: "peak@seller.test" });
    expect((await invitation(service(), "peak@seller.test")).kind).toBe("b");
    expect((await service().call("GET /v1/companySeller/Poc/summit@seller.test")).body).toEqual([]);
    const old = await service().call("POST /v1/companySeller/activation", {
      activation: first.activation,
      iv: first.iv,
    });
    expect(old.status).toBe(422);
  });

  test("who was administrator reads that the address was taken off, if it was ever shown to be theirs", async () => {
    const path = `/v1/companySeller/${String(field((await add("Plateau")).body, "seller_id"))}`;
    const { activation, iv } = await invitation(service(), "plateau@seller.test");
    await service().call("POST /v1/companySeller/activation", { activation, iv });
    await service().call(`PUT ${path}`, { admin_email: "table@seller.test" });
    const [mail] = await mailsTo(service(), "plateau@seller.test");
    expect(mail?.subject).toBe("Your address was taken off your account");
    expect(mail?.text).toBe(`Hello Ravi,

another e-mail address now stands for the administrator of your location. You can no longer sign in with this one.

If you did not expect it, ask the owner of your company.
`);
    await service().call(`PUT ${path}`, { admin_email: "desk@seller.test" });
    expect((await mailsTo(service(), "table@seller.test")).map(({ subject }) => subject)).toEqual([
      "Fernway invites you to administer the location ‘Plateau’",
    ]);
  });

  test("a location with products stays with its people, an empty one goes with them", async () => {
    expect((await service().call("DELETE /v1/companySeller/1")).body).toMatchObject({
      statusCode: 409,
      message: expect.stringMatching(
        /^Still in use: (products are sold from it|manufacturers are listed at it|people have signed in for it\. It can be suspended)$/,
      ),
    });
    expect((await service().call("GET /v1/companySeller/Poc/seller@verdant.test")).body).toHaveLength(1);
    const { body } = await add("Meadow");
    expect(
      (await service().call(`DELETE /v1/companySeller/${String(field(body, "seller_id"))}`)).status,
    ).toBe(200);
    expect((await service().call("GET /v1/companySeller/Poc/meadow@seller.test")).body).toEqual([]);
  });
});

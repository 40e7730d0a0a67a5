import { expect, test } from "vitest";
import { onOneEngine } from "../testing/engines.ts";
import { activateOwner, invitation, mailsTo, registered } from "../testing/registration.ts";

const account = {
  account_holder: "Amberfield Foods",
  bank_name: "Canara Bank",
  branch_name: "Jayanagar",
  account_number: "123456789012",
  ifsc: "CNRB0001234",
  account_type: "CURRENT",
};

onOneEngine((service) => {
  const path = (company: unknown) => `/v1/companyBank/company_po_id/${String(company)}`;

  test("a new account takes the place of the last, which stays; its number is never answered or traced", async () => {
    const company = await registered(service().call, "Amberfield");
    expect(await service().call(`GET ${path(company)}`)).toMatchObject({ status: 200, body: [] });
    await service().call(`PUT ${path(company)}`, account);
    const second = await service().call(`PUT ${path(company)}`, {
      ...account,
      account_number: "998877665544",
    });
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject([
      { company_po_id: company, account_number_end: "5544", cheque_file: null, bank_name: "Canara Bank" },
      { account_number_end: "9012", ifsc: "CNRB0001234", account_type: "CURRENT" },
    ]);
    const trail = await service().call(`GET /v1/audit/company_po_id/${String(company)}?entity=company_bank`);
    expect(trail.body).toHaveLength(2);
    expect(JSON.stringify([second.body, trail.body])).not.toMatch(/123456789012|998877665544/);
  });

  test("each owner reads of it by mail, with the last four digits and no more", async () => {
    const company = await registered(service().call, "Brookfield");
    const email = "brookfield@registered.test";
    await service().call(`PUT ${path(company)}`, account);
    // Nobody has shown yet that the address is theirs.
    expect((await mailsTo(service(), email)).map(({ subject }) => subject)).toEqual([
      "Activate your account",
    ]);
    await activateOwner(service(), email);
    await service().call(`PUT ${path(company)}`, { ...account, account_number: "998877665544" });
    const [mail] = await mailsTo(service(), email);
    expect(mail).toMatchObject({ to: email, subject: "Your company's bank account was changed" });
    expect(mail?.text).toBe(`Hello Asha,

your company is paid to the bank account that ends in 5544 from now on.

If nobody of your company changed it, put the right one in its place and change your password: http://console.test/#/master/editbank
`);
  });

  test("an owner by role reads of it too, and no staff", async () => {
    const company = await registered(service().call, "Birchfield");
    await activateOwner(service(), "birchfield@registered.test");
    const people = { "partner@birchfield.test": 1, "clerk@birchfield.test": 2 };
    for (const [email_id, role_id] of Object.entries(people)) {
      const person = { company_po_id: company, email_id, first_name: "Ravi", role_id };
      expect((await service().call("POST /v1/companyUserPO", person)).status).toBe(201);
      const { activation, iv } = await invitation(service(), email_id);
      await service().call("POST /v1/companyPO/activation", { activation, iv });
    }
    await service().call(`PUT ${path(company)}`, account);
    const told = async (email: string) =>
      (await mailsTo(service(), email)).filter(
        ({ subject }) => subject === "Your company's bank account was changed",
      ).length;
    expect([
      await told("birchfield@registered.test"),
      await told("partner@birchfield.test"),
      await told("clerk@birchfield.test"),
    ]).toEqual([1, 1, 0]);
  });

  test("a refused bank account is told to nobody", async () => {
    const company = await registered(service().call, "Millfield");
    await activateOwner(service(), "millfield@registered.test");
    await service().call(`PUT ${path(company)}`, { ...account, ifsc: "wrong" });
    expect(await mailsTo(service(), "millfield@registered.test")).toHaveLength(1);
  });

  test.each([
    [{ account_number: "12345678" }, "account_number", "Account Number must have 9 to 18 digits"],
    [{ account_number: "" }, "account_number", "Account Number is required"],
    [{ ifsc: "CNRB1001234" }, "ifsc", "IFSC must be like HDFC0001234"],
    [{ account_type: "JOINT" }, "account_type", "Account Type is required"],
    [{ account_holder: " " }, "account_holder", "Account Holder is required"],
  ])("%j is refused", async (changes, field, message) => {
    const { status, body } = await service().call(`PUT ${path(1)}`, { ...account, ...changes });
    expect({ status, body }).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
    expect((await service().call(`GET ${path(1)}`)).body).toEqual([]);
  });

  test("an account that was put in by somebody else meanwhile is not overwritten", async () => {
    const company = await registered(service().call, "Copperfield");
    const { headers } = await service().call(`GET ${path(company)}`);
    await service().call(`PUT ${path(company)}`, account);
    const stale = await service().call(`PUT ${path(company)}`, account, {
      "if-match": headers.get("etag") ?? "",
    });
    expect(stale.status).toBe(412);
    expect((await service().call(`GET ${path(company)}`)).body).toHaveLength(1);
  });

  test("an unknown company has none", async () => {
    expect((await service().call(`GET ${path(999)}`)).status).toBe(404);
    expect((await service().call(`PUT ${path(999)}`, account)).status).toBe(404);
  });
});

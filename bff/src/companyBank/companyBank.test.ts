import { afterAll, beforeAll, expect, test } from "vitest";
import { RestError } from "../rest/error.ts";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { createFakeContext, owner as anOwner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { Caller as Browser } from "../../test/harness/caller.ts";
import { samplePng } from "../../test/doubles/sampleImages.ts";
import { finishUpload, grantOf, putFile } from "../../test/harness/sendUpload.ts";

let office: BackOffice;
let owner: Caller;
beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
});
afterAll(() => office.close());

const document = `mutation ($input: EditCompanyBankInput!) { editCompanyBank(input: $input) {
  __typename
  ... on EditCompanyBankSuccess { company { bank { account { holder bankName branchName numberEnd ifsc type chequeUrl } earlierAccounts { numberEnd } } } }
  ... on Error { message }
  ... on ValidationError { issues { path message } }
  ... on ConflictError { current { id ... on Company { bank { account { numberEnd } } } } } } }`;
const read =
  "{ viewer { company { id bank { version account { numberEnd } earlierAccounts { numberEnd } } } } }";

const input = {
  holder: "Verdant Traders",
  bankName: "Canara Bank",
  branchName: "Jayanagar",
  number: "1234 5678 9012",
  numberAgain: "123456789012",
  ifsc: "cnrb0001234",
  type: "CURRENT",
  password: "Verdant-Demo-1",
};

const stored = () => office.read("/v1/companyBank/company_po_id/1");

async function uploadCheque(caller: Browser): Promise<string> {
  const content = await samplePng();
  const grant = await grantOf(caller, "image/png", content.length, "CANCELLED_CHEQUE");
  await putFile(office.url, grant, content);
  await finishUpload(caller, grant.id);
  return grant.id;
}

test("an account takes the place of the last; only the end of its number is ever answered", async () => {
  expect((await owner.send(document, { input })).data).toEqual({
    editCompanyBank: {
      __typename: "EditCompanyBankSuccess",
      company: {
        bank: {
          account: {
            holder: "Verdant Traders",
            bankName: "Canara Bank",
            branchName: "Jayanagar",
            numberEnd: "9012",
            ifsc: "CNRB0001234",
            type: "CURRENT",
            chequeUrl: null,
          },
          earlierAccounts: [],
        },
      },
    },
  });
  const next = { ...input, number: "998877665544", numberAgain: "998877665544" };
  await owner.send(document, { input: next });
  expect((await owner.send(read)).data).toMatchObject({
    viewer: {
      company: { bank: { account: { numberEnd: "5544" }, earlierAccounts: [{ numberEnd: "9012" }] } },
    },
  });
});

test("nobody else can put one in or see one, and a wrong password changes nothing", async () => {
  const before = await stored();
  const send = async (caller: Caller, change: object = {}) =>
    (await caller.send(document, { input: { ...input, ...change } })).data;
  const seller = await office.signIn("seller@verdant.test");
  expect(await send(office.anonymous)).toMatchObject({
    editCompanyBank: { __typename: "UnauthenticatedError" },
  });
  expect(await send(seller)).toMatchObject({ editCompanyBank: { __typename: "ForbiddenError" } });
  expect(await send(owner, { password: "wrong" })).toMatchObject({
    editCompanyBank: { issues: [{ path: ["password"], message: "The current password is incorrect" }] },
  });
  const other = await office.signIn("owner@fernway.test");
  expect(await send(other)).toMatchObject({ editCompanyBank: { __typename: "EditCompanyBankSuccess" } });
  expect(await stored()).toEqual(before);
  expect((await seller.send(read)).data).toMatchObject({ viewer: { company: { bank: null } } });
});

test.each([
  [{ holder: " " }, "holder", "Account Holder is required"],
  [{ bankName: "" }, "bankName", "Bank Name is required"],
  [{ branchName: "" }, "branchName", "Branch is required"],
  [{ number: "", numberAgain: "" }, "number", "Account Number is required"],
  [{ number: "12345678", numberAgain: "12345678" }, "number", "Account Number must have 9 to 18 digits"],
  [{ numberAgain: "123456789013" }, "numberAgain", "Account Number Not Match"],
  [{ ifsc: "" }, "ifsc", "IFSC is required"],
  [{ ifsc: "CNRB1001234" }, "ifsc", "IFSC must be like HDFC0001234"],
  [{ password: "" }, "password", "Password is required"],
])("%j is refused beside its field", async (change, field, message) => {
  const before = await stored();
  const { data } = await owner.send(document, { input: { ...input, ...change } });
  expect(data).toMatchObject({ editCompanyBank: { issues: [{ path: [field], message }] } });
  expect(await stored()).toEqual(before);
});

test("an account that was put in meanwhile is not overwritten, and is shown", async () => {
  const { data } = await owner.send(document, { input: { ...input, version: "another" } });
  expect(data).toMatchObject({
    editCompanyBank: {
      __typename: "ConflictError",
      message: "Somebody else has changed this since you opened it.",
      current: { bank: { account: { numberEnd: "5544" } } },
    },
  });
});

test("a cheque is read by its signed link, and by no other", async () => {
  const browser = new Browser(office.url);
  await browser.send("mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }", {
    input: { email: "owner@verdant.test", password: "Verdant-Demo-1", rememberMe: false },
  });
  const chequeUploadId = await uploadCheque(browser);
  const { text } = await browser.send(document, { input: { ...input, chequeUploadId } });
  const link = /\/media\/private\/bank\/1\/[^"]+/.exec(text)?.[0] ?? "none";
  const response = await fetch(office.url + link);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const [path = ""] = link.split("?");
  const later = link.replace(/expires=\d+/, `expires=${Date.now() + 10_000_000}`);
  const small = link.replace("?", ".160.webp?");
  for (const forged of [path, later, small, `${path}?v=1`]) {
    expect((await fetch(office.url + forged)).status, forged).toBe(404);
  }
});

test("a service that keeps no bank accounts has none, and says so", async () => {
  const rest = createFakeRest({});
  rest.get = ({ template }) =>
    template.startsWith("/v1/companyBank")
      ? Promise.reject(new RestError("not-offered", "The service does not offer this."))
      : Promise.resolve({
          status: 200,
          body: [{ company_po_id: 1, business_name: "V", business_subdomain: "v" }],
          totalCount: null,
          etag: null,
        });
  const context = createFakeContext(rest, anOwner);
  expect((await run(context, read)).data).toMatchObject({ viewer: { company: { bank: null } } });
  expect((await run(context, document, { input })).data).toMatchObject({
    editCompanyBank: { __typename: "NotOfferedError" },
  });
});

import { expect, test } from "vitest";
import { change, writes } from "../../test/harness/change.ts";
import { companyService, freshCompany, information } from "../../test/doubles/companyService.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { addFinishedUpload } from "../../test/doubles/finishedUpload.ts";

const save = `
  mutation ($input: SaveCompanyInformationInput!) {
    saveCompanyInformation(input: $input) {
      __typename
      ... on SaveCompanyInformationSuccess {
        company {
          name phone officeEmail websiteUrl panNumber registrationDate logoUrl passwordRenewalDays monthlyPurchaseMinimum
          maximumProducts billingName gstinNumber billingAddress { area postalCode provinceCode province country }
          completedSignupParts
        }
      }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    }
  }`;

const withLogo = { ...freshCompany, logo_upload: "logo.png" };

test("step 2 is sent as the documents have it, with the company as id, and is done", async () => {
  const rest = companyService(withLogo);
  expect(await change(rest, save, information)).toEqual({
    __typename: "SaveCompanyInformationSuccess",
    company: {
      name: "Sprig",
      phone: "08041234567",
      officeEmail: "office@sprig.test",
      websiteUrl: "https://sprig.test",
      panNumber: "AAFCV4821K",
      registrationDate: "2019-04-22",
      logoUrl: "/media/home-images/1/logo.png",
      passwordRenewalDays: 90,
      monthlyPurchaseMinimum: "0.00",
      maximumProducts: 1000,
      billingName: "Sprig",
      gstinNumber: "29AAFCV4821K1ZY",
      billingAddress: {
        area: "Indiranagar",
        postalCode: "560038",
        provinceCode: "KA",
        province: "Karnataka",
        country: "India",
      },
      completedSignupParts: ["COMPANY_INFORMATION"],
    },
  });
  expect(writes(rest)).toEqual([
    {
      method: "POST",
      template: "/v1/companyPO/page2",
      params: {},
      idempotencyKey: undefined,
      body: {
        id: 1,
        logo_upload: "logo.png",
        registration_number: "U1",
        registration_date: "2019-04-22",
        pan_number: "AAFCV4821K",
        phone: "08041234567",
        office_email: "office@sprig.test",
        accounts_phone: "",
        accounts_email: "",
        enquiry_email: "",
        web_url: "https://sprig.test",
        insta: "",
        linkedin: "",
        password_renewal_days: 90,
        monthly_purchase_minimum: "0.00",
        maximum_products: 1000,
        billing_name: "Sprig",
        gstin_number: "29AAFCV4821K1ZY",
        billing_addressline1: "",
        billing_addressline2: "",
        billing_street_no: "",
        billing_street_name: "",
        billing_area: "Indiranagar",
        billing_region: "",
        billing_zip: "560038",
        billing_stateshort: "KA",
        billing_statelong: "Karnataka",
        billing_country: "India",
        billing_countryshort: "IND",
      },
    },
  ]);
});

test.each([
  [{ phone: " " }, ["phone"], "Office Phone is required"],
  [{ phone: "12345" }, ["phone"], "Must have 7 to 15 digits"],
  [{ officeEmail: "" }, ["officeEmail"], "Email address is required"],
  [{ officeEmail: "office" }, ["officeEmail"], "Email is Invalid"],
  [{ accountsEmail: "accounts" }, ["accountsEmail"], "Email is Invalid"],
  [{ accountsPhone: "call me" }, ["accountsPhone"], "Must have 7 to 15 digits"],
  [{ websiteUrl: "javascript:alert(1)" }, ["websiteUrl"], "Must be an address on the web"],
  [{ registrationDate: "2999-01-01" }, ["registrationDate"], "Must not be in the future"],
  [{ passwordRenewalDays: 3651 }, ["passwordRenewalDays"], "Must be a whole number from 0 to 3650"],
  [{ maximumProducts: 0 }, ["maximumProducts"], "Must be a whole number from 1 to 1000000"],
  [
    { monthlyPurchaseMinimum: "-1" },
    ["monthlyPurchaseMinimum"],
    "Must be an amount of 0 or more with at most two decimals",
  ],
  [
    { billingAddress: { ...information.billingAddress, area: "" } },
    ["billingAddress", "area"],
    "Area is required",
  ],
  [
    { billingAddress: { ...information.billingAddress, postalCode: "" } },
    ["billingAddress", "postalCode"],
    "ZIP is required",
  ],
  [
    { billingAddress: { ...information.billingAddress, postalCode: "060038" } },
    ["billingAddress", "postalCode"],
    "Must have 6 digits and not start with 0",
  ],
  [
    { billingAddress: { ...information.billingAddress, provinceCode: "" } },
    ["billingAddress", "provinceCode"],
    "State is required",
  ],
  [
    { billingAddress: { ...information.billingAddress, provinceCode: "XX" } },
    ["billingAddress", "provinceCode"],
    "State is required",
  ],
])("%j is refused beside %j", async (part, path, message) => {
  const rest = companyService(withLogo);
  expect(await change(rest, save, { ...information, ...part })).toEqual({
    __typename: "ValidationError",
    message,
    issues: [{ path, message }],
  });
  expect(writes(rest)).toEqual([]);
});

test("tax numbers that look wrong are saved, and said", async () => {
  const document = `mutation ($input: SaveCompanyInformationInput!) { saveCompanyInformation(input: $input) {
    ... on SaveCompanyInformationSuccess { company { panNumber gstinNumber } warnings { path message } } } }`;
  const wrong = { ...information, panNumber: "abc", gstinNumber: "29abc" };
  expect(await change(companyService(withLogo), document, wrong)).toEqual({
    company: { panNumber: "ABC", gstinNumber: "29ABC" },
    warnings: [
      {
        path: ["panNumber"],
        message: "A PAN has five letters, four digits and a letter, like ABCDE1234F.",
      },
      { path: ["gstinNumber"], message: "This is not a valid GSTIN. Look for a typing mistake." },
    ],
  });
});

test("a logo must be there, or come with it", async () => {
  const rest = companyService();
  const message = "Please Upload Logo";
  expect(await change(rest, save, information)).toEqual({
    __typename: "ValidationError",
    message,
    issues: [{ path: ["logoUploadId"], message }],
  });
  const context = createFakeContext(rest, owner);
  const logoUploadId = await addFinishedUpload(context, owner, "COMPANY_LOGO");
  const response = await run(context, save, { input: { ...information, logoUploadId } });
  expect(response.data).toMatchObject({
    saveCompanyInformation: {
      company: { logoUrl: expect.stringMatching(/^\/media\/home-images\/1\/logo-[0-9a-f-]{36}\.png$/) },
    },
  });
  expect(writes(rest)).toMatchObject([
    { body: { logo_upload: expect.stringMatching(/^logo-[0-9a-f-]{36}\.png$/) } },
  ]);
});

test("an upload for something else, or of somebody else, is not found, and nothing is saved", async () => {
  for (const [user, purpose] of [
    [owner, "ABOUT_US_IMAGE"],
    [seller, "COMPANY_LOGO"],
  ] as const) {
    const rest = companyService(withLogo);
    const context = createFakeContext(rest, owner);
    const logoUploadId = await addFinishedUpload(context, user, purpose);
    const response = await run(context, save, { input: { ...information, logoUploadId } });
    expect(response.data).toMatchObject({ saveCompanyInformation: { __typename: "NotFoundError" } });
    expect(writes(rest)).toEqual([]);
  }
});

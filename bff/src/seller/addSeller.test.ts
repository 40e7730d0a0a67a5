import { expect, test } from "vitest";
import { change, writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";
import { sellerForm, sellerService } from "../../test/doubles/sellerService.ts";

const add = `mutation ($input: AddSellerInput!) { addSeller(input: $input) {
  __typename
  ... on AddSellerSuccess {
    seller { databaseId name status gstinNumber address { province country } administrator { email phone gender } productCount }
    sellerEdge { node { databaseId } }
    warnings { path message }
  }
  ... on Error { message }
  ... on ValidationError { issues { path message } }
  ... on ConflictError { issues { path message } }
} }`;

test("a location is added to the company of the session, with the names of its country, and onboarding is told", async () => {
  const rest = sellerService();
  expect(await change(rest, add, { ...sellerForm, idempotencyKey: "key" })).toEqual({
    __typename: "AddSellerSuccess",
    seller: {
      databaseId: "500",
      name: "Riverside",
      status: "INVITED",
      gstinNumber: "29ABCDE1234F1ZW",
      address: { province: "Karnataka", country: "India" },
      administrator: { email: "ravi@riverside.test", phone: "9812345678", gender: "MALE" },
      productCount: 0,
    },
    sellerEdge: { node: { databaseId: "500" } },
    warnings: [],
  });
  expect(writes(rest)).toEqual([
    {
      method: "POST",
      template: "/v1/companySeller",
      params: {},
      body: {
        company_id: 1,
        business_name: "Riverside",
        seller_type: 1,
        legal_name: "",
        registration_number: "",
        registration_date: "",
        pan_number: "",
        tan_number: "",
        gstin_number: "29ABCDE1234F1ZW",
        phone: "08041234567",
        office_email: "",
        web_url: "",
        insta: "",
        linkedin: "",
        addressline1: "",
        addressline2: "",
        street_no: "",
        street_name: "",
        area_name: "",
        region_name: "",
        zip: "560038",
        stateshort: "KA",
        seller_statelong: "Karnataka",
        seller_country: "India",
        seller_countryshort: "IND",
        admin_first_name: "Ravi",
        admin_last_name: "",
        admin_title: "Manager",
        admin_gender: 1,
        admin_dob: "1985-11-02",
        admin_phone: "9812345678",
        admin_email: "ravi@riverside.test",
      },
      idempotencyKey: "key",
    },
    {
      method: "POST",
      template: "/v1/companyPO/page4",
      params: {},
      body: { company_po_id: 1 },
      idempotencyKey: undefined,
    },
  ]);
});

test("what is given beyond that is sent in the documents' codes", async () => {
  const rest = sellerService();
  await change(rest, add, {
    ...sellerForm,
    businessType: "SOLE_PROPRIETORSHIP",
    commissionPercentage: "12.5",
    maximumProducts: 40,
    registrationDate: "2019-04-22",
    websiteUrl: "riverside.test",
  });
  expect(writes(rest)[0]).toMatchObject({
    body: {
      business_type: 1,
      comm_percentage: "12.5",
      maximum_products: 40,
      registration_date: "2019-04-22",
      web_url: "https://riverside.test",
    },
  });
});

const person = (part: object) => ({ administrator: { ...sellerForm.administrator, ...part } });
const withAddress = (part: object) => ({ address: { ...sellerForm.address, ...part } });

test.each<[object, string[], string]>([
  [{ name: " " }, ["name"], "Business Name is required"],
  [{ name: "x".repeat(121) }, ["name"], "Must have at most 120 characters"],
  [{ gstinNumber: "" }, ["gstinNumber"], "GSTIN is required"],
  [{ gstinNumber: "29ABCDE1234F1ZX" }, ["gstinNumber"], "GSTIN is Invalid"],
  [{ phone: "" }, ["phone"], "Phone is required"],
  [{ phone: "123" }, ["phone"], "Must have 7 to 15 digits"],
  [{ officeEmail: "nobody" }, ["officeEmail"], "Email is Invalid"],
  [{ websiteUrl: "ftp://x" }, ["websiteUrl"], "Must be an address on the web"],
  [{ registrationDate: "2999-01-01" }, ["registrationDate"], "Must not be in the future"],
  [
    { commissionPercentage: "100.01" },
    ["commissionPercentage"],
    "Must be a number from 0 to 100 with at most two decimals",
  ],
  [
    { commissionPercentage: "-1" },
    ["commissionPercentage"],
    "Must be a number from 0 to 100 with at most two decimals",
  ],
  [{ maximumProducts: 0 }, ["maximumProducts"], "Must be a whole number from 1 to 1000000"],
  [{ businessType: "ORGANIZATION" }, ["businessType"], "Is not offered here"],
  [withAddress({ postalCode: "" }), ["address", "postalCode"], "Zip is required"],
  [
    withAddress({ postalCode: "060038" }),
    ["address", "postalCode"],
    "Must have 6 digits and not start with 0",
  ],
  [withAddress({ provinceCode: "" }), ["address", "provinceCode"], "State is required"],
  [withAddress({ provinceCode: "NSW" }), ["address", "provinceCode"], "State is required"],
  [person({ firstName: "" }), ["administrator", "firstName"], "First Name is required"],
  [person({ title: "" }), ["administrator", "title"], "Title is required"],
  [
    person({ dateOfBirth: "2020-01-01" }),
    ["administrator", "dateOfBirth"],
    "You must be at least 18 years old",
  ],
  [person({ dateOfBirth: "1850-01-01" }), ["administrator", "dateOfBirth"], "Date of birth is too long ago"],
  [person({ phone: "" }), ["administrator", "phone"], "Phone is required"],
  [person({ email: "" }), ["administrator", "email"], "Email address is required"],
  [person({ email: "ravi@riverside.store" }), ["administrator", "email"], "Email is Invalid"],
])("%j is refused beside its field, and nothing is sent", async (part, path, message) => {
  const rest = sellerService();
  expect(await change(rest, add, { ...sellerForm, ...part })).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path, message }],
  });
  expect(writes(rest)).toEqual([]);
});

test.each<[object, string[], string]>([
  [{ name: "PUNE" }, ["name"], "Business Name Already Exist"],
  [person({ email: "owner@verdant.test" }), ["administrator", "email"], "Email Already Exist"],
])("%j is taken: said beside its field", async (part, path, message) => {
  expect(await change(sellerService(), add, { ...sellerForm, ...part })).toEqual({
    __typename: "ConflictError",
    message,
    issues: [{ path, message }],
  });
});

test("tax numbers that do not fit each other are saved with a warning", async () => {
  const rest = sellerService();
  expect(
    await change(rest, add, { ...sellerForm, panNumber: "later", ...withAddress({ provinceCode: "KL" }) }),
  ).toMatchObject({
    __typename: "AddSellerSuccess",
    warnings: [
      { path: ["panNumber"], message: "A PAN has five letters, four digits and a letter, like ABCDE1234F." },
      { path: ["gstinNumber"], message: "This GSTIN was given in another state." },
    ],
  });
  expect(writes(rest)[0]).toMatchObject({ body: { pan_number: "LATER" } });
});

test.each([
  ["nobody", null, "UnauthenticatedError"],
  ["a seller", seller, "ForbiddenError"],
])("%s may not, and nothing is sent", async (_who, user, refusal) => {
  const rest = sellerService();
  expect(await change(rest, add, sellerForm, user)).toMatchObject({ __typename: refusal });
  expect(rest.summary()).toEqual([]);
});

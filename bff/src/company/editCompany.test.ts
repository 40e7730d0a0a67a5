import { expect, test } from "vitest";
import { change, writes } from "../../test/harness/change.ts";
import { companyService, freshCompany, information } from "../../test/doubles/companyService.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { addFinishedUpload } from "../../test/doubles/finishedUpload.ts";
import { createMemoryStorage } from "../../test/doubles/memoryStorage.ts";

function edit(section: string): string {
  return `
    mutation ($input: EditCompany${section}Input!) {
      editCompany${section}(input: $input) {
        __typename
        ... on EditCompany${section}Success { company { id } }
        ... on Error { message }
        ... on ConflictError { current { ... on Company { version billingName } } }
        ... on ValidationError { issues { path message } }
      }
    }`;
}

const { billingName, gstinNumber, billingAddress } = information;
const billing = { billingName, gstinNumber, billingAddress };
const withLogo = { ...freshCompany, logo_upload: "logo.png" };
const media = { phone: "08041234567", officeEmail: "office@sprig.test" };
const registration = {
  businessType: "PRIVATE_LIMITED_COMPANY",
  verticalName: "Plants",
  verticalDescription: "Indoor plants",
  name: "Sprig",
  legalName: "Sprig LLP",
};

test("each section sends its own fields and no others", async () => {
  const rest = companyService(withLogo);
  await change(rest, edit("Address"), { address: billingAddress });
  await change(rest, edit("Registration"), registration);
  await change(rest, edit("Media"), media);
  await change(rest, edit("Billing"), billing);
  await change(rest, edit("AboutUs"), { aboutUs: "<p>We</p>", terms: "<p>Pay</p>" });
  const sent = writes(rest).map((write) => {
    expect(write).toMatchObject({ method: "PUT", template: "/v1/companyPO/{id}", params: { id: "1" } });
    return Reflect.get(write, "body");
  });
  expect(sent).toMatchObject([
    { area_name: "Indiranagar", zip: "560038", stateshort: "KA", statelong: "Karnataka", country: "India" },
    { business_type: 4, business_name: "Sprig", legal_name: "Sprig LLP", pan_number: "" },
    { phone: "08041234567", office_email: "office@sprig.test", accounts_email: "" },
    { billing_area: "Indiranagar", gstin_number: "29AAFCV4821K1ZY" },
    { about_us_text: "<p>We</p>", terms_conditions: "<p>Pay</p>" },
  ]);
  expect(sent.map((body) => Object.keys(Object(body)).length)).toEqual([11, 8, 8, 13, 2]);
});

test.each([
  ["Address", { address: { ...billingAddress, area: "" } }, ["address", "area"], "Area is Required"],
  [
    "Address",
    { address: { ...billingAddress, postalCode: "" } },
    ["address", "postalCode"],
    "Zip is Required",
  ],
  [
    "Address",
    { address: { ...billingAddress, provinceCode: "" } },
    ["address", "provinceCode"],
    "Province is required",
  ],
  ["Registration", { ...registration, legalName: "" }, ["legalName"], "Legal Name is required"],
  [
    "Registration",
    { ...registration, verticalName: "" },
    ["verticalName"],
    "Business Vertical Name is Required",
  ],
  ["Media", { ...media, phone: "" }, ["phone"], "Office Phone is required"],
])("%s: %j is refused", async (section, input, path, message) => {
  const rest = companyService(withLogo);
  expect(await change(rest, edit(section), input)).toEqual({
    __typename: "ValidationError",
    message,
    issues: [{ path, message }],
  });
  expect(writes(rest)).toEqual([]);
});

test("media need a logo, stored or with them", async () => {
  expect(await change(companyService(), edit("Media"), media)).toMatchObject({
    message: "Please Upload Logo",
  });
});

test("a service with the documented calls only saves by the pages of onboarding, whole", async () => {
  const rest = companyService({ ...withLogo, phone: "08041234567", office_email: "a@sprig.test" }, false);
  expect(await change(rest, edit("Billing"), billing)).toMatchObject({
    __typename: "EditCompanyBillingSuccess",
  });
  expect(await change(rest, edit("AboutUs"), { aboutUs: "<p>We</p>", terms: "<p>Pay</p>" })).toMatchObject({
    __typename: "EditCompanyAboutUsSuccess",
  });
  expect(await change(rest, edit("Address"), { address: billingAddress })).toMatchObject({
    __typename: "NotOfferedError",
  });
  const documented = writes(rest).filter((write) => Reflect.get(write, "method") === "POST");
  expect(documented).toMatchObject([
    {
      template: "/v1/companyPO/page2",
      body: { id: 1, phone: "08041234567", logo_upload: "logo.png", billing_area: "Indiranagar" },
    },
    { template: "/v1/companyPO/page3", body: { id: 1, about_us_text: "<p>We</p>" } },
  ]);
});

async function versionOf(rest: ReturnType<typeof companyService>): Promise<string> {
  const { data } = await run(createFakeContext(rest, owner), "{ viewer { company { version } } }");
  return String(
    Reflect.get(Object(Reflect.get(Object(Reflect.get(Object(data), "viewer")), "company")), "version"),
  );
}

test("a stale edit changes nothing and shows the company as it is; another section does not stand in the way", async () => {
  const rest = companyService(withLogo);
  const version = await versionOf(rest);
  await change(rest, edit("Billing"), { ...billing, billingName: "Faster" });
  const before = writes(rest).length;
  expect(await change(rest, edit("Billing"), { ...billing, version })).toMatchObject({
    __typename: "ConflictError",
    current: { version: await versionOf(rest), billingName: "Faster" },
  });
  expect(writes(rest)).toHaveLength(before);
  expect(await change(rest, edit("Media"), { ...media, version })).toMatchObject({
    __typename: "EditCompanyMediaSuccess",
  });
});

test.each([
  ["logo", "Media", "COMPANY_LOGO", { ...media }, "logoUploadId"],
  [
    "about-us picture",
    "AboutUs",
    "ABOUT_US_IMAGE",
    { aboutUs: "<p>We</p>", terms: "<p>Pay</p>" },
    "imageUploadId",
  ],
] as const)(
  "a new %s is a new version: a second tab is told, and the picture of the first stays",
  async (_name, section, purpose, values, field) => {
    const rest = companyService(withLogo);
    const storage = createMemoryStorage();
    const stored = () => [...storage.images.objects.keys()].filter((key) => key.startsWith("home-images/"));
    const save = async (version: string | null) => {
      const context = { ...createFakeContext(rest, owner), storage };
      const uploadId = await addFinishedUpload(context, owner, purpose);
      const { data } = await run(context, edit(section), {
        input: { ...values, [field]: uploadId, version },
      });
      return Object.values(Object(data))[0];
    };
    await save(null);
    const version = await versionOf(rest);
    expect(await save(version)).toMatchObject({ __typename: `EditCompany${section}Success` });
    const first = stored();
    expect(first).toHaveLength(3);
    const written = writes(rest).length;
    expect(await save(version)).toMatchObject({
      __typename: "ConflictError",
      message: "Somebody else has changed this since you opened it.",
      current: { version: await versionOf(rest) },
    });
    expect(writes(rest)).toHaveLength(written);
    expect(stored()).toEqual(first);
  },
);

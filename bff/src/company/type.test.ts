import { expect, test } from "vitest";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";

const document = `{
  viewer {
    company {
      databaseId name subdomain legalName businessType logoUrl phone officeEmail registrationNumber registrationDate
      panNumber gstinNumber maximumProducts
      address { line1 line2 streetNumber streetName area region postalCode provinceCode province countryCode country }
    }
  }
}`;

async function company(record: object): Promise<unknown> {
  const { companyPO } = catalogue(0);
  const rows = [{ company_po_id: 1, business_name: "Verdant", business_subdomain: "verdant", ...record }];
  const rest = createFakeRest({ tables: { companyPO: { ...companyPO!, rows } } });
  const { data, errors } = await run(createFakeContext(rest, owner), document);
  expect(errors).toEqual([]);
  return Reflect.get(Object(Reflect.get(Object(data), "viewer")), "company");
}

test("the record in our names", async () => {
  expect(
    await company({
      legal_name: "Verdant Goods",
      business_type: "4",
      logo_upload: "logo.webp",
      phone: 8041234567,
      office_email: "hello@verdant.test",
      registration_number: "U52399",
      registration_date: "2019-04-22T00:00:00.000Z",
      pan_number: "AAFCV4821K",
      gstin_number: "29AAFCV4821K1ZY",
      maximum_products: "1000",
      addressline1: "Unit 4",
      addressline2: "Craft Yard",
      street_no: 12,
      street_name: "100 Feet Road",
      area_name: "Indiranagar",
      region_name: "Bengaluru",
      zip: 560038,
      stateshort: "KA",
      statelong: "Karnataka",
      countryshort: "IND",
      country: "India",
    }),
  ).toEqual({
    databaseId: "1",
    name: "Verdant",
    subdomain: "verdant",
    legalName: "Verdant Goods",
    businessType: "PRIVATE_LIMITED_COMPANY",
    logoUrl: "/media/home-images/1/logo.webp",
    phone: "8041234567",
    officeEmail: "hello@verdant.test",
    registrationNumber: "U52399",
    registrationDate: "2019-04-22",
    panNumber: "AAFCV4821K",
    gstinNumber: "29AAFCV4821K1ZY",
    maximumProducts: 1000,
    address: {
      line1: "Unit 4",
      line2: "Craft Yard",
      streetNumber: "12",
      streetName: "100 Feet Road",
      area: "Indiranagar",
      region: "Bengaluru",
      postalCode: "560038",
      provinceCode: "KA",
      province: "Karnataka",
      countryCode: "IND",
      country: "India",
    },
  });
});

test("what is not filled in is null, and so is a code that is not known", async () => {
  expect(await company({ business_type: 99, logo_upload: "", phone: null })).toMatchObject({
    legalName: null,
    businessType: null,
    logoUrl: null,
    phone: null,
    registrationDate: null,
    maximumProducts: null,
    address: { line1: null, country: null },
  });
});

test("code 0 is a type and not none", async () => {
  expect(await company({ business_type: 0 })).toMatchObject({ businessType: "INDIVIDUAL" });
});

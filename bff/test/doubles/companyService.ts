import { RestError } from "../../src/rest/error.ts";
import type { RestWrite } from "../../src/rest/client.ts";
import { catalogue } from "./catalogue.ts";
import { createFakeRest, type FakeRest } from "./fakeRest.ts";

/** A company that has been registered, and nothing more. */
export const freshCompany = {
  company_po_id: 1,
  business_name: "Sprig",
  business_subdomain: "sprig",
  business_type: 2,
  billing_name: "Sprig",
  password_renewal_days: 90,
  monthly_purchase_minimum: "0.00",
  maximum_products: 1000,
};

/** Step 2 as the console sends it. */
export const information = {
  registrationNumber: "U1",
  registrationDate: "2019-04-22",
  panNumber: "AAFCV4821K",
  phone: "080 4123 4567",
  officeEmail: "Office@Sprig.test",
  websiteUrl: "sprig.test",
  billingName: "Sprig",
  gstinNumber: "29AAFCV4821K1ZY",
  billingAddress: { area: "Indiranagar", postalCode: "560 038", provinceCode: "KA" },
};

/** A service that keeps one company as ours does. `hasPut`: whether it has more than the documented calls. */
export function companyService(record: object = freshCompany, hasPut = true): FakeRest {
  const tables = catalogue(2);
  const row: object = { ...record };
  const keep = (extra: object) => (write: RestWrite) => {
    const { id: _id, ...fields } = Object(write.body);
    Object.assign(row, fields, extra);
    return [{ ...row }];
  };
  const absent = () => {
    throw new RestError("not-found", "There is no such call.");
  };
  return createFakeRest({
    tables: {
      ...tables,
      companyPO: { ...tables["companyPO"]!, rows: [row] },
    },
    reads: {
      "/v1/country": () => [{ id: "IND", countrylong: "India" }],
      "/v1/countryProvince/Country/{countryId}": () => [
        { shortname: "KA", longname: "Karnataka" },
        { shortname: "KL", longname: "Kerala" },
      ],
    },
    writes: {
      "POST /v1/companyPO/page2": keep({ signup_page2_over: true }),
      "POST /v1/companyPO/page3": keep({ signup_page3_over: true }),
      "POST /v1/companyPO/page5": keep({ signup_page5_over: true }),
      "PUT /v1/companyPO/{id}": hasPut ? keep({}) : absent,
    },
  });
}

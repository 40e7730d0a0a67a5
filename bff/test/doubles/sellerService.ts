import type { RestWrite } from "../../src/rest/client.ts";
import { RestError } from "../../src/rest/error.ts";
import { catalogue } from "./catalogue.ts";
import { createFakeRest, type FakeRest } from "./fakeRest.ts";

/** The seller form with all that is required. */
export const sellerForm = {
  name: " Riverside ",
  type: "STORE",
  gstinNumber: "29 abcde 1234 f1zw",
  address: { area: "", postalCode: "560 038", provinceCode: "KA" },
  phone: "080 4123 4567",
  administrator: {
    firstName: "Ravi",
    title: "Manager",
    gender: "MALE",
    dateOfBirth: "1985-11-02",
    phone: "+91 98123 45678",
    email: "Ravi@Riverside.test",
  },
};

/** Refuses a name and an address that are taken; else the form as a location. */
function kept({ body }: RestWrite): object {
  const form = Object(body);
  if (form.business_name.toLowerCase() === "pune")
    throw new RestError("conflict", "Business Name Already Exist", {
      fields: { business_name: "Business Name Already Exist" },
    });
  if (form.admin_email === "owner@verdant.test")
    throw new RestError("conflict", "Email Already Exist", {
      fields: { admin_email: "Email Already Exist" },
    });
  return { ...form, seller_id: 500, company_po_id: 1, admin_active: false, products_count: 0 };
}

/** A service with two locations of company 1, which keeps what it is sent. @param first what the first has beside its name */
export function sellerService(first: object = {}): FakeRest {
  const tables = catalogue(2);
  const rows = tables["companySeller"]?.rows ?? [];
  Object.assign(rows[0] ?? {}, first);
  const staff = { key: "user_seller_id", rows: [], parents: { seller_id: "seller_id" } };
  const named = ({ params }: RestWrite): object =>
    rows.find((row) => String(Reflect.get(row, "seller_id")) === params?.["id"]) ?? {};
  return createFakeRest({
    tables: { ...tables, companyUserSeller: staff },
    reads: {
      "/v1/country": () => [{ id: "IND", countrylong: "India" }],
      "/v1/countryProvince/Country/{countryId}": () => [
        { shortname: "KA", longname: "Karnataka" },
        { shortname: "KL", longname: "Kerala" },
      ],
    },
    writes: {
      "POST /v1/companySeller": kept,
      "POST /v1/companySeller/invitation": kept,
      "PUT /v1/companySeller/{id}": (write) => ({ ...named(write), ...Object(write.body) }),
      "DELETE /v1/companySeller/{id}": () => null,
      "POST /v1/companySeller/{id}/suspension": (write) => ({
        ...named(write),
        ...Object(write.body),
        suspended_at: "2026-11-20T09:00:00.000Z",
      }),
      "DELETE /v1/companySeller/{id}/suspension": named,
      "POST /v1/companySeller/{id}/invitation": named,
      "POST /v1/companyPO/page4": () => null,
    },
  });
}

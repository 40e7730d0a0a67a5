import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { first, holds, list, same, succeeded } from "../expectation.ts";
import { id, unknownId } from "../http/wire.ts";
import { registration } from "../fixtures/registration.ts";
import { companyRecord } from "./companyRecord.ts";

/** The fields that the registration form requires (Document 1 §5). */
const required = [
  "business_type",
  "business_vertical_name",
  "business_vertical_description",
  "business_name",
  "business_subdomain",
  "legal_name",
  "area_name",
  "zip",
  "stateshort",
  "admin_first_name",
  "admin_title",
  "admin_gender",
  "admin_dob",
  "admin_phone",
  "admin_email",
];

/** Registering and reading a company (Document 1 §7). */
export const company: ContractResource = {
  name: "companyPO",
  calls: [
    documented("document-1", "POST", "/v1/companyPO", async (probe, fixtures) => {
      const form = registration();
      const taken = async (path: string, value: string) =>
        list(await fixtures.get(path, value), v.unknown()).length > 0;

      await probe.that("registers: name and subdomain are taken afterwards", async () => {
        succeeded(await probe.send({ body: form }));
        holds(await taken("/v1/companyPO/BusinessName/{name}", form.business_name), "the name is free");
        holds(
          await taken("/v1/companyPO/BusinessSubdomain/{s}", form.business_subdomain),
          "subdomain is free",
        );
      });
      // A service may wait for the activation before it counts an e-mail address as somebody's.
      await probe.that("an e-mail address is taken once its owner can sign in", async () => {
        holds(await taken("/v1/companyPO/Poc/{email}", (await fixtures.owner()).email), "the e-mail is free");
      });
      for (const field of ["business_name", "business_subdomain", "admin_email"] as const) {
        await probe.beyond(`refuses a taken ${field}`, async () => {
          const value = field === "admin_email" ? (await fixtures.owner()).email : form[field];
          const other = { ...registration(), [field]: value.toUpperCase() };
          const same = { ...registration(), [field]: value };
          probe.refused(await probe.send({ body: same }), { status: 409, field });
          // The form lets only lower-case letters into subdomain and e-mail, so either refusal is right.
          if (probe.strict) probe.refused(await probe.send({ body: other }), { status: [400, 409], field });
        });
      }
      for (const field of required) {
        await probe.beyond(`requires ${field}`, async () => {
          const body = { ...registration(), [field]: undefined };
          probe.refused(await probe.send({ body }), { status: 400, field });
        });
      }
      await probe.that("accepts a registration without its optional fields", async () => {
        const { addressline1, addressline2, street_no, street_name, ...rest } = registration();
        const { region_name, admin_last_name, ...body } = rest;
        void [addressline1, addressline2, street_no, street_name, region_name, admin_last_name];
        succeeded(await probe.send({ body }));
      });
      await probe.beyond("knows the business types of its reading", async () => {
        const highest = fixtures.options.businessTypes === "nine" ? 8 : 1;
        succeeded(await probe.send({ body: { ...registration(), business_type: highest } }));
        const body = { ...registration(), business_type: highest + 1 };
        probe.refused(await probe.send({ body }), { status: [400, 422], field: "business_type" });
      });
      await probe.beyond("refuses somebody under 18 or over 122", async () => {
        const year = new Date().getUTCFullYear();
        for (const admin_dob of [`${year - 17}-01-01`, `${year - 124}-01-01`]) {
          const response = await probe.send({ body: { ...registration(), admin_dob } });
          probe.refused(response, { status: [400, 422], field: "admin_dob" });
        }
      });
    }),

    documented("document-1", "GET", "/v1/companyPO/{company_po_id}", async (probe, fixtures) => {
      const { id: companyId, form } = await fixtures.registered();
      await probe.that("answers a list whose first element is the company, with every field", async () => {
        const record = first(await probe.send({ at: [companyId] }), companyRecord);
        same(record.business_name, form.business_name, "business_name");
        same(record.business_subdomain, form.business_subdomain, "business_subdomain");
        same(record.admin_email, form.admin_email, "admin_email");
        same(record.billing_name, form.billing_name, "billing_name");
        holds(!record.signup_page2_over && !record.signup_page3_over, "pages 2 and 3 count as done");
      });
      await probe.beyond("has the defaults of Document 1 §9", async () => {
        const record = first(await probe.send({ at: [companyId] }), companyRecord);
        const { password_renewal_days, monthly_purchase_minimum, maximum_products } = record;
        same([password_renewal_days, monthly_purchase_minimum, maximum_products], [90, 0, 1000], "defaults");
      });
      await probe.that("answers nothing for an unknown id", async () => {
        const response = await probe.send({ at: [unknownId] });
        if (response.status !== 404) same(list(response, v.object({ company_po_id: id })), [], "the answer");
      });
    }),
  ],
};

import { type ContractCall, type ContractResource, documented } from "../call.ts";
import { first, holds, same, succeeded } from "../expectation.ts";
import { signedInUser } from "../fixtures/signedInUser.ts";
import { companyRecord } from "./companyRecord.ts";
import { unknownId } from "../http/wire.ts";

/** The second step of onboarding (Document 1 §2). */
const page2 = {
  logo_upload: "logo.webp",
  registration_number: "U12345KA2015",
  registration_date: "2015-06-01",
  pan_number: "ABCDE1234F",
  phone: "08012345678",
  office_email: "office@contract.test",
  accounts_email: "accounts@contract.test",
  accounts_phone: "08012345679",
  web_url: "https://contract.test",
  insta: "https://contract.test/insta",
  linkedin: "https://contract.test/linkedin",
  password_renewal_days: 60,
  enquiry_email: "enquiry@contract.test",
  monthly_purchase_minimum: "250.00",
  maximum_products: 2000,
  billing_name: "Contract accounts",
  gstin_number: "29ABCDE1234F1ZW",
  billing_addressline1: "12 Lake View",
  billing_addressline2: "Second floor",
  billing_street_no: "12",
  billing_street_name: "Lake Road",
  billing_area: "Indiranagar",
  billing_region: "South",
  billing_zip: "560038",
  billing_stateshort: "KA",
  billing_country: "India",
  billing_countryshort: "IND",
};

const page3 = {
  about_us_text: "<p>We sell green goods.</p>",
  about_us_image_url: "about_us.webp",
  terms_conditions: "<p>Pay in 30 days.</p>",
};

/** A marker of progress: takes the company, and its response is not shown (Document 1 §7). */
function marker(page: number, further: ContractCall["check"] = async () => {}): ContractCall {
  return documented("document-1", "POST", `/v1/companyPO/page${page}`, async (probe, fixtures) => {
    const company_po_id = await fixtures.companyId();
    // Finishing asks for a level 1 category (Document 1 §4).
    if (page === 5) await fixtures.level1();
    await probe.that("accepts company_po_id, also twice", async () => {
      succeeded(await probe.send({ body: { company_po_id } }));
      succeeded(await probe.send({ body: { company_po_id } }));
    });
    await probe.beyond("refuses an unknown company", async () => {
      const response = await probe.send({ body: { company_po_id: unknownId } });
      probe.refused(response, { status: [404, 422] });
    });
    await probe.beyond("requires company_po_id", async () => {
      probe.refused(await probe.send({ body: {} }), { status: 400, field: "company_po_id" });
    });
    await further(probe, fixtures);
  });
}

/** The pages of the onboarding wizard (Document 1 §4, §7). */
export const companyPages: ContractResource = {
  name: "companyPage",
  calls: [
    documented("document-1", "POST", "/v1/companyPO/page2", async (probe, fixtures) => {
      const { id } = await fixtures.register();
      await probe.that("stores the form and marks page 2 done", async () => {
        succeeded(await probe.send({ body: { ...page2, id } }));
        const record = first(await fixtures.get("/v1/companyPO/{id}", id), companyRecord);
        const numbers = { monthly_purchase_minimum: 250 };
        for (const [field, value] of Object.entries({ ...page2, ...numbers })) {
          same(Reflect.get(record, field), value, field);
        }
        holds(record.signup_page2_over, "signup_page2_over is still false");
        holds(!record.signup_page3_over, "signup_page3_over is true");
      });
      await probe.beyond("reads company_po_id in place of id", async () => {
        succeeded(await probe.send({ body: { ...page2, company_po_id: id } }));
      });
      await probe.requires({ ...page2, id }, ["phone", "office_email"]);
      await probe.beyond("refuses an unknown company", async () => {
        probe.refused(await probe.send({ body: { ...page2, id: unknownId } }), { status: [404, 422] });
      });
    }),

    documented("document-1", "POST", "/v1/companyPO/page3", async (probe, fixtures) => {
      const { id } = await fixtures.register();
      await probe.that("stores about us and terms, and marks page 3 done", async () => {
        succeeded(await probe.send({ body: { ...page3, id } }));
        const record = first(await fixtures.get("/v1/companyPO/{id}", id), companyRecord);
        for (const [field, value] of Object.entries(page3)) same(Reflect.get(record, field), value, field);
        holds(record.signup_page3_over, "signup_page3_over is still false");
      });
      for (const field of ["about_us_text", "terms_conditions"] as const) {
        await probe.beyond(`requires ${field}`, async () => {
          const response = await probe.send({ body: { ...page3, id, [field]: undefined } });
          probe.refused(response, { status: 400, field });
        });
      }
      await probe.beyond("refuses an unknown company", async () => {
        probe.refused(await probe.send({ body: { ...page3, id: unknownId } }), { status: [404, 422] });
      });
    }),

    marker(4),
    marker(5, async (probe, fixtures) => {
      await probe.beyond("ends onboarding in the sign-in record", async () => {
        const owner = await fixtures.owner();
        const response = await fixtures.post("/signin", { email: owner.email, pw: owner.password });
        holds(first(response, signedInUser).signup_process_over, "signup_process_over is still false");
      });
      await probe.beyond("asks for a level 1 category", async () => {
        const { id } = await fixtures.register();
        probe.refused(await probe.send({ body: { company_po_id: id } }), { status: [409, 422] });
      });
    }),
    ...[8, 9, 11].map((page) => marker(page)),
  ],
};

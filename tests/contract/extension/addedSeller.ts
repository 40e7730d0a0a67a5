import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { holds, list, same, single } from "../expectation.ts";
import { id, optionalText, text, unknownId } from "../http/wire.ts";
import { invitedSellerForm, sellerForm } from "../fixtures/forms.ts";

const record = v.object({ seller_id: id, company_po_id: id, business_name: text });
const invited = v.object({ ...record.entries, gstin_number: optionalText, admin_email: text });

/** Adding a location, by all that it needs or by its name alone (spec "Extensions", decision D-45). */
export const addedSeller: ContractResource = {
  name: "addedSeller",
  calls: [
    extension("POST", "/v1/companySeller", async (probe, fixtures) => {
      const company = await fixtures.companyId();
      const form = sellerForm(company);
      await probe.that("adds a location to the company and invites its administrator", async () => {
        const added = single(await probe.send({ body: form }), record);
        same(
          [String(added.company_po_id), added.business_name],
          [`${company}`, form.business_name],
          "record",
        );
        const known = list(await fixtures.get("/v1/companySeller/company_po_id/{id}", company), record);
        holds(
          known.some(({ seller_id }) => seller_id === added.seller_id),
          "the company's list does not hold it",
        );
        await fixtures.invitation(form.admin_email);
      });
      await probe.that("refuses a taken name and a taken e-mail address", async () => {
        const taken = { business_name: form.business_name, admin_email: (await fixtures.owner()).email };
        for (const [field, value] of Object.entries(taken)) {
          const body = { ...sellerForm(company), [field]: value };
          probe.refused(await probe.send({ body }), { status: 409, field });
        }
      });
      await probe.that("refuses an unknown company", async () => {
        probe.refused(await probe.send({ body: sellerForm(unknownId) }), { status: [404, 422] });
      });
    }),
    extension("POST", "/v1/companySeller/invitation", async (probe, fixtures) => {
      // A company of its own: in an hour only so many people are invited to one.
      const company = (await fixtures.register()).id;
      const form = invitedSellerForm(company);
      await probe.that(
        "adds a location by its name, without a GSTIN, and invites its administrator",
        async () => {
          const added = single(await probe.send({ body: form }), invited);
          same(
            [String(added.company_po_id), added.business_name, added.gstin_number, added.admin_email],
            [`${company}`, form.business_name, null, form.admin_email],
            "record",
          );
          await fixtures.invitation(form.admin_email);
        },
      );
      await probe.that("refuses a taken name and a taken e-mail address", async () => {
        const taken = { business_name: form.business_name, admin_email: (await fixtures.owner()).email };
        for (const [field, value] of Object.entries(taken)) {
          const body = { ...invitedSellerForm(company), [field]: value };
          probe.refused(await probe.send({ body }), { status: 409, field });
        }
      });
      await probe.requires(invitedSellerForm(company), ["business_name", "admin_first_name", "admin_email"]);
      await probe.that("refuses an unknown company", async () => {
        probe.refused(await probe.send({ body: invitedSellerForm(unknownId) }), { status: [404, 422] });
      });
    }),
  ],
};

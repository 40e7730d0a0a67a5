import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { holds, list, succeeded } from "../expectation.ts";
import { sellerForm } from "../fixtures/forms.ts";
import { unknownId } from "../http/wire.ts";

/** Locations (Document 1 §3, §7). */
export const sellers: ContractResource = {
  name: "companySeller",
  calls: [
    documented("document-1", "PUT", "/v1/companySeller/{seller_id}", async (probe, fixtures) => {
      const seller = await fixtures.location();
      const { admin_email: _, ...form } = sellerForm(await fixtures.companyId());
      // The address of the administrator stays, so that later checks can sign in with it.
      const body = { ...form, admin_email: seller.form.admin_email };

      await probe.that("stores the form: the new name is taken, the old one is free", async () => {
        succeeded(await probe.send({ at: [seller.id], body }));
        const taken = async (name: string) =>
          list(await fixtures.get("/v1/companySeller/BusinessName/{name}", name), v.unknown()).length > 0;
        holds(await taken(form.business_name), "the new name is free");
        holds(!(await taken(seller.form.business_name)), "the old name is still taken");
        // Other checks look for the name it was made with.
        succeeded(await probe.send({ at: [seller.id], body: seller.form }));
      });
      await probe.that("accepts seller_id in the body", async () => {
        succeeded(await probe.send({ at: [seller.id], body: { ...seller.form, seller_id: seller.id } }));
      });
      const required = ["seller_type", "business_name", "gstin_number", "zip", "stateshort", "phone"];
      const person = ["admin_first_name", "admin_gender", "admin_dob", "admin_title", "admin_phone"];
      for (const field of [...required, ...person]) {
        await probe.beyond(`refuses an empty ${field}`, async () => {
          const response = await probe.send({ at: [seller.id], body: { ...seller.form, [field]: "" } });
          probe.refused(response, { status: 400, field });
        });
      }
      await probe.beyond("refuses an unknown location", async () => {
        probe.refused(await probe.send({ at: [unknownId], body: form }), { status: 404 });
      });
      await probe.beyond("refuses an e-mail address that somebody else has", async () => {
        const other = (await fixtures.registered()).form.admin_email;
        const response = await probe.send({ at: [seller.id], body: { ...seller.form, admin_email: other } });
        probe.refused(response, { status: 409, field: "admin_email" });
      });
      await probe.beyond("keeps what is not sent", async () => {
        succeeded(await probe.send({ at: [seller.id], body: { comm_percentage: "9.25" } }));
        const name = seller.form.business_name;
        const response = await fixtures.get("/v1/companySeller/BusinessName/{name}", name);
        holds(list(response, v.unknown()).length === 1, "the name is no longer taken");
      });
    }),
  ],
};

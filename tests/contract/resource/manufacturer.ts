import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { contains, knowsNone, list, same, single, succeeded } from "../expectation.ts";
import { id, optionalText, text, unknownId } from "../http/wire.ts";
import { manufacturerForm } from "../fixtures/forms.ts";

const record = v.object({
  manu_id: id,
  seller_id: id,
  manu_name: text,
  countryshort: text,
  country: optionalText,
});
const listPath = "/v1/companySellerManu/seller_id/{seller_id}";

/** Manufacturers of a location (Document 2 §3, §7). */
export const manufacturers: ContractResource = {
  name: "companySellerManu",
  calls: [
    documented("document-2", "POST", "/v1/companySellerManu", async (probe, fixtures) => {
      const seller = await fixtures.sellerId();
      const form = manufacturerForm(await fixtures.companyId(), seller);
      await probe.that("creates a manufacturer that the location's list holds", async () => {
        succeeded(await probe.send({ body: form }));
        const known = list(await fixtures.get(listPath, seller), record);
        contains(known, { manu_name: form.manu_name }, "the manufacturer");
      });
      await probe.requires(form, ["manu_name", "countryshort"]);
      await probe.beyond("refuses an unknown country", async () => {
        const response = await probe.send({ body: { ...form, countryshort: "ZZZ", country: "ZZZ" } });
        probe.refused(response, { status: [400, 422], field: "countryshort" });
      });
    }),
    documented("document-2", "GET", listPath, async (probe, fixtures) => {
      const wanted = await fixtures.manufacturer();
      await probe.that("lists the location's manufacturers", async () => {
        const known = list(await probe.send({ at: [await fixtures.sellerId()] }), record);
        contains(known, { manu_id: wanted }, "the manufacturer");
      });
    }),
    documented("document-2", "GET", "/v1/companySellerManu/{manu_id}", async (probe, fixtures) => {
      const wanted = await fixtures.manufacturer();
      await probe.that("reads countryshort", async () => {
        same(single(await probe.send({ at: [wanted] }), record).countryshort, "IND", "countryshort");
      });
      await probe.beyond("reads the country's long name", async () => {
        same(single(await probe.send({ at: [wanted] }), record).country, "India", "country");
      });
      await probe.that("knows no other", async () => {
        knowsNone(await probe.send({ at: [unknownId] }));
      });
      await probe.beyond("refuses an unknown one", async () => {
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
  ],
};

import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { contains, list, same, succeeded } from "../expectation.ts";
import { flag, id, text, unknownId } from "../http/wire.ts";
import { collectionForm } from "../fixtures/forms.ts";

const record = v.object({
  collection_id: id,
  collection_name: text,
  collection_enable_select: flag,
  collection_enable_display: flag,
  company_po_id: id,
});

/** Collections (Document 1 §3, §7). */
export const collections: ContractResource = {
  name: "companyCollection",
  calls: [
    documented("document-1", "POST", "/v1/companyCollection", async (probe, fixtures) => {
      const form = collectionForm(await fixtures.companyId());
      const stored = async () =>
        list(await fixtures.get("/v1/companyCollection"), record).find(
          ({ collection_name }) => collection_name === form.collection_name,
        );
      await probe.that("reads 'true' as true and an empty value as false", async () => {
        succeeded(await probe.send({ body: form }));
        const created = await stored();
        same([created?.collection_enable_select, created?.collection_enable_display], [true, false], "flags");
      });
      await probe.requires(form, ["collection_name"]);
      await probe.beyond("refuses an unknown company", async () => {
        const response = await probe.send({ body: collectionForm(unknownId) });
        probe.refused(response, { status: [404, 422] });
      });
    }),
    documented("document-1", "GET", "/v1/companyCollection", async (probe, fixtures) => {
      const form = collectionForm(await fixtures.companyId());
      succeeded(await fixtures.post("/v1/companyCollection", form));
      await probe.that("lists collections, each with its company", async () => {
        const known = list(await probe.send(), record);
        contains(known, { collection_name: form.collection_name }, "the collection");
      });
    }),
  ],
};

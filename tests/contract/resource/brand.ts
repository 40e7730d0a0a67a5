import * as v from "valibot";
import { type ContractResource, documented, extension } from "../call.ts";
import { contains, holds, list, same, single, succeeded } from "../expectation.ts";
import { id, text } from "../http/wire.ts";
import { randomName } from "../fixtures/randomName.ts";

const record = v.object({ brand_id: id, brand_name: text, company_po_id: id });
const listPath = "/v1/companyBrand/company_po_id/{company_po_id}";

/** Brands (Document 2 §3, §7). */
export const brands: ContractResource = {
  name: "companyBrand",
  calls: [
    documented("document-2", "POST", "/v1/companyBrand", async (probe, fixtures) => {
      const company_po_id = await fixtures.companyId();
      const brand_name = `Leaf ${randomName()}`;
      await probe.that("creates a brand that the list holds", async () => {
        succeeded(await probe.send({ body: { brand_name, company_po_id } }));
        const known = list(await fixtures.get(listPath, company_po_id), record);
        contains(known, { brand_name }, "the brand");
      });
      await probe.requires({ brand_name, company_po_id }, ["brand_name"]);
      await probe.beyond("refuses the same name in other letters", async () => {
        const body = { brand_name: brand_name.toUpperCase(), company_po_id };
        probe.refused(await probe.send({ body }), { status: 409, field: "brand_name" });
      });
    }),
    documented("document-2", "GET", listPath, async (probe, fixtures) => {
      const company = await fixtures.companyId();
      succeeded(
        await fixtures.post("/v1/companyBrand", { brand_name: randomName(), company_po_id: company }),
      );
      await probe.that("lists brands with brand_id and brand_name", async () => {
        holds(list(await probe.send({ at: [company] }), record).length > 0, "the list is empty");
      });
    }),
    extension("POST", "/v1/companyBrand/{brand_id}/merge", async (probe, fixtures) => {
      const [goes, stays] = [await fixtures.addBrand(), await fixtures.addBrand()];
      await probe.beyond("refuses a merge with itself", async () => {
        const response = await probe.send({ at: [goes], body: { into_id: goes } });
        probe.refused(response, { status: 422, field: "into_id" });
      });
      await probe.that("answers the brand that stays, and the other one is gone", async () => {
        const merged = single(await probe.send({ at: [goes], body: { into_id: stays } }), record);
        same(merged.brand_id, stays, "the brand");
        const known = list(await fixtures.get(listPath, await fixtures.companyId()), record);
        holds(!known.some(({ brand_id }) => brand_id === goes), "the merged brand is still there");
      });
    }),
  ],
};

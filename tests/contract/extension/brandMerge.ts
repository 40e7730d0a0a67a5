import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { holds, list, same, single } from "../expectation.ts";
import { id } from "../http/wire.ts";

const record = v.object({ brand_id: id });

/** Two brands become one (screen S-03). */
export const brandMerge: ContractResource = {
  name: "merge",
  calls: [
    extension("POST", "/v1/companyBrand/{brand_id}/merge", async (probe, fixtures) => {
      const [goes, stays] = [await fixtures.addBrand(), await fixtures.addBrand()];
      await probe.that("refuses a merge with itself", async () => {
        const response = await probe.send({ at: [goes], body: { into_id: goes } });
        probe.refused(response, { status: 422, field: "into_id" });
      });
      await probe.that("answers the brand that stays, and the other one is gone", async () => {
        const merged = single(await probe.send({ at: [goes], body: { into_id: stays } }), record);
        same(merged.brand_id, stays, "the brand");
        const path = "/v1/companyBrand/company_po_id/{id}";
        const known = list(await fixtures.get(path, await fixtures.companyId()), record);
        holds(!known.some(({ brand_id }) => brand_id === goes), "the merged brand is still there");
      });
    }),
  ],
};

import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { list, same, single } from "../expectation.ts";

const figures = v.object({ orders: v.number(), sales_amount: v.string(), returned_amount: v.string() });
const period = { totals: figures, days: v.array(v.object({ day: v.string(), ...figures.entries })) };
const sales = v.object({ ...period, compared: v.nullable(v.object(period)) });
const todo = v.object({ kind: v.string(), count: v.number() });

/** Figures of a company, and what waits in it. */
export const reports: ContractResource = {
  name: "companyReport",
  calls: [
    extension("GET", "/v1/companyReport/todo/{company_po_id}", async (probe, fixtures) => {
      await probe.that("has only what waits", async () => {
        const rows = list(await probe.send({ at: [await fixtures.companyId()] }), todo);
        same(
          rows.every(({ count }) => count > 0),
          true,
          "counts",
        );
      });
    }),
    extension("GET", "/v1/companyReport/sales/{company_po_id}", async (probe, fixtures) => {
      await probe.that("has each day of the days asked for, and of those to compare with", async () => {
        const query = {
          from: "2026-01-01",
          to: "2026-01-03",
          compare_from: "2025-12-31",
          compare_to: "2025-12-31",
        };
        const at = [await fixtures.companyId()];
        const { days, compared } = single(await probe.send({ at, query }), sales);
        same(days.map(({ day }) => day).join(), "2026-01-01,2026-01-02,2026-01-03", "days");
        same(compared?.days.length, 1, "days to compare with");
      });
    }),
  ],
};

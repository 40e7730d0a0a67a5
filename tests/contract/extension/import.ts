import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { decoded, holds, list, same } from "../expectation.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { id, text, unknownId } from "../http/wire.ts";
import { fillPath, type Probe } from "../probe.ts";

const job = v.object({ job_id: id, kind: text, job_state: text, total: v.number() });
const file = v.object({
  job,
  columns: v.array(v.object({ name: text, samples: v.array(v.string()) })),
  fields: v.array(v.object({ name: text, label: text, is_required: v.boolean() })),
  mapping: v.array(v.object({ field: text, column: v.nullable(v.number()), constant: v.nullable(text) })),
  staged_count: v.number(),
  created_count: v.number(),
});
const row = v.object({ import_row_id: id, row_no: v.number(), outcome: v.nullable(text) });

/** A file of one brand, of which nothing has come yet. */
async function started(probe: Probe, fixtures: Fixtures) {
  const { user } = await fixtures.owner();
  const body = {
    company_po_id: user.company_po_id,
    user_po_id: user.user_po_id,
    kind: "brand",
    source: "contract",
    columns: ["name"],
    total: 1,
  };
  return decoded(await probe.other({ method: "POST", path: "/v1/companyImport", body }), file);
}

const rows = [{ row_no: 2, cells: ["Contract"] }];

/** The same, with its row. */
async function sent(probe: Probe, fixtures: Fixtures) {
  const { job: begun } = await started(probe, fixtures);
  const path = fillPath("/v1/companyImport/rows/{job_id}", [begun.job_id]);
  await probe.other({ method: "POST", path, body: { rows } });
  return String(begun.job_id);
}

const mapping = [{ field: "name", column: 0, constant: null }];

/** Files that are read in. */
export const imports: ContractResource = {
  name: "companyImport",
  calls: [
    extension("POST", "/v1/companyImport", async (probe, fixtures) => {
      const { user } = await fixtures.owner();
      const body = {
        company_po_id: user.company_po_id,
        user_po_id: user.user_po_id,
        kind: "brand",
        source: "contract",
        columns: ["Brand name", "Remark"],
        total: 2,
      };
      await probe.that("begins an import, and finds columns by their names", async () => {
        const begun = decoded(await probe.send({ body }), file);
        same([begun.job.kind, begun.job.job_state, begun.job.total], ["import_brand", "staging", 2], "job");
        same(begun.mapping, mapping, "mapping");
      });
      await probe.that("refuses an unknown kind, no columns and an unknown person", async () => {
        const refused = async (changes: object, status: number) =>
          probe.refused(await probe.send({ body: { ...body, ...changes } }), { status });
        await refused({ kind: "everything" }, 400);
        await refused({ columns: [] }, 400);
        await refused({ user_po_id: unknownId }, 422);
      });
    }),
    extension("POST", "/v1/companyImport/rows/{job_id}", async (probe, fixtures) => {
      const { job: begun } = await started(probe, fixtures);
      const at = [begun.job_id];
      await probe.that(
        "takes rows, the same ones again as well, and no more than were announced",
        async () => {
          const counted = v.object({ staged_count: v.number(), total: v.number() });
          for (const _ of [1, 2])
            same(
              decoded(await probe.send({ at, body: { rows } }), counted),
              { staged_count: 1, total: 1 },
              "rows",
            );
          const more = { rows: [{ row_no: 3, cells: ["More"] }] };
          probe.refused(await probe.send({ at, body: more }), { status: 422 });
          probe.refused(await probe.send({ at: [unknownId], body: { rows } }), { status: 404 });
        },
      );
    }),
    extension("GET", "/v1/companyImport/kind/{kind}", async (probe) => {
      await probe.that("says what the columns of a file can be", async () => {
        const { fields } = decoded(
          await probe.send({ at: ["brand"] }),
          v.object({ fields: file.entries.fields }),
        );
        holds(
          fields.some(({ name, is_required }) => name === "name" && is_required),
          "A brand has a name",
        );
        probe.refused(await probe.send({ at: ["everything"] }), { status: 400 });
      });
    }),
    extension("GET", "/v1/companyImport/{job_id}", async (probe, fixtures) => {
      await probe.that("says what has come, with the first values of each column", async () => {
        const found = decoded(await probe.send({ at: [await sent(probe, fixtures)] }), file);
        same([found.staged_count, found.columns], [1, [{ name: "name", samples: ["Contract"] }]], "file");
        holds(
          found.fields.some(({ name, is_required }) => name === "name" && is_required),
          "A brand has a name",
        );
      });
    }),
    extension("PUT", "/v1/companyImport/mapping/{job_id}", async (probe, fixtures) => {
      const at = [await sent(probe, fixtures)];
      await probe.that(
        "refuses fields and columns that are not there, and has the rows checked",
        async () => {
          const refused = async (changed: object) =>
            probe.refused(await probe.send({ at, body: { mapping: [{ ...mapping[0], ...changed }] } }), {
              status: 422,
            });
          await refused({ field: "nothing" });
          await refused({ column: 7 });
          same(
            decoded(await probe.send({ at, body: { mapping } }), file).job.job_state,
            "checking",
            "job_state",
          );
        },
      );
    }),
    extension("PUT", "/v1/companyImport/run/{job_id}", async (probe, fixtures) => {
      await probe.that("refuses one that was not checked, and an unknown one", async () => {
        probe.refused(await probe.send({ at: [await sent(probe, fixtures)], body: {} }), { status: 422 });
        probe.refused(await probe.send({ at: [unknownId], body: {} }), { status: 404 });
      });
    }),
    extension("GET", "/v1/companyImport/undo/{job_id}", async (probe, fixtures) => {
      await probe.that("refuses one that has written nothing, and an unknown one", async () => {
        probe.refused(await probe.send({ at: [await sent(probe, fixtures)] }), { status: 422 });
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
    extension("PUT", "/v1/companyImport/undo/{job_id}", async (probe, fixtures) => {
      const { user } = await fixtures.owner();
      const body = { company_po_id: user.company_po_id, user_po_id: user.user_po_id };
      await probe.that("refuses one that has written nothing, and an unknown one", async () => {
        const at = [await sent(probe, fixtures)];
        probe.refused(await probe.send({ at, body }), { status: 422 });
        probe.refused(await probe.send({ at: [unknownId], body }), { status: 404 });
      });
    }),
    extension("GET", "/v1/companyImportRow/job_id/{job_id}", async (probe, fixtures) => {
      await probe.that("has the rows in the order of the file", async () => {
        const found = list(await probe.send({ at: [await sent(probe, fixtures)] }), row);
        same(
          found.map(({ row_no, outcome }) => [row_no, outcome]),
          [[2, null]],
          "rows",
        );
      });
    }),
  ],
};

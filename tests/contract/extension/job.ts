import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { decoded, holds, list, same, succeeded } from "../expectation.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { id, text, unknownId } from "../http/wire.ts";
import { fillPath, type Probe } from "../probe.ts";

const job = v.object({
  job_id: id,
  company_po_id: id,
  kind: text,
  job_state: text,
  total: v.number(),
  done_count: v.number(),
  part_count: v.number(),
});
const part = v.object({ part: v.number(), part_count: v.number(), content: text });
const events = v.object({
  cursor: v.string(),
  events: v.array(v.object({ type: v.string(), entity_id: id })),
});

async function bodyOf(fixtures: Fixtures) {
  const { user } = await fixtures.owner();
  return { company_po_id: user.company_po_id, user_po_id: user.user_po_id, list: "brand" };
}

/** An export that is over: whoever follows the events hears of it. */
async function finished(probe: Probe, fixtures: Fixtures) {
  const after = async (query: string) =>
    v.parse(
      events,
      JSON.parse(succeeded(await probe.other({ method: "GET", path: `/v1/event${query}` })).text),
    );
  let { cursor } = await after("");
  const body = await bodyOf(fixtures);
  const started = decoded(await probe.other({ method: "POST", path: "/v1/companyExport", body }), job);
  for (let reads = 0; reads < 40; reads += 1) {
    const next = await after(`?after=${cursor}&wait=5`);
    cursor = next.cursor;
    const isOver = next.events.some(
      ({ type, entity_id }) => type === "job.finished" && String(entity_id) === String(started.job_id),
    );
    if (isOver) break;
  }
  return started.job_id;
}

const edited = v.object({
  job: v.nullable(
    v.object({ ...job.entries, can_undo: v.boolean(), can_retry: v.boolean(), permission: v.nullable(text) }),
  ),
  total: v.number(),
  rows: v.array(
    v.object({ entity_id: id, name: text, outcome: text, before: v.unknown(), after: v.unknown() }),
  ),
});

/** Who changes which product in which way. */
async function editOf(fixtures: Fixtures, code: string) {
  const { list: _, ...who } = await bodyOf(fixtures);
  const prod_id = await fixtures.product();
  return {
    who,
    prod_id,
    body: { ...who, ids: [prod_id], change: { action: "set", fields: { hsn_code: code } } },
  };
}

function outcomesOf(response: Parameters<typeof decoded>[0]): readonly string[] {
  return decoded(response, edited).rows.map(({ outcome }) => outcome);
}

/** A change of many that is over. */
async function editedOnce(probe: Probe, fixtures: Fixtures, code: string) {
  const { who, prod_id, body } = await editOf(fixtures, code);
  const found = decoded(await probe.other({ method: "POST", path: "/v1/companyBulkEdit", body }), edited);
  return { who, prod_id, job_id: found.job?.job_id ?? 0 };
}

/** Long work that people start and watch, and lists as files. */
export const jobs: ContractResource = {
  name: "companyJob",
  calls: [
    extension("POST", "/v1/companyExport", async (probe, fixtures) => {
      const body = await bodyOf(fixtures);
      await probe.that("starts a job", async () => {
        const { kind } = decoded(await probe.send({ body }), job);
        same(kind, "export_brand", "kind");
      });
      await probe.that("refuses an unknown list, an unknown condition and an unknown person", async () => {
        const refused = (changes: object, status: number) =>
          probe
            .send({ body: { ...body, ...changes } })
            .then((response) => probe.refused(response, { status }));
        await refused({ list: "everything" }, 400);
        await refused({ query: { pw_hash: "x" } }, 422);
        await refused({ user_po_id: unknownId }, 422);
      });
    }),
    extension("GET", "/v1/companyJob/{job_id}", async (probe, fixtures) => {
      await probe.that("says that it is done, and how much it was", async () => {
        const found = decoded(await probe.send({ at: [await finished(probe, fixtures)] }), job);
        same([found.job_state, found.done_count], ["done", found.total], "state and count");
      });
    }),
    extension("GET", "/v1/companyJob/file/{job_id}", async (probe, fixtures) => {
      await probe.that("has the file that a job has made", async () => {
        const at = [await finished(probe, fixtures)];
        const first = decoded(await probe.send({ at, query: { part: 0 } }), part);
        holds(first.content.startsWith("brand_id,name,"), "The file has no header");
        probe.refused(await probe.send({ at, query: { part: first.part_count } }), { status: 404 });
      });
    }),
    extension("GET", "/v1/companyJob/company_po_id/{company_po_id}", async (probe, fixtures) => {
      await probe.that("lists the jobs of a company and of no other", async () => {
        const { company_po_id } = await bodyOf(fixtures);
        const found = list(await probe.send({ at: [company_po_id] }), job);
        same(
          found.filter((one) => String(one.company_po_id) !== String(company_po_id)),
          [],
          "jobs of others",
        );
      });
    }),
    ...(["cancel", "retry"] as const).map((verb) =>
      extension("PUT", `/v1/companyJob/${verb}/{job_id}`, async (probe, fixtures) => {
        await probe.that("refuses a job that is done, and an unknown one", async () => {
          const at = [await finished(probe, fixtures)];
          probe.refused(await probe.send({ at, body: {} }), { status: 422 });
          probe.refused(await probe.send({ at: [unknownId], body: {} }), { status: 404 });
          const path = fillPath("/v1/companyJob/{job_id}", at);
          same(decoded(await probe.other({ method: "GET", path }), job).job_state, "done", "job_state");
        });
      }),
    ),
    extension("POST", "/v1/companyBulkEdit", async (probe, fixtures) => {
      const { prod_id, body } = await editOf(fixtures, "7010");
      await probe.that("says what would become of each product, and writes nothing", async () => {
        const shown = decoded(await probe.send({ body: { ...body, is_preview: true } }), edited);
        same([shown.job, shown.total], [null, 1], "job and total");
        same(
          shown.rows.map(({ outcome }) => outcome),
          ["done"],
          "outcomes",
        );
      });
      await probe.that("changes each that is the company's, and says how it came out", async () => {
        const ids = [prod_id, unknownId];
        const { job: made, rows } = decoded(await probe.send({ body: { ...body, ids } }), edited);
        same(
          rows.map(({ outcome }) => outcome),
          ["done", "not_found"],
          "outcomes",
        );
        same([made?.job_state, made?.can_undo], ["done", true], "job");
      });
      await probe.that("counts stock, and refuses to take what is not there", async () => {
        const stock = (mode: string, pieces: number) =>
          probe.send({ body: { ...body, change: { action: "stock", stock: { mode, pieces } } } });
        same(outcomesOf(await stock("set", 2)), ["done"], "outcome of a count");
        same(outcomesOf(await stock("add", -3)), ["refused"], "outcome of too many");
      });
      await probe.that("deletes only what is named by its id", async () => {
        const gone = await fixtures.addProduct();
        const change = { action: "delete" };
        probe.refused(await probe.send({ body: { ...body, ids: null, change } }), { status: 422 });
        same(outcomesOf(await probe.send({ body: { ...body, ids: [gone], change } })), ["done"], "outcome");
        same(
          outcomesOf(await probe.send({ body: { ...body, ids: [gone], change } })),
          ["not_found"],
          "outcome",
        );
      });
      await probe.that("refuses an unknown action, an unknown filter and an unknown person", async () => {
        const refused = async (changes: object, status: number) =>
          probe.refused(await probe.send({ body: { ...body, ...changes } }), { status });
        await refused({ change: { action: "burn" } }, 400);
        await refused({ ids: null, filters: { pw_hash: ["x"] } }, 422);
        await refused({ user_po_id: unknownId }, 422);
      });
    }),
    extension("PUT", "/v1/companyBulkEdit/rows", async (probe, fixtures) => {
      const { who, prod_id } = await editOf(fixtures, "7010");
      const outcomes = async (rows: readonly object[]) =>
        list(await probe.send({ body: { ...who, rows } }), v.object({ outcome: text })).map(
          ({ outcome }) => outcome,
        );
      await probe.that("writes each row that is the company's and as it was seen", async () => {
        const seen = {};
        const rows = [
          { prod_id, values: { stock_quantity: 4 }, seen },
          { prod_id, values: { stock_quantity: 5 }, seen: { stock_quantity: 3 } },
          { prod_id, values: { stock_quantity: -1 }, seen },
          { prod_id: unknownId, values: { stock_quantity: 1 }, seen },
        ];
        same(await outcomes(rows), ["done", "stale", "refused", "not_found"], "outcomes");
      });
      await probe.that("refuses no rows, and an unknown person", async () => {
        const refused = async (changes: object, status: number) =>
          probe.refused(await probe.send({ body: { ...who, rows: [], ...changes } }), { status });
        await refused({}, 400);
        const rows = [{ prod_id, values: { stock_quantity: 6 }, seen: {} }];
        await refused({ rows, user_po_id: unknownId }, 422);
      });
    }),
    extension("POST", "/v1/companyBulkEdit/undo/{job_id}", async (probe, fixtures) => {
      await probe.that("gives back what was there, once", async () => {
        const { who, job_id } = await editedOnce(probe, fixtures, "7011");
        const { rows } = decoded(await probe.send({ at: [job_id], body: who }), edited);
        same(
          rows.map(({ outcome }) => outcome),
          ["done"],
          "outcomes",
        );
        probe.refused(await probe.send({ at: [job_id], body: who }), { status: 422 });
        probe.refused(await probe.send({ at: [unknownId], body: who }), { status: 422 });
      });
    }),
    extension("GET", "/v1/companyJobRow/job_id/{job_id}", async (probe, fixtures) => {
      await probe.that("has what became of each product", async () => {
        const { prod_id, job_id } = await editedOnce(probe, fixtures, "7012");
        const rows = list(await probe.send({ at: [job_id] }), v.object({ entity_id: id, outcome: text }));
        same(
          rows.map(({ entity_id, outcome }) => [String(entity_id), outcome]),
          [[String(prod_id), "done"]],
          "rows",
        );
      });
    }),
  ],
};

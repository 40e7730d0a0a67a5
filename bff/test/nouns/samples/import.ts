import * as v from "valibot";
import { vi } from "vitest";
import type { Preparation } from "../../callers/preparation.ts";
import { encodeNodeId } from "../../../src/graphql/nodeId.ts";
import type { Caller } from "../../harness/backOffice.ts";
import { sendTable } from "../../harness/sendTable.ts";
import { collection } from "../../isolation/tenants.ts";
import { type MutationSample, sample } from "../sample.ts";
import { importingJob, ownImport } from "./job.ts";

const started = v.object({ result: v.object({ job: v.object({ id: v.string() }) }) });
const ready = v.object({ node: v.object({ state: v.literal("READY") }) });

const does = (name: string) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
    ... on ${type}Success { job { id } } ... on Error { message } } }`;
};

const mapping = [{ field: "name", column: 1 }];

/** Reads a file of one brand in. @returns the job's id */
async function startImport({ owner, upload }: Preparation): Promise<string> {
  const input = { kind: "BRANDS", uploadId: await upload("IMPORT_FILE") };
  return v.parse(started, (await owner.send(does("startImport"), { input })).data).result.job.id;
}

/** A brand that is nobody's: its row is refused, so that what runs changes nothing. */
const refusing = [...mapping, { field: "brand_id", constant: "999999" }];

/** The same, checked. */
async function checkImport(preparation: Preparation): Promise<string> {
  const { owner } = preparation;
  const id = await startImport(preparation);
  await owner.send(does("mapImport"), { input: { jobId: id, mapping: refusing } });
  const document = "query ($id: ID!) { node(id: $id) { ... on Job { state } } }";
  await vi.waitUntil(async () => v.is(ready, (await owner.send(document, { id })).data), { timeout: 10_000 });
  return id;
}

let undone = 0;

/** An import of a brand that is not there yet, done. @returns the job's id */
async function finishImport(preparation: Preparation): Promise<string> {
  const { owner } = preparation;
  const id = await startImport(preparation);
  const constant = `Taken back ${(undone += 1)}`;
  const until = async (state: string) => {
    const document = "query ($id: ID!) { node(id: $id) { ... on Job { state } } }";
    const reached = v.object({ node: v.object({ state: v.literal(state) }) });
    await vi.waitUntil(async () => v.is(reached, (await owner.send(document, { id })).data), {
      timeout: 10_000,
    });
  };
  await owner.send(does("mapImport"), { input: { jobId: id, mapping: [{ field: "name", constant }] } });
  await until("READY");
  await owner.send(does("runImport"), { input: { jobId: id } });
  await until("DONE");
  return id;
}

const undoing = v.object({
  viewer: v.object({
    jobs: v.object({
      nodes: v.tuple([v.object({ kind: v.literal("UNDO_IMPORT"), state: v.literal("DONE") })]),
    }),
  }),
});

/** What it takes back is changed by a job, which must not be taken for somebody else's change. */
async function waitUntilUndone(owner: Caller): Promise<void> {
  const document = "{ viewer { jobs(first: 1) { nodes { kind state } } } }";
  await vi.waitUntil(async () => v.is(undoing, (await owner.send(document)).data), { timeout: 10_000 });
}

const readingJob = (job_state: string) => ({
  ...importingJob,
  job_state,
  started_by: "Anjali Rao",
  total: 3,
  done_count: 0,
  ok_count: 0,
  refused_count: 0,
  skipped_count: 0,
  part_count: 0,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
});

sample({
  collections: {
    companyImport: collection("job_id", {
      of: "location",
      more: [{ job_id: ownImport, job: readingJob("staging") }],
      values: (_whose, id, mark) => ({
        job: { ...importingJob, job_id: id },
        source: `${mark} source`,
        delimiter: "COMMA",
        encoding: "UTF_8",
        columns: [{ name: `${mark} column`, samples: [`${mark} sample`] }],
        fields: [{ name: "name", label: "Brand Name", is_required: true, needed_by: "new" }],
        mapping: [
          { field: "name", column: 0, constant: null },
          { field: "brand_id", column: null, constant: `${mark} constant` },
        ],
        is_mapped: false,
        clear_word: "-",
        adds_missing: false,
        staged_count: 0,
        created_count: 0,
        changed_count: 0,
        unchanged_count: 0,
        refused_count: 0,
        can_run_whole: true,
      }),
    }),
    companyImportRow: collection("import_row_id", {
      of: "company",
      values: (whose, id, mark) => ({
        job_id: whose === "own" ? ownImport : id,
        row_no: 2,
        outcome: "refused",
        problems: [
          { field: "name", label: `${mark} label`, message: `${mark} message` },
          { field: null, label: null, message: "The same as in row 3" },
        ],
        entity: "brand",
        entity_id: id,
        name: `${mark} brand`,
        before: { brand_name: `${mark} before` },
        after: { brand_name: `${mark} after` },
      }),
    }),
  },
  async addTwo(owner, url) {
    const input = { kind: "BRANDS", uploadId: await sendTable(url, owner, "Brand\nFirst\nSecond\n") };
    v.parse(started, (await owner.send(does("startImport"), { input })).data);
  },
  mutations({ ownUpload, record }) {
    const answer = () => ({
      ...record("companyImport"),
      job: { ...record("companyJob"), ...readingJob("staging") },
    });
    const jobId = encodeNodeId("Job", String(ownImport));
    const change = {
      permission: "IMPORT_CREATE",
      changesNothing: "what an import does is in the trail of the records, once it is run",
    } satisfies Partial<MutationSample>;
    return {
      startImport: {
        ...change,
        inputs: [
          {
            kind: "BRANDS",
            uploadId: ownUpload("IMPORT_FILE"),
            format: "CSV",
            delimiter: "COMMA",
            encoding: "UTF_8",
          },
        ],
        responses: {
          "POST /v1/companyImport": answer,
          "POST /v1/companyImport/rows/{id}": () => ({ staged_count: 1, total: 1 }),
        },
        calls: ["POST /v1/companyImport", "GET /v1/companyImport/{id}", "POST /v1/companyImport/rows/{id}"],
        given: async ({ upload }) => ({
          uploadId: await upload("IMPORT_FILE"),
          format: null,
          delimiter: null,
          encoding: null,
        }),
      },
      mapImport: {
        ...change,
        inputs: [
          {
            jobId,
            mapping: [
              { field: "name", column: 0 },
              { field: "brand_id", constant: "1" },
            ],
            clearWord: "(empty)",
            addsMissing: true,
          },
        ],
        responses: { "PUT /v1/companyImport/mapping/{id}": answer },
        given: async (preparation) => ({ jobId: await startImport(preparation), mapping, clearWord: null }),
      },
      runImport: {
        ...change,
        inputs: [{ jobId, mode: "ALL_OR_NOTHING" }],
        responses: { "PUT /v1/companyImport/run/{id}": answer },
        given: async (preparation) => ({ jobId: await checkImport(preparation), mode: "VALID_ROWS" }),
      },
      undoImport: {
        permission: "IMPORT_CREATE",
        inPerson: true,
        inputs: [{ jobId }],
        after: waitUntilUndone,
        foundOut: ["ConflictError", "an import is undone once; whoever asks again is told that it is"],
        responses: {
          "PUT /v1/companyImport/undo/{id}": () => ({ ...record("companyJob"), kind: "undo_import" }),
        },
        given: async (preparation) => ({ jobId: await finishImport(preparation) }),
      },
    };
  },
  publicReads: {
    "/v1/companyImport/undo/{id}": { created_count: 1, changed_count: 2 },
    "/v1/companyImport/kind/{id}": {
      fields: [{ name: "name", label: "Brand Name", is_required: true, needed_by: "new" }],
    },
  },
  arguments: { "Viewer.importFields": ["kind: BRANDS"] },
  access: {
    // A token has its own, but not the list by which they are found here.
    inPersonOnly: { fields: ["Job.import", "Job.undoCounts"] },
    // The owner's own.
    refusedTo: {
      SELLER_OWNER: ["Job.import", "Job.undoCounts"],
      SELLER_STAFF: ["Job.import", "Job.undoCounts"],
    },
  },
  callPerRow: {
    "Import.rows": "the service pages the rows of one job",
    "Job.undoCounts":
      "the service counts the rows of one import, and only the question before its undoing asks",
    "Job.import": "the service answers one import at a time, and only its own job's page asks",
  },
});

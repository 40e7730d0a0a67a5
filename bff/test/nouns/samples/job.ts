import * as v from "valibot";
import { vi } from "vitest";
import type { Caller } from "../../harness/backOffice.ts";
import { collection, ids } from "../../isolation/tenants.ts";
import { type MutationSample, sample } from "../sample.ts";

/** The job by which the owner of the fixtures reads a file in. */
export const ownImport = 2;

export const importingJob = {
  job_id: ownImport,
  company_po_id: ids.own,
  seller_id: null,
  user_po_id: ids.own,
  user_seller_id: null,
  kind: "import_brand",
  job_state: "ready",
  part_count: 0,
  can_undo: true,
  permission: "IMPORT_CREATE",
  // With a token, whose person sees it, too.
  via: `token:${ids.own}`,
};

const over = v.object({ node: v.object({ state: v.literal("DONE") }) });
const started = v.object({ result: v.object({ job: v.object({ id: v.string() }) }) });

/** Exports the brands and waits until that is done, because a job that runs changes by itself. @returns the job's id */
async function addJob(owner: Caller): Promise<string> {
  const { data } = await owner.send(
    `mutation ($input: StartExportInput!) { result: startExport(input: $input) {
      ... on StartExportSuccess { job { id } } ... on Error { message } } }`,
    { input: { list: { brands: {} } } },
  );
  const { id } = v.parse(started, data).result.job;
  const document = "query ($id: ID!) { node(id: $id) { ... on Job { state } } }";
  await vi.waitUntil(async () => v.is(over, (await owner.send(document, { id })).data), { timeout: 10_000 });
  return id;
}

sample({
  nodes: { Job: { of: "location", made: ({ owner }) => addJob(owner) } },
  collections: {
    // Of somebody at a location, who has its file.
    companyJob: collection("job_id", {
      of: "location",
      links: ["seller_id"],
      // A file that the owner reads in.
      more: [importingJob],
      values: (_whose, id, mark) => ({
        user_po_id: null,
        user_seller_id: id,
        started_by: `${mark} starter`,
        kind: `${mark} kind`,
        job_state: "done",
        total: 1,
        done_count: 1,
        ok_count: 1,
        refused_count: 0,
        skipped_count: 0,
        part_count: 1,
        message: `${mark} message`,
        started_at: "2026-01-01T00:00:00Z",
        ended_at: "2026-01-01T00:00:00Z",
        can_undo: true,
        undone_by: id,
        can_retry: true,
        permission: "PRODUCT_UPDATE",
        via: "",
        format: "csv",
      }),
    }),
  },
  async addTwo(owner) {
    await addJob(owner);
    await addJob(owner);
  },
  mutations({ own, ownCategory, record }) {
    const kept = () => record("companyJob");
    const inputs = [{ id: own("Job") }];
    const change = {
      permission: null,
      inPerson: true,
      trail: "no change: what a job does is in the trail",
    } satisfies Partial<MutationSample>;
    return {
      cancelJob: { ...change, inputs, responses: { "PUT /v1/companyJob/cancel/{id}": kept } },
      retryJob: { ...change, inputs, responses: { "PUT /v1/companyJob/retry/{id}": kept } },
      startExport: {
        permission: null,
        trail: "a note of what was exported",
        inputs: ([1, 2, 3] as const).map((level) => ({
          list: {
            products: {
              search: "New",
              filter: {
                status: ["DRAFT"],
                brandId: own("Brand"),
                sellerId: own("Seller"),
                categoryId: ownCategory(level),
              },
              orderBy: { field: "NAME", direction: "DESC" },
            },
          },
          format: "JSONL",
          byteOrderMark: false,
          columns: ["name", "status"],
          idempotencyKey: "key",
        })),
        // What a token has started says so.
        responses: {
          "POST /v1/companyExport": ({ body }) =>
            Object.assign({}, kept(), v.parse(v.object({ via: v.optional(v.string(), "") }), body)),
        },
      },
    };
  },
  access: {
    inPersonOnly: {
      fields: [
        ...[
          "canCancel",
          "canRetry",
          "canUndo",
          "createdAt",
          "databaseId",
          "doneCount",
          "endedAt",
          "expiresAt",
          "format",
          "id",
          "isOwn",
          "kind",
          "okCount",
          "progress",
          "refusedCount",
          "rows",
          "skippedCount",
          "startedBy",
          "state",
          "total",
          "undoneBy",
          "updatedAt",
        ].map((field) => `Job.${field}`),
        "Query.viewer.jobs",
      ],
    },
    // A job that failed, a file of the owner's own, and what comes over a stream.
    neverShown: [
      "Job.downloadUrl",
      "Job.failure",
      "JobProgressed.doneCount",
      "JobProgressed.eventId",
      "JobProgressed.nodeId",
      "JobProgressed.progress",
      "JobProgressed.state",
      "JobProgressed.total",
    ],
  },
});

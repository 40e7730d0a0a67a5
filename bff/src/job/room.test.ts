import { expect, test } from "vitest";
import * as v from "valibot";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { createMemoryStorage } from "../../test/doubles/memoryStorage.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { sentKey } from "../upload/keys.ts";
import { uploaderOf } from "../upload/record.ts";

// A company may keep so much of files that are exported or read in: whoever asks for another is told.

const message =
  "Your company may keep 1000 MB of files that are written or read in, and that would be more. Each goes after a week.";
const full = () => {
  throw new RestError("conflict", message);
};
const parts = "__typename ... on ConflictError { message messageCode messageParams }";
const refused = {
  result: {
    __typename: "ConflictError",
    message,
    messageCode: "JOB_FILES_LIMIT",
    messageParams: ["1000"],
  },
};

test("an export for which there is no room is refused in these words", async () => {
  const rest = createFakeRest({ writes: { "POST /v1/companyExport": full } });
  const start = `mutation { result: startExport(input: { list: { brands: {} } }) { ${parts} } }`;
  expect((await run(createFakeContext(rest, owner), start)).data).toEqual(refused);
});

test("a table is asked for with its length before a row of it is sent, and refused in these words", async () => {
  const rest = createFakeRest({ writes: { "POST /v1/companyImport": full } });
  const storage = createMemoryStorage();
  const context = { ...createFakeContext(rest, owner), storage };
  const content = Buffer.from("name\nAloë\n");
  const id = context.uploads.newId();
  await context.uploads.add({
    id,
    owner: uploaderOf(owner),
    companyId: owner.companyId,
    purpose: "IMPORT_FILE",
    contentType: "text/csv",
    bytes: content.length,
    expiresAt: 0,
  });
  await storage.images.write(sentKey(id), content, "text/csv");
  const start = `mutation ($input: StartImportInput!) { result: startImport(input: $input) { ${parts} } }`;
  const input = { kind: "BRANDS", uploadId: encodeNodeId("Upload", id) };
  expect((await run(context, start, { input })).data).toEqual(refused);
  expect(rest.calls.map(({ template }) => template)).toEqual(["/v1/companyImport"]);
  expect(v.parse(v.object({ bytes: v.number() }), rest.calls[0]?.body)).toEqual({ bytes: 11 });
});

test("of an export that became too long is told why it failed", async () => {
  const times = { created_at: "2026-11-20T09:00:00.000Z", updated_at: "2026-11-20T09:00:00.000Z" };
  const counts = { total: 9, done_count: 5, ok_count: 5, refused_count: 0, skipped_count: 0, part_count: 0 };
  const who = { company_po_id: 1, user_po_id: 10, started_by: "Anjali Rao" };
  const job = {
    ...times,
    ...counts,
    ...who,
    job_id: 7,
    kind: "export_product",
    job_state: "failed",
    message: "no_room",
  };
  const rest = createFakeRest({
    tables: { companyJob: { key: "job_id", rows: [job], parents: { company_po_id: "company_po_id" } } },
  });
  const { data } = await run(
    createFakeContext(rest, owner),
    "query ($id: ID!) { node(id: $id) { ... on Job { state failure } } }",
    { id: encodeNodeId("Job", "7") },
  );
  expect(data).toEqual({ node: { state: "FAILED", failure: "NO_ROOM" } });
});

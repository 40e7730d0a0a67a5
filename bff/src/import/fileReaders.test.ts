import { expect, test, vi } from "vitest";
import * as v from "valibot";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { createMemoryStorage } from "../../test/doubles/memoryStorage.ts";
import { RateLimitedError } from "../graphql/errors.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import type { RestWrite } from "../rest/client.ts";
import { uploaderOf } from "../upload/record.ts";
import { sentKey } from "../upload/keys.ts";
import { createFileReaders } from "./fileReaders.ts";

// What goes on behind a request is held to as much as the request: no memory and no call without end.

const start = `mutation ($input: StartImportInput!) { result: startImport(input: $input) { __typename
  ... on StartImportSuccess { job { id } } ... on Error { message } } }`;
const sent = v.object({ rows: v.array(v.object({ row_no: v.number() })) });
const begun = v.object({ source: v.string() });
const times = { created_at: "2026-01-01T00:00:00Z", updated_at: "2026-01-01T00:00:00Z" };
const counts = { ok_count: 0, refused_count: 0, skipped_count: 0, part_count: 0 };

/** A service that has no row yet, whoever asks, and lets parts wait until they may pass. */
function slowService(waits: (firstRow: number) => boolean) {
  const jobs = new Map<string, number>();
  const parts: { readonly job: string; readonly rows: readonly number[] }[] = [];
  const { promise: passed, resolve: pass } = Promise.withResolvers<void>();
  const file = (id: number) => ({
    job: {
      ...times,
      ...counts,
      job_id: id,
      company_po_id: 1,
      user_po_id: 10,
      started_by: "Anjali Rao",
      kind: "import_brand",
      job_state: "staging",
      total: 1203,
      done_count: 0,
    },
    source: "upload",
    delimiter: "COMMA",
    encoding: "UTF_8",
    columns: [],
    fields: [],
    mapping: [],
    is_mapped: false,
    clear_word: "-",
    adds_missing: false,
    staged_count: 0,
    created_count: 0,
    changed_count: 0,
    unchanged_count: 0,
    refused_count: 0,
  });
  const fake = createFakeRest({
    reads: { "/v1/companyImport/{id}": ({ params }) => file(Number(params?.["id"])) },
    writes: {
      "POST /v1/companyImport": ({ body }) => {
        const { source } = v.parse(begun, body);
        jobs.set(source, jobs.get(source) ?? jobs.size + 1);
        return file(jobs.get(source) ?? 0);
      },
      "POST /v1/companyImport/rows/{id}": () => ({ staged_count: 0, total: 1203 }),
    },
  });
  const rest = {
    ...fake,
    async send(write: RestWrite) {
      if (write.template.includes("/rows/")) {
        const rows = v.parse(sent, write.body).rows.map(({ row_no }) => row_no);
        parts.push({ job: write.params?.["id"] ?? "", rows });
        if (waits(rows[0] ?? 0)) await passed;
      }
      return fake.send(write);
    },
  };
  return { rest, parts, pass };
}

/** A caller, who has sent so many files of 1,203 rows. */
async function withFiles(rest: ReturnType<typeof slowService>["rest"], count: number) {
  const storage = createMemoryStorage();
  const context = { ...createFakeContext(rest, owner), storage };
  const content = Buffer.from(
    `name\n${Array.from({ length: 1203 }, (_, row) => `Brand ${row}`).join("\n")}\n`,
  );
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
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
    ids.push(id);
  }
  const read = vi.spyOn(storage.images, "read");
  const begin = (id: string) =>
    run(context, start, { input: { kind: "BRANDS", uploadId: encodeNodeId("Upload", id) } });
  return { ids, begin, read };
}

const jobOf = (id: string) => ({
  result: { __typename: "StartImportSuccess", job: { id: encodeNodeId("Job", id) } },
});

test("of ten that begin the same import one reads it, and the others answer the job", async () => {
  const { rest, parts, pass } = slowService(() => true);
  const { ids, begin } = await withFiles(rest, 1);
  const answered: unknown[] = [];
  const answers = Array.from({ length: 10 }, async () => answered.push((await begin(ids[0] ?? "")).data));
  await vi.waitUntil(() => answered.length === 9, { timeout: 10_000 });
  expect(answered).toEqual(Array.from({ length: 9 }, () => jobOf("1")));
  expect(parts.map(({ rows }) => rows[0])).toEqual([2]);
  pass();
  await Promise.all(answers);
  expect(answered.at(-1)).toEqual(jobOf("1"));
  await vi.waitUntil(() => parts.length === 3, { timeout: 10_000 });
  expect(parts.flatMap(({ rows }) => rows)).toEqual(Array.from({ length: 1203 }, (_, row) => row + 2));
  // Whoever asks once it has ended, and not all rows are there, has it read again.
  await begin(ids[0] ?? "");
  await vi.waitUntil(() => parts.length === 6, { timeout: 10_000 });
});

test("two files are read on at a time, and none that waits for its turn is kept in memory", async () => {
  const { rest, parts, pass } = slowService((firstRow) => firstRow > 2);
  const { ids, begin, read } = await withFiles(rest, 5);
  for (const [index, id] of ids.entries()) expect((await begin(id)).data).toEqual(jobOf(String(index + 1)));
  await vi.waitUntil(() => parts.length === 7, { timeout: 10_000 });
  expect(parts.filter(({ rows }) => rows[0] !== 2).map(({ job }) => job)).toEqual(["1", "2"]);
  expect(read).toHaveBeenCalledTimes(7);
  pass();
  await vi.waitUntil(() => parts.length === 15, { timeout: 10_000 });
  expect(read).toHaveBeenCalledTimes(10);
});

test("what fails gives its job back, and so many may wait", async () => {
  const readers = createFileReaders({ running: 1, waiting: 1 });
  const [one, other] = [readers.take("1"), readers.take("2")];
  expect([one === null, other === null, readers.take("1")]).toEqual([false, false, null]);
  expect(() => readers.take("3")).toThrow(RateLimitedError);
  await expect(one?.run(() => Promise.reject(new Error("The service is away.")))).rejects.toThrow(
    "The service is away.",
  );
  other?.giveBack();
  expect([readers.take("1"), readers.take("3")].map((reader) => reader === null)).toEqual([false, false]);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { sendTable } from "../../test/harness/sendTable.ts";

const parts = `__typename ... on Error { message code }
  ... on ValidationError { issues { path message } }`;
const importFields = `import {
  uploadId isRead isMapped delimiter encoding clearWord addsMissing
  columns { position name samples } fields { name label isRequired }
  mapping { field column constant } counts { created changed unchanged refused } }`;
const job = `job { id state total doneCount okCount refusedCount canCancel downloadUrl kind ${importFields} }`;
const start = `mutation ($input: StartImportInput!) { result: startImport(input: $input) { ${parts}
  ... on StartImportSuccess { ${job} } } }`;
const map = `mutation ($input: MapImportInput!) { result: mapImport(input: $input) { ${parts}
  ... on MapImportSuccess { ${job} } } }`;
const run = `mutation ($input: RunImportInput!) { result: runImport(input: $input) { ${parts}
  ... on RunImportSuccess { ${job} } } }`;
const read = `query ($id: ID!) { node(id: $id) { ... on Job { ${job.slice("job {".length, -1)} } } }`;
const rows = `query ($id: ID!, $outcome: [ImportOutcome!]) { node(id: $id) { ... on Job { import {
  rows(first: 50, outcome: $outcome) { totalCount nodes { number outcome name recordId
    problems { field label message messageCode messageParams }
    changes { path label before after } } } } } } }`;

const result = v.object({ result: v.looseObject({ job: v.optional(v.looseObject({ id: v.string() })) }) });
const node = v.object({ node: v.looseObject({ state: v.string() }) });

/** A file as LibreOffice writes it: semicolons, UTF-16 with its mark, quotes and line breaks. */
const libreOffice = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
  });
  afterAll(() => office.close());

  const send = async (document: string, input: object, caller = owner) =>
    v.parse(result, (await caller.send(document, { input })).data).result;
  const begin = async (content: string | Uint8Array, caller = owner, more: object = {}) =>
    send(start, { kind: "BRANDS", uploadId: await sendTable(office.url, caller, content), ...more }, caller);
  const started = async (content: string | Uint8Array) => (await begin(content)).job?.id ?? "";
  const jobOf = async (id: string) => v.parse(node, (await owner.send(read, { id })).data).node;
  const until = async (id: string, state: string) => {
    await expect.poll(async () => (await jobOf(id)).state, { timeout: 60_000 }).toBe(state);
    return jobOf(id);
  };
  const fileAt = async (link: string) => {
    const response = await fetch(new URL(link, office.url), { headers: { cookie: owner.cookie ?? "" } });
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="refused_brand-/);
    // The mark at its beginning is not thrown away.
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
  };
  const names = async () =>
    JSON.stringify((await owner.send("{ viewer { brands(first: 100) { nodes { name } } } }")).data);

  test("what a file may have is known before there is one", async () => {
    const { data } = await owner.send("{ viewer { importFields(kind: BRANDS) { name label isRequired } } }");
    expect(data).toEqual({
      viewer: {
        importFields: [
          { name: "brand_id", label: "Brand id", isRequired: false },
          { name: "name", label: "Brand Name", isRequired: true },
        ],
      },
    });
  });

  test("read anew with another delimiter by the upload that it names, it is another job", async () => {
    const uploadId = await sendTable(office.url, owner, "name;remark\nOther; a, b\n");
    const input = { kind: "BRANDS", uploadId };
    const named = v.object({ job: v.object({ id: v.string(), import: v.object({ uploadId: v.string() }) }) });
    const first = v.parse(named, await send(start, input)).job;
    expect(first.import.uploadId).toBe(uploadId);
    const second = await send(start, { ...input, uploadId: first.import.uploadId, delimiter: "COMMA" });
    expect(second.job?.id).not.toBe(first.id);
    expect(second).toMatchObject({ job: { import: { columns: [{ name: "name;remark" }] } } });
  });

  test("a file as LibreOffice writes it is read, mapped, checked, run, and what was refused is given back", async () => {
    const answer = await begin(
      libreOffice(
        '"Brand";"Brand id"\r\n"Import ""One""";\r\n"two\r\nlines";\r\n;\r\nImport two;9.18E+09\r\nImport three;\r\n',
      ),
    );
    expect(answer).toMatchObject({
      __typename: "StartImportSuccess",
      job: {
        state: "STAGING",
        kind: "IMPORT_BRANDS",
        total: 4,
        canCancel: true,
        import: {
          isRead: true,
          isMapped: false,
          delimiter: "SEMICOLON",
          encoding: "UTF_16",
          columns: [
            {
              position: 0,
              name: "Brand",
              samples: ['Import "One"', "two\r\nlines", "Import two", "Import three"],
            },
            { position: 1, name: "Brand id", samples: ["", "", "9.18E+09", ""] },
          ],
          fields: [
            { name: "brand_id", label: "Brand id", isRequired: false },
            { name: "name", label: "Brand Name", isRequired: true },
          ],
          mapping: [
            { field: "brand_id", column: 1, constant: null },
            { field: "name", column: 0, constant: null },
          ],
        },
      },
    });
    const jobId = answer.job?.id ?? "";
    const mapping = [
      { field: "brand_id", column: 1 },
      { field: "name", column: 0 },
    ];
    expect(await send(map, { jobId, mapping })).toMatchObject({ __typename: "MapImportSuccess" });
    const checked = await until(jobId, "READY");
    expect(checked).toMatchObject({
      import: { isMapped: true, counts: { created: 2, changed: 0, unchanged: 0, refused: 2 } },
      downloadUrl: expect.stringContaining("/file/job/"),
    });
    expect(await names()).not.toContain("Import");
    const problem = { field: "brand_id", label: "Brand id", message: "Looks rounded by a spreadsheet" };
    const { data, errors } = await owner.send(rows, { id: jobId, outcome: ["REFUSED"] });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      node: {
        import: {
          rows: {
            totalCount: 2,
            nodes: [
              {
                number: 3,
                problems: [
                  {
                    message: "Must not contain line breaks or control characters",
                    messageCode: "LINE_BREAKS",
                  },
                ],
              },
              {
                number: 5,
                name: null,
                recordId: null,
                problems: [{ ...problem, messageCode: "CELL_ROUNDED" }],
              },
            ],
          },
        },
      },
    });
    expect(await send(run, { jobId })).toMatchObject({ __typename: "RunImportSuccess" });
    const done = await until(jobId, "DONE");
    expect(done).toMatchObject({ okCount: 2, refusedCount: 2, doneCount: 4 });
    expect(await names()).toContain(String.raw`Import \"One\"`);
    const all = await owner.send(rows, { id: jobId, outcome: ["DONE"] });
    expect(all.data).toMatchObject({
      node: {
        import: {
          rows: {
            nodes: [
              {
                number: 2,
                name: 'Import "One"',
                recordId: expect.any(String),
                changes: [{ path: ["name"], label: "Name", before: null, after: 'Import "One"' }],
              },
              { number: 6 },
            ],
          },
        },
      },
    });
    const refused = await fileAt(String(done["downloadUrl"]));
    expect(refused).toBe(
      '\uFEFFBrand,Brand id,error\r\n"two\r\nlines",,Brand Name: Must not contain line breaks or control characters\r\n' +
        "Import two,9.18E+09,Brand id: Looks rounded by a spreadsheet\r\n",
    );
  });

  test("the same upload is the same import; another delimiter is another one", async () => {
    const uploadId = await sendTable(office.url, owner, "name;x\nSame;1\n");
    const input = { kind: "BRANDS", uploadId };
    const first = await send(start, input);
    expect((await send(start, input)).job?.id).toBe(first.job?.id);
    const other = await send(start, { ...input, delimiter: "COMMA" });
    expect(other.job?.id).not.toBe(first.job?.id);
    expect(other).toMatchObject({ job: { import: { columns: [{ name: "name;x" }], mapping: [] } } });
  });

  test("of the same upload an import that was cancelled is begun anew, once, however often that was so", async () => {
    const uploadId = await sendTable(office.url, owner, "name;x\nBack again;1\n");
    const input = { kind: "BRANDS", uploadId };
    const cancel = `mutation ($id: ID!) { cancelJob(input: { id: $id }) { __typename } }`;
    const ids = new Set<string>();
    for (const more of [{}, { delimiter: "COMMA" }, { delimiter: "SEMICOLON" }, { delimiter: "COMMA" }, {}]) {
      const answer = await send(start, { ...input, ...more });
      expect(answer).toMatchObject({ job: { state: "STAGING", total: 1, import: { isRead: true } } });
      const id = answer.job?.id ?? "";
      expect((await send(start, { ...input, ...more })).job?.id).toBe(id);
      ids.add(id);
      expect((await owner.send(cancel, { id })).data).toEqual({
        cancelJob: { __typename: "CancelJobSuccess" },
      });
    }
    expect(ids.size).toBe(5);
  });

  test("once it runs its file is of no use and goes: the upload is not found, however it were read", async () => {
    const uploadId = await sendTable(office.url, owner, "name\nRuns\n");
    const input = { kind: "BRANDS", uploadId };
    const jobId = (await send(start, input)).job?.id ?? "";
    await send(map, { jobId, mapping: [{ field: "name", column: 0 }] });
    await until(jobId, "READY");
    expect(await send(start, input)).toMatchObject({ job: { id: jobId } });
    expect(await send(run, { jobId })).toMatchObject({ __typename: "RunImportSuccess" });
    for (const more of [{}, { delimiter: "TAB" }])
      expect(await send(start, { ...input, ...more })).toMatchObject({ __typename: "NotFoundError" });
    expect(await until(jobId, "DONE")).toMatchObject({ okCount: 1 });
  });

  test("a file of many parts is sent on when its answer has gone", async () => {
    const many = Array.from({ length: 1_203 }, (_, index) => `Many ${index}`).join("\n");
    const id = await started(`name\n${many}\n`);
    await expect
      .poll(async () => (await jobOf(id))["import"], { timeout: 60_000 })
      .toMatchObject({ isRead: true });
    const { data } = await owner.send(rows, { id, outcome: [] });
    expect(data).toMatchObject({ node: { import: { rows: { totalCount: 1_203, nodes: { length: 50 } } } } });
  });

  test.each([
    ['name\n"open\n', "Line 2: a quote is not closed"],
    ["name\n", "The file has no rows below the names of its columns"],
  ])("what cannot be read begins nothing: %j", async (content, message) => {
    const jobs = "{ viewer { jobs(first: 1) { totalCount } } }";
    const { data: before } = await owner.send(jobs);
    expect(await begin(content)).toMatchObject({ issues: [{ path: ["uploadId"], message }] });
    expect((await owner.send(jobs)).data).toEqual(before);
  });

  test("an import is for who began it: others see the job, and can neither read its file nor go on with it", async () => {
    const answer = await begin("name\nOf a location\n", seller);
    const id = answer.job?.id ?? "";
    expect(answer).toMatchObject({ job: { import: { isRead: true } } });
    expect(await jobOf(id)).toMatchObject({ state: "STAGING", import: null });
    const mapping = [{ field: "name", column: 0 }];
    for (const [document, input] of [
      [map, { jobId: id, mapping }],
      [run, { jobId: id }],
    ] as const) {
      expect(await send(document, input)).toMatchObject({ __typename: "ForbiddenError" });
      const foreign = await office.signIn("owner@fernway.test");
      expect(await send(document, input, foreign)).toMatchObject({ __typename: "NotFoundError" });
    }
    expect(await jobOf(id)).toMatchObject({ state: "STAGING" });
    const upload = await sendTable(office.url, owner, "name\nx\n");
    expect(await send(start, { kind: "BRANDS", uploadId: upload }, seller)).toMatchObject({
      __typename: "NotFoundError",
    });
  });
});

import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { addProgram } from "../../test/harness/program.ts";
import { sendTable } from "../../test/harness/sendTable.ts";

const result = v.object({
  result: v.looseObject({ __typename: v.string(), job: v.optional(v.object({ id: v.string() })) }),
});
const node = v.object({ node: v.nullable(v.looseObject({ state: v.string() })) });
const exported = v.object({
  node: v.object({ state: v.literal("DONE"), downloadUrl: v.string() }),
});

let office: BackOffice;
let owner: Caller;
beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
});
afterAll(() => office.close());

const program = (...permissions: string[]) => addProgram(office, owner, ...permissions);

const does = async (name: string, caller: Caller, input: object) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { data } = await caller.send(
    `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
      __typename ... on ${type}Success { job { id } } ... on Error { message } } }`,
    { input },
  );
  return v.parse(result, data).result;
};
const see = async (caller: Caller, id: string) =>
  v.parse(
    node,
    (
      await caller.send(
        `query ($id: ID!) { node(id: $id) { ... on Job { state okCount failure import {
          format delimiter encoding mapping { field column constant }
          counts { created changed unchanged refused }
          rows(first: 10) { nodes { number outcome name changes { path before after } problems { message } } } } } } }`,
        { id },
      )
    ).data,
  ).node;
const until = async (caller: Caller, id: string, state: string) => {
  await expect.poll(async () => (await see(caller, id))?.state, { timeout: 60_000 }).toBe(state);
  return see(caller, id);
};
/** Begins an import of lines and has them checked by what their names suggest. */
async function check(caller: Caller, kind: string, lines: readonly object[]): Promise<string> {
  const content = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const uploadId = await sendTable(office.url, caller, content, "application/jsonl");
  const { job } = await does("startImport", caller, { kind, uploadId });
  const id = job?.id ?? "";
  const suggested = v.parse(
    v.looseObject({ import: v.object({ mapping: v.array(v.unknown()) }) }),
    await see(caller, id),
  );
  expect(await does("mapImport", caller, { jobId: id, mapping: suggested.import.mapping })).toMatchObject({
    __typename: "MapImportSuccess",
  });
  await until(caller, id, "READY");
  return id;
}

test("a program reads lines in, does what it may, and nobody but it and its person sees that", async () => {
  const own = await program("IMPORT_CREATE", "BRAND_CREATE");
  const other = await program("IMPORT_CREATE", "BRAND_CREATE");
  const brand = Buffer.from("Brand:1").toString("base64url");
  const id = await check(own.caller, "BRANDS", [
    { name: "Read by a program" },
    { id: brand, name: "Not renamed" },
  ]);
  expect(await see(own.caller, id)).toMatchObject({
    import: {
      format: "JSONL",
      delimiter: null,
      encoding: "UTF_8",
      mapping: [
        { field: "brand_id", column: 1, constant: null },
        { field: "name", column: 0, constant: null },
      ],
      counts: { created: 1, changed: 0, unchanged: 0, refused: 1 },
      rows: {
        nodes: [
          { number: 2, outcome: "TO_CREATE", name: "Read by a program" },
          { number: 3, outcome: "REFUSED", problems: [{ message: "You are not allowed to do this." }] },
        ],
      },
    },
  });
  expect(await see(other.caller, id)).toBeNull();
  for (const [caller, type] of [
    [other.caller, "NotFoundError"],
    [office.anonymous, "UnauthenticatedError"],
    [await office.signIn("seller@verdant.test"), "NotFoundError"],
    [await office.signIn("owner@fernway.test"), "NotFoundError"],
  ] as const)
    expect((await does("runImport", caller, { jobId: id })).__typename).toBe(type);
  expect((await see(own.caller, id))?.state).toBe("READY");
  expect((await does("runImport", own.caller, { jobId: id })).__typename).toBe("RunImportSuccess");
  expect(await until(own.caller, id, "DONE")).toMatchObject({ okCount: 1 });
  expect(await see(owner, id)).toMatchObject({ state: "DONE", import: { format: "JSONL" } });
  expect((await does("undoImport", own.caller, { jobId: id })).__typename).toBe("ForbiddenError");
});

test("without the right to import a program can neither send a file nor begin, and one that is gone does nothing", async () => {
  const without = await program("BRAND_CREATE");
  await expect(sendTable(office.url, without.caller, "{}", "application/jsonl")).rejects.toThrow();
  const gone = await program("IMPORT_CREATE", "BRAND_CREATE");
  const id = await check(gone.caller, "BRANDS", [{ name: "Of a program that has gone" }]);
  await owner.send("mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { __typename } }", {
    id: gone.id,
  });
  expect((await gone.caller.send("{ viewer { permissions } }")).data ?? null).toBeNull();
  // Its person may try, and it is still the token's.
  expect((await does("runImport", owner, { jobId: id })).__typename).toBe("RunImportSuccess");
  expect(await until(owner, id, "FAILED")).toMatchObject({ failure: "TOKEN_GONE", okCount: 0 });
  const { data } = await owner.send('{ viewer { brands(search: "has gone") { totalCount } } }');
  expect(data).toEqual({ viewer: { brands: { totalCount: 0 } } });
});

test("the lines of an export of products are read in again as unchanged, and a price in them changes that alone", async () => {
  const { caller, secret } = await program(
    "IMPORT_CREATE",
    "PRODUCT_CREATE",
    "PRODUCT_UPDATE",
    "VARIANT_CREATE",
    "VARIANT_UPDATE",
  );
  const { job } = await does("startExport", caller, { list: { products: {} }, format: "JSONL" });
  const read = async () =>
    (
      await caller.send("query ($id: ID!) { node(id: $id) { ... on Job { state downloadUrl } } }", {
        id: job?.id ?? "",
      })
    ).data;
  await expect.poll(async () => v.is(exported, await read()), { timeout: 60_000 }).toBe(true);
  const { downloadUrl } = v.parse(exported, await read()).node;
  const file = await fetch(office.url + downloadUrl, { headers: { authorization: `Bearer ${secret}` } });
  const lines = (await file.text())
    .trimEnd()
    .split("\n")
    .map((line) => v.parse(v.looseObject({ variants: v.array(v.looseObject({})) }), JSON.parse(line)));
  const rows = lines.reduce((sum, { variants }) => sum + Math.max(1, variants.length), 0);
  const again = await check(caller, "PRODUCTS", lines);
  expect(await see(caller, again)).toMatchObject({
    import: { counts: { created: 0, changed: 0, unchanged: rows, refused: 0 } },
  });
  const first = lines.find(({ variants }) => variants.length > 1);
  const [variant, ...others] = first?.variants ?? [];
  const changed = { ...first, variants: [{ ...variant, variant_price: "1234.50" }, ...others] };
  const id = await check(caller, "PRODUCTS", [changed]);
  expect(await see(caller, id)).toMatchObject({
    import: { counts: { created: 0, changed: 1, unchanged: others.length, refused: 0 } },
  });
});

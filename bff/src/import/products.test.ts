import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { sendTable } from "../../test/harness/sendTable.ts";

const parts = `__typename ... on Error { message code }`;
const start = `mutation ($input: StartImportInput!) { result: startImport(input: $input) { ${parts}
  ... on StartImportSuccess { job { id kind import { fields { name } mapping { field column constant } } } } } }`;
const map = `mutation ($input: MapImportInput!) { result: mapImport(input: $input) { ${parts} } }`;
const run = `mutation ($input: RunImportInput!) { result: runImport(input: $input) { ${parts} } }`;
const read = `query ($id: ID!) { node(id: $id) { ... on Job { state okCount import {
  counts { created changed unchanged refused }
  rows(first: 50) { nodes { number outcome name recordId problems { label message messageCode }
    changes { path label kind part before after } } } } } } }`;

const mapping = v.array(v.object({ field: v.string(), column: v.nullable(v.number()), constant: v.null() }));
const result = v.object({
  result: v.looseObject({
    job: v.optional(v.object({ id: v.string(), kind: v.string(), import: v.looseObject({ mapping }) })),
  }),
});
const node = v.object({ node: v.looseObject({ state: v.string() }) });

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
  });
  afterAll(() => office.close());

  const send = async (document: string, input: object, caller = owner) =>
    v.parse(result, (await caller.send(document, { input })).data).result;
  const jobOf = async (id: string, caller = owner) =>
    v.parse(node, (await caller.send(read, { id })).data).node;
  const until = async (id: string, state: string, caller = owner) => {
    await expect.poll(async () => (await jobOf(id, caller)).state, { timeout: 60_000 }).toBe(state);
    return jobOf(id, caller);
  };
  const checked = async (content: string, caller = owner) => {
    const uploadId = await sendTable(office.url, caller, content);
    const { job } = await send(start, { kind: "PRODUCTS", uploadId }, caller);
    expect(job?.kind).toBe("IMPORT_PRODUCTS");
    const jobId = job?.id ?? "";
    await send(map, { jobId, mapping: job?.import.mapping }, caller);
    return { jobId, job: await until(jobId, "READY", caller) };
  };
  const names = async () =>
    JSON.stringify(
      (await owner.send('{ viewer { products(first: 50, search: "GW-") { nodes { name sku } } } }')).data,
    );

  test("products with variants and stock are shown as they would be, in the words of their forms, and then are", async () => {
    const { jobId, job } = await checked(
      "SKU;Location;Product Name;Category;Price;CGST;SGST;IGST;Stock;Variant SKU;Short Name;Long Name;Available\n" +
        "GW-1;Verdant Indiranagar;Gateway tea;Pantry;₹ 1,299;9;9;18;5;GW-1-A;250 g;Tea, 250 g;no\n" +
        "GW-2;Verdant Indiranagar;Gateway salt;Nowhere;10;9;9;18;;;;;\n" +
        "GW-1;;;;;;;;;GW-1-A;500 g;Tea, 500 g;\n",
    );
    const problem = { label: "Variant SKU", message: "The same as in row 2", messageCode: "ROW_REPEATED" };
    expect(job).toMatchObject({
      import: {
        counts: { created: 0, refused: 3 },
        rows: {
          nodes: [
            { number: 2, problems: [{ messageCode: "ROW_TOGETHER" }] },
            { number: 3, problems: [{ label: "Category", messageCode: "CATEGORY_MISSING" }] },
            { number: 4, problems: [problem] },
          ],
        },
      },
    });
    expect(await send(run, { jobId })).toMatchObject({ __typename: "RunImportSuccess" });
    await until(jobId, "DONE");
    expect(await names()).not.toContain("Gateway");
    const again = await checked(
      "SKU;Location;Product Name;Category;Price;CGST;SGST;IGST;Stock;Variant SKU;Short Name;Long Name;Available\n" +
        "GW-1;Verdant Indiranagar;Gateway tea;Kitchen & Dining > Cookware;₹ 1,299;9;9;18;5;GW-1-A;250 g;Tea, 250 g;no\n",
    );
    const row = v.parse(
      v.object({
        import: v.object({
          rows: v.object({ nodes: v.array(v.looseObject({ changes: v.array(v.unknown()) })) }),
        }),
      }),
      again.job,
    ).import.rows.nodes[0];
    expect(row).toMatchObject({ outcome: "TO_CREATE", recordId: null, name: "Gateway tea · 250 g" });
    expect(row?.changes).toEqual(
      expect.arrayContaining([
        { path: ["name"], label: "Name", kind: "TEXT", part: null, before: null, after: "Gateway tea" },
        {
          path: ["categoryId"],
          label: "Category",
          kind: "RECORD",
          part: null,
          before: null,
          after: "Cookware",
        },
        {
          path: ["variants", expect.any(String), "price"],
          label: "Price",
          kind: "MONEY",
          part: "250 g",
          before: null,
          after: "₹1,299.00",
        },
        { path: ["stock"], label: "Stock", kind: "NUMBER", part: "250 g", before: null, after: "5" },
      ]),
    );
    await send(run, { jobId: again.jobId });
    expect(await until(again.jobId, "DONE")).toMatchObject({
      okCount: 1,
      import: { rows: { nodes: [{ outcome: "DONE", recordId: expect.any(String) }] } },
    });
    expect(await names()).toContain("Gateway tea");
  });

  test("who is not signed in imports nothing, and a location's people write at their own location alone", async () => {
    const uploadId = await sendTable(office.url, owner, "name\nx\n");
    const { data } = await office.anonymous.send(start, { input: { kind: "PRODUCTS", uploadId } });
    expect(data).toMatchObject({ result: { __typename: "UnauthenticatedError" } });
    const foreign = await office.signIn("owner@fernway.test");
    expect(await send(start, { kind: "PRODUCTS", uploadId }, foreign)).toMatchObject({
      __typename: "NotFoundError",
    });
    const seller = await office.signIn("seller@verdant.test");
    const { job } = await checked(
      "product_sku,location,name,category\nGW-3,Verdant Pune Warehouse,Elsewhere,Pantry\n,,GW-4 here,Pantry\n",
      seller,
    );
    expect(job).toMatchObject({
      import: {
        rows: {
          nodes: [
            { outcome: "REFUSED", problems: [{ label: "Location", messageCode: "LOCATION_MISSING" }] },
            { outcome: "TO_CREATE", name: "GW-4 here" },
          ],
        },
      },
    });
    expect(await names()).not.toMatch(/GW-[34]/);
  });
});

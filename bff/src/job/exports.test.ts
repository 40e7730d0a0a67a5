import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Permission } from "../access/permission.ts";
import { permissionsOf } from "../access/rules.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import {
  createFakeContext,
  owner as anOwner,
  run,
  seller as aSeller,
} from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { change, colleague } from "../../test/harness/staffMembers.ts";
import { addOrder, takeStep } from "../../test/nouns/placedOrders.ts";
import { exportedLists } from "./exportedLists.ts";

const start = `mutation ($input: StartExportInput!) { started: startExport(input: $input) {
  __typename ... on StartExportSuccess { job { id kind format } } } }`;
const started = v.object({
  started: v.object({
    __typename: v.string(),
    job: v.optional(v.object({ id: v.string(), kind: v.string(), format: v.string() })),
  }),
});
const seen = v.object({
  node: v.nullable(v.object({ state: v.string(), total: v.number(), downloadUrl: v.nullable(v.string()) })),
});
const readJob = "query ($id: ID!) { node(id: $id) { ... on Job { state total downloadUrl } } }";

/** What a list is given that says more than its conditions. */
const required: Readonly<Record<string, object>> = { categories: { level: 2 }, staff: { kind: "LOCATION" } };
const names = Object.keys(exportedLists);
/** What the company's people need where a location's get their own without it. */
const asksForAll: Readonly<Record<string, Permission>> = { manufacturers: "SELLER_READ" };
const inputOf = (name: string, given: object = {}) => ({ list: { [name]: { ...required[name], ...given } } });

let office: BackOffice;
let owner: Caller;
let seller: Caller;
let foreign: Caller;
beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
  seller = await office.signIn("seller@verdant.test");
  foreign = await office.signIn("owner@fernway.test");
  const [packed] = [await addOrder(owner), await addOrder(owner)];
  await takeStep(owner, "packFulfilment", packed.fulfilments.nodes[0]?.id ?? "", { packages: 1 });
});
afterAll(() => office.close());

const begin = async (caller: Pick<Caller, "send">, input: object) =>
  v.parse(started, (await caller.send(start, { input })).data).started;
const see = async (caller: Pick<Caller, "send">, id: string) =>
  v.parse(seen, (await caller.send(readJob, { id })).data).node;

async function finished(
  caller: Pick<Caller, "send">,
  { job, __typename }: Awaited<ReturnType<typeof begin>>,
) {
  if (job === undefined) throw new Error(__typename);
  await expect.poll(async () => (await see(caller, job.id))?.state, { timeout: 10_000 }).toBe("DONE");
  const done = await see(caller, job.id);
  return { ...job, total: done?.total, url: office.url + (done?.downloadUrl ?? "/none") };
}

async function textFor(caller: Caller, input: object) {
  const { url } = await finished(caller, await begin(caller, input));
  const response = await fetch(url, { headers: { cookie: caller.cookie ?? "" } });
  expect(response.status).toBe(200);
  return (await response.text())
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r?\n/);
}

const countOf: Readonly<Record<string, string>> = {
  variants: "products",
  orderLines: "fulfilments",
  taxDocuments: "fulfilments",
};
const argumentsOf: Readonly<Record<string, string>> = { categories: "(level: 2)", staff: "(kind: LOCATION)" };

test.each(names.filter((name) => name !== "audit"))(
  "%s: the file has as many records as the list on the screen, for the company's people and a location's",
  async (name) => {
    const list = countOf[name] ?? name;
    const document = `{ viewer { found: ${list}${argumentsOf[name] ?? ""} { totalCount } } }`;
    const counted = v.object({ viewer: v.object({ found: v.object({ totalCount: v.number() }) }) });
    for (const caller of [owner, seller]) {
      const { found } = v.parse(counted, (await caller.send(document)).data).viewer;
      const begun = await begin(caller, inputOf(name));
      // Whom the list shows nothing, or no more than a name, has no file of it.
      if (begun.__typename === "ForbiddenError") {
        expect(caller).toBe(seller);
        expect(found.totalCount).toBeLessThanOrEqual(1);
      } else {
        const { total, kind, format, url } = await finished(caller, begun);
        expect({ total, kind, format }).toEqual({
          total: found.totalCount,
          kind: `EXPORT_${exportedLists[name]?.kind}`,
          format: "CSV",
        });
        const response = await fetch(url, { headers: { cookie: caller.cookie ?? "" } });
        const [head = ""] = (await response.text()).split("\r\n");
        expect(head).toContain(",");
        expect(head).not.toMatch(/gender|dob|birth|password|salt|link|account|ifsc|commission_amount/);
      }
    }
  },
);

test.each(names)("%s: who is not signed in, and who lacks what it asks for, starts nothing", async (name) => {
  expect((await begin(office.anonymous, inputOf(name))).__typename).toBe("UnauthenticatedError");
  const asksFor = exportedLists[name]?.asksFor ?? asksForAll[name];
  if (!asksFor) return;
  const others = permissionsOf(anOwner).filter((permission) => permission !== asksFor);
  const clerk = {
    ...anOwner,
    role: { id: "99", name: "All but one", system: null, permissions: others },
  };
  for (const user of [clerk, { ...anOwner, limitedTo: others, via: "token:5" }]) {
    const rest = createFakeRest();
    const { data } = await run(createFakeContext(rest, user), start, { input: inputOf(name) });
    expect(data).toMatchObject({ started: { __typename: "ForbiddenError" } });
    expect(rest.calls).toEqual([]);
  }
});

test("a file of manufacturers is read as long as all of them may be read: then neither its link nor an old one opens it", async () => {
  const role = { name: "Reads locations", kind: "COMPANY", permissions: ["SELLER_READ", "ORDER_READ"] };
  const roleId = (await change(owner, "addRole", role)).role?.id ?? "";
  const { caller } = await colleague(office, owner, roleId);
  const { id, url } = await finished(caller, await begin(caller, inputOf("manufacturers")));
  const open = async () => (await fetch(url, { headers: { cookie: caller.cookie ?? "" } })).status;
  expect(await open()).toBe(200);
  const edited = await change(owner, "editRole", { id: roleId, permissions: ["ORDER_READ"] });
  expect(edited.__typename).toBe("EditRoleSuccess");
  expect(await see(caller, id)).toMatchObject({ state: "DONE", downloadUrl: null });
  expect(await open()).toBe(404);
});

test.each([
  ["orders", {}],
  ["staff", { kind: "COMPANY" }],
  ["fulfilments", { filter: { refundState: ["DUE"] } }],
  ["taxDocuments", { filter: { refundState: ["DUE"] } }],
])("what of %s is the company's alone is nobody's at a location: %j", async (name, given) => {
  const rest = createFakeRest();
  const { data } = await run(createFakeContext(rest, aSeller), start, { input: inputOf(name, given) });
  expect(data).toMatchObject({ started: { __typename: "ForbiddenError" } });
  expect(rest.calls).toEqual([]);
});

test.each([
  ["products", { filter: { brandId: encodeNodeId("Brand", "1") } }],
  ["products", { filter: { sellerId: encodeNodeId("Seller", "1") } }],
  ["variants", { filter: { categoryId: encodeNodeId("Category", "1-1") } }],
  ["manufacturers", { sellerId: encodeNodeId("Seller", "1") }],
  ["categories", { level: 2, parentId: encodeNodeId("Category", "1-1") }],
  ["fulfilments", { filter: { productId: encodeNodeId("Product", "1") } }],
  ["orders", { filter: { sellerId: encodeNodeId("Seller", "1") } }],
  ["audit", { filter: { sellerId: encodeNodeId("Seller", "1") } }],
])("another company's records are no condition of %s: %j", async (name, given) => {
  const jobs = async () => (await foreign.send("{ viewer { jobs { totalCount } } }")).data;
  const before = await jobs();
  expect((await begin(foreign, inputOf(name, given))).__typename).toBe("NotFoundError");
  expect(await jobs()).toEqual(before);
  expect((await begin(owner, inputOf(name, given))).__typename).toBe("StartExportSuccess");
});

test.each([[{}], [{ brands: {}, banners: {} }], [{ brands: null }]])(
  "exactly one list is written at once, not %j",
  async (list) => {
    expect((await begin(owner, { list })).__typename).toBe("ValidationError");
  },
);

test("a file has the columns that were asked for, of the records that were chosen", async () => {
  const ids = [encodeNodeId("Brand", "3"), encodeNodeId("Brand", "1")];
  const given = inputOf("brands", { filter: { ids }, orderBy: { field: "NAME", direction: "ASC" } });
  const lines = await textFor(owner, { ...given, columns: ["products", "name"] });
  expect(lines[0]).toBe("brand_id,products,name");
  expect(lines.slice(1).map((line) => line.split(",")[0])).toHaveLength(2);
  expect(lines.slice(1).every((line) => /^[13],\d+,[^,]+$/.test(line))).toBe(true);
});

test.each([
  [["no_such"], "columns", "There is no such column"],
  [["name", "No"], "columns.1", "There is no such column"],
  [Array.from({ length: 61 }, () => "name"), "columns", "There are too many at once"],
])("columns that are none begin no file: %j", async (columns, path, message) => {
  const jobs = async () => (await owner.send("{ viewer { jobs { totalCount } } }")).data;
  const before = await jobs();
  const document = `mutation ($input: StartExportInput!) { startExport(input: $input) {
    __typename ... on ValidationError { issues { path message } } } }`;
  const { data } = await owner.send(document, { input: { ...inputOf("brands"), columns } });
  expect(Object(data).startExport).toEqual({
    __typename: "ValidationError",
    issues: [{ path: path.split("."), message }],
  });
  expect(await jobs()).toEqual(before);
});

test("the file stands in the list's own order, or in the one that was asked for", async () => {
  const namesOf = (lines: readonly string[]) => lines.slice(1).map((line) => line.split(",")[1]);
  const shown = v.object({
    viewer: v.object({ found: v.object({ nodes: v.array(v.object({ name: v.string() })) }) }),
  });
  for (const direction of ["ASC", "DESC"]) {
    const orderBy = { field: "NAME", direction };
    const document = `query ($orderBy: CollectionOrder) { viewer { found: collections(orderBy: $orderBy) { nodes { name } } } }`;
    const { nodes } = v.parse(shown, (await owner.send(document, { orderBy })).data).viewer.found;
    const lines = await textFor(owner, inputOf("collections", { orderBy }));
    expect(namesOf(lines)).toEqual(nodes.map(({ name }) => name));
    expect(nodes.length).toBeGreaterThan(2);
  }
});

test("a line of JSON names records as the schema does, with what is part of them", async () => {
  const [first = "{}"] = await textFor(owner, {
    ...inputOf("products", { filter: { ids: [encodeNodeId("Product", "1")] } }),
    format: "JSONL",
  });
  const product = v.parse(
    v.looseObject({
      id: v.string(),
      brand_id: v.string(),
      variants: v.array(v.looseObject({ id: v.string() })),
      images: v.array(v.looseObject({ id: v.string() })),
    }),
    JSON.parse(first),
  );
  const document = `{ node(id: "${product.id}") { ... on Product { id name brand { id }
    variants { nodes { id } } } } }`;
  const { data } = await owner.send(document);
  expect(data).toMatchObject({
    node: {
      id: product.id,
      name: product["name"],
      brand: { id: product.brand_id },
      variants: { nodes: product.variants.map(({ id }) => ({ id })) },
    },
  });
  const [order = "{}"] = await textFor(owner, { ...inputOf("orders"), format: "JSONL" });
  const parts = v.parse(
    v.looseObject({
      fulfilments: v.array(v.looseObject({ id: v.string() })),
      items: v.array(v.looseObject({ fulfilment_id: v.string() })),
    }),
    JSON.parse(order),
  );
  const ids = parts.fulfilments.map(({ id }) => id);
  expect(new Set(parts.items.map(({ fulfilment_id }) => fulfilment_id))).toEqual(new Set(ids));
});

test("a CSV file begins with the mark of UTF-8 unless it is to have none; JSONL never does", async () => {
  const beginning = async (given: object) => {
    const { url } = await finished(owner, await begin(owner, { ...inputOf("brands"), ...given }));
    const response = await fetch(url, { headers: { cookie: owner.cookie ?? "" } });
    return Buffer.from(await response.arrayBuffer())
      .subarray(0, 4)
      .toString("hex");
  };
  const [mark, csv, json] = [
    "efbbbf",
    Buffer.from("bran").toString("hex"),
    Buffer.from('{"id').toString("hex"),
  ];
  expect(await beginning({})).toBe(`${mark}${csv.slice(0, 2)}`);
  expect(await beginning({ byteOrderMark: true })).toBe(`${mark}${csv.slice(0, 2)}`);
  expect(await beginning({ byteOrderMark: false })).toBe(csv);
  expect(await beginning({ format: "JSONL" })).toBe(json);
});

import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { createFakeContext, owner as anOwner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";

let office: BackOffice;
let owner: Caller;
let seller: Caller;
let foreign: Caller;
beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
  seller = await office.signIn("seller@verdant.test");
  foreign = await office.signIn("owner@fernway.test");
});
afterAll(() => office.close());

const job =
  "id kind state progress total doneCount refusedCount startedBy isOwn downloadUrl failure canCancel";
const parts = "__typename ... on Error { message } ... on ValidationError { issues { path message } }";
const start = `mutation ($input: StartExportInput!) { startExport(input: $input) { ${parts}
  ... on StartExportSuccess { job { ${job} } } } }`;
const act = (name: string) => `mutation ($id: ID!) { ${name}Job(input: { id: $id }) { ${parts} } }`;
const read = `query ($id: ID!) { node(id: $id) { ... on Job { ${job} } } }`;
const shown = v.object({
  id: v.string(),
  state: v.string(),
  total: v.number(),
  isOwn: v.boolean(),
  downloadUrl: v.nullable(v.string()),
});
const started = v.object({ startExport: v.object({ job: v.looseObject({ id: v.string() }) }) });
const found = v.object({ node: v.nullable(shown) });

const see = async (caller: Caller, id: string) => v.parse(found, (await caller.send(read, { id })).data).node;

/** An export that is over, as who started it sees it. */
async function exported(caller: Caller, input: object) {
  const { data } = await caller.send(start, { input });
  const { id } = v.parse(started, data).startExport.job;
  await expect.poll(async () => (await see(caller, id))?.state).toBe("DONE");
  const seen = await see(caller, id);
  if (seen === null) throw new Error("The job is gone");
  return seen;
}

const fetchAs = (caller: Caller, path: string | null) =>
  fetch(office.url + (path ?? "/none"), { headers: { cookie: caller.cookie ?? "" } });

test("what a list shows is in the file that its own link brings", async () => {
  const seen = await exported(owner, { list: { brands: { search: "a" } } });
  const response = await fetchAs(owner, seen.downloadUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="export_brand-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const names = bytes
    .subarray(3)
    .toString()
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(",")[1]);
  const { data } = await owner.send('{ viewer { brands(search: "a") { edges { node { name } } } } }');
  const listed = [...JSON.stringify(data).matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(listed));
  expect(names).toHaveLength(listed.length);
  expect(names.length).toBeGreaterThan(1);
});

test("a link is worth nothing to anybody else, and nothing when it was changed", async () => {
  const { downloadUrl, id } = await exported(owner, { list: { brands: {} } });
  for (const caller of [seller, foreign, office.anonymous])
    expect((await fetchAs(caller, downloadUrl)).status).toBe(404);
  const later = downloadUrl?.replace(/expires=\d+/, `expires=${Date.now() + 9_000_000}`) ?? null;
  expect((await fetchAs(owner, later)).status).toBe(404);
  expect((await fetchAs(owner, (downloadUrl ?? "").split("?")[0] ?? null)).status).toBe(404);
  expect(await see(seller, id)).toBeNull();
  expect(await see(foreign, id)).toBeNull();
});

test("sellers see and export what is their location's, the company's people see all of its jobs", async () => {
  const own = await exported(seller, { list: { products: {} } });
  const whole = await exported(owner, { list: { products: {} } });
  expect(own.total).toBeLessThan(whole.total);
  expect(await see(owner, own.id)).toMatchObject({ isOwn: false, downloadUrl: null, state: "DONE" });
  expect(await see(seller, whole.id)).toBeNull();
  const list = "{ viewer { jobs { edges { node { id startedBy } } } } }";
  const ids = async (caller: Caller) => (await caller.send(list)).text;
  expect(await ids(owner)).toContain(own.id);
  expect(await ids(seller)).toContain(own.id);
  expect(await ids(seller)).not.toContain(whole.id);
  expect(await ids(foreign)).not.toContain(own.id);
});

test("jobs are picked by who has started them and by when they ended", async () => {
  const own = await exported(owner, { list: { brands: {} } });
  const theirs = await exported(seller, { list: { products: {} } });
  const list =
    "query ($filter: JobFilter) { viewer { jobs(first: 100, filter: $filter) { nodes { id isOwn endedAt } } } }";
  const rows = v.object({
    viewer: v.object({
      jobs: v.object({
        nodes: v.array(v.object({ id: v.string(), isOwn: v.boolean(), endedAt: v.nullable(v.string()) })),
      }),
    }),
  });
  const picked = async (caller: Caller, filter: object) =>
    v.parse(rows, (await caller.send(list, { filter })).data).viewer.jobs.nodes;
  const all = await picked(owner, {});
  const [newest] = all;
  expect((await picked(owner, { isOwn: false })).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  const ofOwner = await picked(owner, { isOwn: true });
  expect(ofOwner).toEqual(all.filter(({ isOwn }) => isOwn));
  expect(ofOwner.map(({ id }) => id)).toContain(own.id);
  expect(ofOwner.map(({ id }) => id)).not.toContain(theirs.id);
  expect((await picked(seller, { isOwn: true })).map(({ id }) => id)).toContain(theirs.id);
  expect((await picked(owner, { endedSince: newest?.endedAt })).map(({ id }) => id)).toEqual([theirs.id]);
  expect(await picked(owner, { endedSince: "2999-01-01T00:00:00Z" })).toEqual([]);
});

test("a filter of the list is a filter of the file", async () => {
  const drafts = await exported(owner, { list: { products: { filter: { status: ["DRAFT"] } } } });
  const { data } = await owner.send("{ viewer { products(filter: { status: [DRAFT] }) { totalCount } } }");
  expect(data).toEqual({ viewer: { products: { totalCount: drafts.total } } });
});

test("nobody cancels or repeats a job of others, or one that is over", async () => {
  const { id } = await exported(owner, { list: { brands: {} } });
  for (const name of ["cancel", "retry"]) {
    for (const caller of [seller, foreign])
      expect((await caller.send(act(name), { id })).data).toMatchObject({
        [`${name}Job`]: { __typename: "NotFoundError" },
      });
    expect((await office.anonymous.send(act(name), { id })).data).toMatchObject({
      [`${name}Job`]: { __typename: "UnauthenticatedError" },
    });
  }
  expect(JSON.stringify((await owner.send(act("cancel"), { id })).data)).toContain(
    "Only a job that waits or runs can be cancelled",
  );
  expect(await see(owner, id)).toMatchObject({ state: "DONE" });
});

test("nobody starts an export without signing in", async () => {
  const { data } = await office.anonymous.send(start, { input: { list: { brands: {} } } });
  expect(data).toMatchObject({ startExport: { __typename: "UnauthenticatedError" } });
});

test("whoever may see a job hears how it goes, and nobody else", async () => {
  const document =
    "subscription { viewerEvents { __typename ... on JobProgressed { nodeId state progress } } }";
  const stream = await owner.listen(document);
  const { id } = await exported(owner, { list: { manufacturers: {} } });
  const next = async () => JSON.stringify(await stream.next());
  let told = await next();
  while (!told.includes("JobProgressed")) told = await next();
  expect(told).toContain(id);
  stream.close();
});

test("a service without exports has no jobs, and says so when one is started", async () => {
  const rest = createFakeRest({
    writes: {
      "POST /v1/companyExport": () => {
        throw new RestError("not-found", "There is no such call.");
      },
    },
  });
  const { data } = await run(createFakeContext(rest, anOwner), start, { input: { list: { brands: {} } } });
  expect(data).toMatchObject({ startExport: { __typename: "NotOfferedError" } });
  const other = await run(createFakeContext(createFakeRest(), anOwner), read, {
    id: encodeNodeId("Job", "1"),
  });
  expect(other.data).toEqual({ node: null });
});

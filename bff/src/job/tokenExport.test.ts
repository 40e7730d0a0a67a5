import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { addProgram } from "../../test/harness/program.ts";

const started = v.object({
  started: v.object({ __typename: v.string(), job: v.optional(v.object({ id: v.string() })) }),
});
const seen = v.object({
  node: v.nullable(v.object({ state: v.string(), downloadUrl: v.nullable(v.string()), isOwn: v.boolean() })),
});
let office: BackOffice;
let owner: Caller;
beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
});
afterAll(() => office.close());

const program = (...permissions: string[]) => addProgram(office, owner, ...permissions);

const begin = async (caller: Caller, list: object) =>
  v.parse(
    started,
    (
      await caller.send(
        `mutation ($input: StartExportInput!) { started: startExport(input: $input) {
          __typename ... on StartExportSuccess { job { id } } } }`,
        { input: { list, format: "JSONL" } },
      )
    ).data,
  ).started;
const see = async (caller: Caller, id: string) =>
  v.parse(
    seen,
    (
      await caller.send("query ($id: ID!) { node(id: $id) { ... on Job { state downloadUrl isOwn } } }", {
        id,
      })
    ).data,
  ).node;
const fetchWith = (secret: string, path: string) =>
  fetch(office.url + path, { headers: { authorization: `Bearer ${secret}` } });

test("a program has its own export written, reads it with its token, and no other token and nobody else does", async () => {
  const [own, other] = [await program("BRAND_CREATE"), await program("BRAND_CREATE")];
  const { job } = await begin(own.caller, { brands: { search: "Lohastra" } });
  const id = job?.id ?? "";
  await expect.poll(async () => (await see(own.caller, id))?.state, { timeout: 10_000 }).toBe("DONE");
  const url = (await see(own.caller, id))?.downloadUrl ?? "";
  const response = await fetchWith(own.secret, url);
  expect(response.headers.get("content-type")).toBe("application/jsonl; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(/filename="export_brand-[\d-]+\.jsonl"$/);
  const lines = (await response.text())
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  expect(lines).toEqual([
    {
      id: Buffer.from("Brand:1").toString("base64url"),
      brand_id: 1,
      name: "Lohastra",
      products: 2,
      created_at: expect.any(String),
      changed_at: expect.any(String),
    },
  ]);
  expect(await see(other.caller, id)).toBeNull();
  expect((await fetchWith(other.secret, url)).status).toBe(404);
  expect((await fetch(office.url + url)).status).toBe(404);
  // Its person sees that it was done, and may have it.
  expect(await see(owner, id)).toMatchObject({ state: "DONE", isOwn: true });
  const list = await own.caller.send("{ viewer { jobs { totalCount } } }");
  expect(list.data).toEqual({ viewer: { jobs: { totalCount: 0 } } });
});

test("a token has no file of what it may not read, and none once it is gone", async () => {
  const brands = await program("BRAND_CREATE");
  expect((await begin(brands.caller, { vendors: {} })).__typename).toBe("ForbiddenError");
  const vendors = await program("VENDOR_READ");
  const { job } = await begin(vendors.caller, { vendors: {} });
  const id = job?.id ?? "";
  await expect.poll(async () => (await see(vendors.caller, id))?.state, { timeout: 10_000 }).toBe("DONE");
  const url = (await see(vendors.caller, id))?.downloadUrl ?? "";
  expect((await fetchWith(vendors.secret, url)).status).toBe(200);
  await owner.send("mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { __typename } }", {
    id: vendors.id,
  });
  expect((await fetchWith(vendors.secret, url)).status).toBe(404);
});

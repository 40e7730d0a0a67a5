import { expect, test } from "vitest";
import { RestError } from "../src/rest/error.ts";
import type { RestClient, RestWrite } from "../src/rest/client.ts";
import { catalogue } from "./doubles/catalogue.ts";
import { createFakeContext, owner, run } from "./doubles/fakeContext.ts";
import { createFakeRest } from "./doubles/fakeRest.ts";
import { encodeNodeId } from "../src/graphql/nodeId.ts";
import { versionOf } from "../src/graphql/version.ts";

const id = encodeNodeId("Category", "1-2");

const edit = `
  mutation ($input: EditCategoryInput!) {
    editCategory(input: $input) {
      __typename
      ... on EditCategorySuccess { category { name version } }
      ... on Error { message }
      ... on ConflictError { current { id ... on Category { name order version } } }
    }
  }`;

interface Served {
  /** What the service's record has become before the edit comes. */
  readonly changed?: object;
  /** Tags of the reads of this one record, in turn; the last one stays. None unless given. */
  readonly tags?: readonly string[];
  /** The tag that the service writes for; any other is stale. Every write is taken unless given. */
  readonly writesFor?: string;
}

/** A service with one category of level 1, and what was sent to it to be changed. */
function service({ changed = {}, tags = [], writesFor }: Served = {}) {
  const tables = catalogue(4);
  const level1 = tables["l1CategoryPO"];
  if (level1 === undefined) throw new Error("There are no categories.");
  const record = { ...level1.rows[1], ...changed };
  const fake = createFakeRest({ tables: { ...tables, l1CategoryPO: { ...level1, rows: [record] } } });
  const sent: RestWrite[] = [];
  let reads = 0;
  const rest: RestClient = {
    ...fake,
    async get(read) {
      const response = await fake.get(read);
      if (read.template !== "/v1/l1CategoryPO/{id}") return response;
      const etag = tags[Math.min(reads, tags.length - 1)] ?? null;
      reads += 1;
      return { ...response, etag };
    },
    async send(write) {
      sent.push(write);
      if (writesFor !== undefined && write.ifMatch !== writesFor) {
        throw new RestError("stale", "Somebody else has changed this record in the meantime.");
      }
      return { status: 200, body: { ...record, ...Object(write.body) }, totalCount: null, etag: null };
    },
  };
  return { rest, sent, summary: fake.summary };
}

async function editCategory(rest: RestClient, input: object): Promise<unknown> {
  const { data, errors } = await run(createFakeContext(rest, owner), edit, { input: { id, ...input } });
  expect(errors).toEqual([]);
  return Object(data)["editCategory"];
}

async function versionNow(served: Served = {}): Promise<string> {
  const { rest } = service(served);
  const document = "query ($id: ID!) { node(id: $id) { ... on Category { version } } }";
  const { data } = await run(createFakeContext(rest, owner), document, { id });
  return String(Object(Object(data)["node"])["version"]);
}

test("a version follows the fields that an edit can change, and nothing else", async () => {
  const version = await versionNow();
  expect(version).toMatch(/^[\w-]{16}$/);
  expect(await versionNow({ changed: { products_count: 77, children_count: 5, updated_at: "now" } })).toBe(
    version,
  );
  for (const changed of [{ level1_name: "Other" }, { description: "Other" }, { level1_order_id: 9 }]) {
    expect(await versionNow({ changed }), JSON.stringify(changed)).not.toBe(version);
  }
});

test("fields that only look alike together have different versions", () => {
  expect(versionOf(["a", "b,c"])).not.toBe(versionOf(["a,b", "c"]));
  expect(versionOf([null])).not.toBe(versionOf(["null"]));
  expect(versionOf(["1"])).not.toBe(versionOf([1]));
});

test("an edit of the present version is written under the tag of the read just before", async () => {
  const { rest, sent, summary } = service({ tags: ['"one"'] });
  expect(await editCategory(rest, { name: "Mine", version: await versionNow() })).toMatchObject({
    category: { name: "Mine" },
  });
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"one"']);
  expect(summary()).toEqual(["GET /v1/categoryPO", "GET /v1/l1CategoryPO/{id}"]);
});

test("an edit of an older version changes nothing and gets the record as it is", async () => {
  const version = await versionNow();
  const changed = { level1_name: "Theirs", level1_order_id: 8 };
  const { rest, sent } = service({ changed, tags: ['"two"'] });
  expect(await editCategory(rest, { name: "Mine", version })).toEqual({
    __typename: "ConflictError",
    message: "Somebody else has changed this since you opened it.",
    current: { id, name: "Theirs", order: 8, version: await versionNow({ changed }) },
  });
  expect(sent).toEqual([]);
});

test("a change of something no edit is about, between the read and the write, is no conflict", async () => {
  const { rest, sent } = service({ tags: ['"one"', '"two"'], writesFor: '"two"' });
  expect(await editCategory(rest, { name: "Mine", version: await versionNow() })).toMatchObject({
    __typename: "EditCategorySuccess",
  });
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"one"', '"two"']);
});

test("a record that never holds still is given up, in words", async () => {
  const { rest, sent } = service({ tags: ['"one"'], writesFor: '"never"' });
  expect(await editCategory(rest, { name: "Mine", version: await versionNow() })).toEqual({
    __typename: "ConflictError",
    message: "Somebody else has changed this meanwhile. Load it again and repeat your change.",
    current: null,
  });
  expect(sent).toHaveLength(3);
});

test("a service without tags is compared and then written", async () => {
  const version = await versionNow();
  const { rest, sent } = service();
  expect(await editCategory(rest, { name: "Mine", version })).toMatchObject({ category: { name: "Mine" } });
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual([undefined]);
  const stale = service({ changed: { level1_name: "Theirs" } });
  expect(await editCategory(stale.rest, { name: "Mine", version })).toMatchObject({
    __typename: "ConflictError",
    current: { name: "Theirs" },
  });
  expect(stale.sent).toEqual([]);
});

test("without a version the edit is made whatever the record has become", async () => {
  const { rest, sent } = service({ changed: { level1_name: "Theirs" }, tags: ['"two"'] });
  expect(await editCategory(rest, { name: "Mine" })).toMatchObject({ category: { name: "Mine" } });
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual([undefined]);
});

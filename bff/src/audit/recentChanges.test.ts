import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFakeContext, owner as fakeOwner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";

let office: BackOffice;
let owner: Caller;
let seller: Caller;

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
  seller = await office.signIn("seller@verdant.test");
});
afterAll(() => office.close());

const entries = v.array(v.object({ id: v.string(), subjectName: v.nullable(v.string()) }));
const answer = v.object({
  viewer: v.object({ recentChanges: entries, audit: v.object({ nodes: entries }) }),
});
const document =
  "{ viewer { recentChanges { id subjectName } audit(first: 10, filter: { actions: [CREATED, CHANGED, DELETED] }) { nodes { id subjectName } } } }";

test("the newest ten are the first page of the trail, of a location's people of their location", async () => {
  const edited = await owner.send(
    "mutation ($input: EditProductDetailsInput!) { editProductDetails(input: $input) { __typename } }",
    { input: { id: encodeNodeId("Product", "1"), model: "M-8" } },
  );
  expect(edited.data).toMatchObject({ editProductDetails: { __typename: "EditProductDetailsSuccess" } });
  for (const caller of [owner, seller]) {
    const { data, errors } = await caller.send(document);
    expect(errors).toBeUndefined();
    const { recentChanges, audit } = v.parse(answer, data).viewer;
    expect(recentChanges).toEqual(audit.nodes);
    expect(recentChanges.length).toBeLessThanOrEqual(10);
  }
  const { data } = await owner.send(document);
  expect(v.parse(answer, data).viewer.recentChanges).not.toEqual([]);
  const { extensions } = await owner.send("{ viewer { recentChanges { id actor { name } subjectName } } }");
  expect(extensions?.upstream?.map(({ template }) => template)).toEqual(["/v1/audit/company_po_id/{id}"]);
});

test("without the right there are none, and nothing is asked for them", async () => {
  const asked: string[] = [];
  const answering = {
    get: ({ template }: { template: string }) => {
      asked.push(template);
      return Promise.resolve({ body: [], headers: new Headers() });
    },
  };
  const packer = { ...fakeOwner, limitedTo: ["ORDER_READ"] as const };
  const rest = Object.assign({}, createFakeRest(), answering);
  const response = await run(createFakeContext(rest, packer), "{ viewer { recentChanges { id } } }");
  expect(response).toEqual({ data: { viewer: { recentChanges: null } }, errors: [] });
  expect(asked).toEqual([]);
});

test("a service without a trail has none, and that is no failure", async () => {
  const refuse = () => Promise.reject(new RestError("not-offered", "There is no such call."));
  const missing = Object.assign({}, createFakeRest(), { get: refuse, list: refuse });
  const response = await run(createFakeContext(missing, fakeOwner), "{ viewer { recentChanges { id } } }");
  expect(response).toEqual({ data: { viewer: { recentChanges: null } }, errors: [] });
});

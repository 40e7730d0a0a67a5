import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

const change = v.looseObject({ path: v.array(v.string()), beforeInput: v.nullable(v.string()) });
const history = v.object({
  node: v.object({
    timeline: v.object({ nodes: v.array(v.object({ changes: v.array(change) })) }),
  }),
});

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

  const timeline = async (caller: Caller, type: string, id: string) => {
    const { data, errors } = await caller.send(
      `query ($id: ID!) { node(id: $id) { ... on ${type} { timeline(first: 5) {
        nodes { changes { path before after beforeInput } } } } } }`,
      { id },
    );
    expect(errors).toBeUndefined();
    return v.parse(history, data).node.timeline;
  };
  const edit = async (input: object) => {
    const { data } = await owner.send(
      "mutation ($input: EditProductDetailsInput!) { result: editProductDetails(input: $input) { __typename } }",
      { input },
    );
    expect(data).toEqual({ result: { __typename: "EditProductDetailsSuccess" } });
  };

  test("what was there before is taken as it is by the edit of the record", async () => {
    const id = encodeNodeId("Product", "3");
    const brand = encodeNodeId("Brand", "3");
    await edit({ id, brandId: brand, model: "New", description: "<p>Long</p>" });
    await edit({ id, brandId: null, model: null, description: null });
    const before = async () => {
      const [newest] = (await timeline(owner, "Product", id)).nodes;
      return Object.fromEntries(
        (newest?.changes ?? []).map(({ path, beforeInput }) => [path.join("."), beforeInput]),
      );
    };
    const kept = await before();
    expect(kept).toEqual({
      brandId: JSON.stringify(brand),
      model: '"New"',
      description: '"<p>Long</p>"',
    });
    const input = Object.fromEntries(
      Object.entries(kept).map(([field, value]) => [field, value === null ? null : JSON.parse(value)]),
    );
    await edit({ id, ...input });
    expect(await before()).toEqual({ brandId: "null", model: "null", description: "null" });
    expect((await timeline(owner, "Product", id)).nodes[0]?.changes).toContainEqual(
      expect.objectContaining({ path: ["model"], before: null, after: "New" }),
    );
  });

  test("who acts for a location sees the history of that location's products, and none of what the company shares", async () => {
    const product = encodeNodeId("Product", "1");
    await edit({ id: product, model: "Seen" });
    const made = await owner.send(
      'mutation { made: addCollection(input: { name: "Shared" }) { ... on AddCollectionSuccess { collection { id } } } }',
    );
    const { id } = v.parse(
      v.object({ made: v.object({ collection: v.object({ id: v.string() }) }) }),
      made.data,
    ).made.collection;
    expect((await timeline(owner, "Collection", id)).nodes).toHaveLength(1);
    expect((await timeline(seller, "Collection", id)).nodes).toEqual([]);
    expect((await timeline(seller, "Product", product)).nodes).toHaveLength(1);
    const pune = await office.signIn("pune@verdant.test");
    expect((await pune.send("query ($id: ID!) { node(id: $id) { id } }", { id: product })).data).toEqual({
      node: null,
    });
  });
});

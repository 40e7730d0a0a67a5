import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type People, signInAll } from "./callers/people.ts";
import { createTrial, type Trial } from "./callers/trial.ts";
import { type BackOffice, everyEngine, startBackOffice } from "./harness/backOffice.ts";
import { typed } from "./harness/typed.ts";

// What of a product only one may be or have, changed by two at the same moment.

const productOf = v.object({
  node: v.object({
    version: v.string(),
    slabs: v.array(v.object({ minimumQuantity: v.nullable(v.number()), percentage: v.nullable(v.string()) })),
    variants: v.object({ nodes: v.array(v.object({ id: v.string(), isDefault: v.boolean() })) }),
    bundles: v.object({ nodes: v.array(v.object({ id: v.string() })) }),
  }),
});

describe.each(everyEngine)("on %s", (engine) => {
  let office: BackOffice;
  let people: People;
  let trial: Trial;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    people = await signInAll(office);
    trial = createTrial(office, people);
  });
  afterAll(() => office.close());

  const read = async (id: string) => {
    const { data } = await people.owner.send(
      `query ($id: ID!) { node(id: $id) { ... on Product { version slabs { minimumQuantity percentage }
        variants { nodes { id isDefault } } bundles { nodes { id } } } } }`,
      { id },
    );
    return v.parse(productOf, data).node;
  };

  /** Sends them all at once; gives the names of the types of what comes back, sorted. */
  const atOnce = async (name: string, inputs: readonly object[]): Promise<readonly unknown[]> => {
    const document = `mutation ($input: ${typed(name)}Input!) { result: ${name}(input: $input) { __typename } }`;
    const results = await Promise.all(inputs.map((input) => people.owner.send(document, { input })));
    const typename = v.object({ result: v.object({ __typename: v.string() }) });
    return results.map(({ data }) => v.parse(typename, data).result.__typename).toSorted();
  };

  test("one variant is the default, whoever of five at once chose theirs", async () => {
    const productId = await trial.preparation.record("Product", "productId");
    const ids: string[] = [];
    for (let order = 1; order <= 5; order += 1)
      ids.push(await trial.preparation.act("addVariant", { productId, order }));
    for (let round = 0; round < 5; round += 1) {
      await atOnce(
        "editVariant",
        ids.map((id) => ({ id, isDefault: true })),
      );
      const { variants } = await read(productId);
      expect(variants.nodes.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    }
  });

  test("the first variants of a product that are added at once have one default", async () => {
    const productId = await trial.preparation.record("Product", "productId");
    const forms = [1, 2, 3, 4].map((order) => ({
      productId,
      shortName: `R${order}`,
      longName: `Raced ${order}`,
      price: "5.00",
      order,
    }));
    expect(await atOnce("addVariant", forms)).toEqual(forms.map(() => "AddVariantSuccess"));
    const { variants } = await read(productId);
    expect(variants.nodes).toHaveLength(4);
    expect(variants.nodes.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test("a product is bundled once, whoever of four at once adds it", async () => {
    const productId = await trial.preparation.record("Product", "productId");
    const bundledProductId = await trial.preparation.record("Product", "bundledProductId");
    const forms = [1, 2, 3, 4].map((order) => ({
      productId,
      bundledProductId,
      offerPercentage: "5.00",
      order,
    }));
    expect(await atOnce("addBundle", forms)).toEqual([
      "AddBundleSuccess",
      "ConflictError",
      "ConflictError",
      "ConflictError",
    ]);
    expect((await read(productId)).bundles.nodes).toHaveLength(1);
  });

  test("the slabs of a product are those of one of two who saw the same, never of both", async () => {
    const id = await trial.preparation.record("Product", "id");
    await trial.preparation.act("saveProductPricing", { id, price: "10.00" });
    const { version } = await read(id);
    const slabs = [5, 7].map((first) =>
      [0, 1, 2, 3].map((step) => ({ minimumQuantity: 2 + step, percentage: `${first + step}.00` })),
    );
    const forms = slabs.map((each) => ({ id, version, volumeDiscountsEnabled: true, slabs: each }));
    expect(await atOnce("saveProductDiscounts", forms)).toEqual([
      "ConflictError",
      "SaveProductDiscountsSuccess",
    ]);
    const saved = (await read(id)).slabs.filter(({ minimumQuantity }) => minimumQuantity !== null);
    expect(slabs).toContainEqual(saved);
  });
});

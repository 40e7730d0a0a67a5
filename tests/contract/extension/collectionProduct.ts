import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { list, same, single } from "../expectation.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { randomName } from "../fixtures/randomName.ts";
import { id, type Id, unknownId } from "../http/wire.ts";

const path = "/v1/companyCollectionProduct";
const member = v.object({ prod_id: id, order_id: v.number() });
const outcome = v.object({ prod_id: id, outcome: v.string() });
const ofStorefront = v.object({ collection_id: id, prod_ids: v.array(id) });

/** A collection that takes products and is shown, with nothing in it. */
async function emptyCollection(fixtures: Fixtures): Promise<Id> {
  const added = await fixtures.post("/v1/companyCollection", {
    company_po_id: await fixtures.companyId(),
    collection_name: `Season ${randomName()}`,
    collection_enable_display: true,
    collection_enable_select: true,
  });
  return single(added, v.object({ collection_id: id })).collection_id;
}

/** One with two products in it. */
async function filled(fixtures: Fixtures) {
  const collection_id = await emptyCollection(fixtures);
  const prod_ids = [await fixtures.product(), await fixtures.bundle()] as const;
  await fixtures.post(path, { collection_id, prod_ids });
  return { collection_id, prod_ids };
}

const idsIn = async (fixtures: Fixtures, collection: Id): Promise<Id[]> =>
  list(await fixtures.get(`${path}/collection_id/{id}`, collection), member).map(({ prod_id }) => prod_id);

/** Which products are in the collections of a storefront, and in which order. */
export const collectionProducts: ContractResource = {
  name: "companyCollectionProduct",
  calls: [
    extension("POST", path, async (probe, fixtures) => {
      const collection_id = await emptyCollection(fixtures);
      const prod_ids = [await fixtures.product()];
      await probe.that("puts products in, and says of each how it came out", async () => {
        const rows = list(
          await probe.send({ body: { collection_id, prod_ids: [...prod_ids, unknownId] } }),
          outcome,
        );
        same(
          rows.map((row) => row.outcome),
          ["DONE", "NOT_FOUND"],
          "outcomes",
        );
        const again = list(await probe.send({ body: { collection_id, prod_ids } }), outcome);
        same(again[0]?.outcome, "UNCHANGED", "outcome of one that is in it");
      });
      await probe.requires({ collection_id, prod_ids }, ["collection_id", "prod_ids"]);
    }),
    extension("GET", `${path}/collection_id/{collection_id}`, async (probe, fixtures) => {
      await probe.that("lists them by their place", async () => {
        const { collection_id, prod_ids } = await filled(fixtures);
        const rows = list(await probe.send({ at: [collection_id] }), member);
        same(
          rows.map(({ prod_id }) => prod_id),
          [...prod_ids],
          "products",
        );
      });
    }),
    extension("GET", `${path}/prod_id/{prod_id}`, async (probe, fixtures) => {
      await probe.that("lists the collections of a product", async () => {
        const { collection_id, prod_ids } = await filled(fixtures);
        const rows = list(await probe.send({ at: [prod_ids[0]] }), v.object({ collection_id: id }));
        same(rows.filter((row) => row.collection_id === collection_id).length, 1, "rows of the collection");
      });
    }),
    extension("GET", `${path}/company_po_id/{company_po_id}`, async (probe, fixtures) => {
      await probe.that("has what a storefront shows", async () => {
        await filled(fixtures);
        list(await probe.send({ at: [await fixtures.companyId()] }), ofStorefront);
      });
    }),
    extension("PUT", `${path}/position`, async (probe, fixtures) => {
      await probe.that("puts one before another", async () => {
        const { collection_id, prod_ids } = await filled(fixtures);
        const [first, second] = prod_ids;
        single(await probe.send({ body: { collection_id, prod_id: second, before_id: first } }), member);
        same(await idsIn(fixtures, collection_id), [second, first], "products");
      });
    }),
    extension("PUT", `${path}/removal`, async (probe, fixtures) => {
      await probe.that("takes them out", async () => {
        const { collection_id, prod_ids } = await filled(fixtures);
        await probe.send({ body: { collection_id, prod_ids: [prod_ids[0]] } });
        same(await idsIn(fixtures, collection_id), [prod_ids[1]], "products");
      });
    }),
    extension("POST", `${path}/matching`, async (probe, fixtures) => {
      await probe.that("puts in all that match", async () => {
        const collection_id = await emptyCollection(fixtures);
        await fixtures.product();
        const body = { collection_id, query: {} };
        const { added } = single(
          await probe.send({ body }),
          v.object({ added: v.number(), left: v.number() }),
        );
        same((await idsIn(fixtures, collection_id)).length, added, "products");
      });
    }),
  ],
};

import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { knowsNone, list, same, single, succeeded } from "../expectation.ts";
import { type Id, id, number, unknownId } from "../http/wire.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

// `bundle_id` is the chosen product (decision D-62); `id` is the row, where the service shows it.
const record = v.object({
  id: v.optional(id),
  bundle_id: id,
  prod_id: id,
  bundle_offer_percentage: number,
  order_id: number,
});
const base = "/v1/companySellerProdBundle";
const listPath = `${base}/prod_id/{prod_id}`;

const bundlesOf = async (fixtures: Fixtures, product: Id) =>
  list(await fixtures.get(listPath, product), record);

async function form(fixtures: Fixtures) {
  const [prod_id, bundle_id] = [await fixtures.addProduct(), await fixtures.addProduct()];
  return { bundle_id, bundle_offer_percentage: "15", order_id: 1, prod_id };
}

async function bundled(fixtures: Fixtures) {
  const sent = await form(fixtures);
  succeeded(await fixtures.post(base, sent));
  return sent;
}

/** Products offered together with another (Document 2 §3, §5, §7). */
export const bundles: ContractResource = {
  name: "companySellerProdBundle",
  calls: [
    documented("document-2", "POST", base, async (probe, fixtures) => {
      const sent = await form(fixtures);
      await probe.that("stores a bundle that the product's list holds", async () => {
        succeeded(await probe.send({ body: sent }));
        const [stored] = await bundlesOf(fixtures, sent.prod_id);
        same([stored?.bundle_id, stored?.bundle_offer_percentage], [sent.bundle_id, 15], "the bundle");
      });
      await probe.requires(sent, ["bundle_id", "bundle_offer_percentage", "order_id"]);
      await probe.beyond("refuses the product itself", async () => {
        const response = await probe.send({ body: { ...sent, bundle_id: sent.prod_id } });
        probe.refused(response, { status: 422, field: "bundle_id" });
      });
      await probe.beyond("refuses the same pair twice", async () => {
        probe.refused(await probe.send({ body: sent }), { status: 409, field: "bundle_id" });
      });
      await probe.beyond("refuses an unknown product", async () => {
        const response = await probe.send({ body: { ...sent, bundle_id: unknownId } });
        probe.refused(response, { status: [404, 422], field: "bundle_id" });
      });
    }),
    documented("document-2", "GET", listPath, async (probe, fixtures) => {
      const { prod_id } = await bundled(fixtures);
      await probe.that("lists the product's bundles with every field", async () => {
        same(list(await probe.send({ at: [prod_id] }), record).length, 1, "the number of bundles");
      });
    }),
    documented("document-2", "GET", `${base}/{bundle_id}`, async (probe, fixtures) => {
      const { prod_id, bundle_id } = await bundled(fixtures);
      await probe.that("reads a bundle by bundle_id", async () => {
        same(single(await probe.send({ at: [bundle_id] }), record).prod_id, prod_id, "prod_id");
      });
      await probe.beyond("reads it by the row's id too", async () => {
        const [row] = await bundlesOf(fixtures, prod_id);
        const found = single(await probe.send({ at: [row?.id ?? "none"] }), record);
        same(found.bundle_id, bundle_id, "bundle_id");
      });
      await probe.that("knows no other", async () => {
        knowsNone(await probe.send({ at: [unknownId] }));
      });
    }),
    documented("document-2", "PUT", `${base}/{bundle_id}`, async (probe, fixtures) => {
      const { prod_id, bundle_id } = await bundled(fixtures);
      await probe.that("changes the edited fields", async () => {
        const body = { bundle_id, bundle_offer_percentage: "25.50", order_id: 3 };
        succeeded(await probe.send({ at: [bundle_id], body }));
        const [stored] = await bundlesOf(fixtures, prod_id);
        same([stored?.bundle_offer_percentage, stored?.order_id], [25.5, 3], "the bundle");
      });
      await probe.beyond("keeps what is not sent", async () => {
        succeeded(await probe.send({ at: [bundle_id], body: { order_id: 4 } }));
        const [stored] = await bundlesOf(fixtures, prod_id);
        same([stored?.bundle_offer_percentage, stored?.order_id], [25.5, 4], "the bundle");
      });
      await probe.beyond("refuses more than 90 %", async () => {
        const response = await probe.send({ at: [bundle_id], body: { bundle_offer_percentage: "90.01" } });
        probe.refused(response, { status: [400, 422], field: "bundle_offer_percentage" });
      });
      await probe.beyond("asks for the row when a product is in two bundles", async () => {
        const second = { ...(await form(fixtures)), bundle_id };
        succeeded(await fixtures.post(base, second));
        probe.refused(await probe.send({ at: [bundle_id], body: { order_id: 5 } }), { status: 409 });
        const [row] = await bundlesOf(fixtures, second.prod_id);
        succeeded(await probe.send({ at: [row?.id ?? "none"], body: { order_id: 5 } }));
        same((await bundlesOf(fixtures, second.prod_id))[0]?.order_id, 5, "order_id");
        same((await bundlesOf(fixtures, prod_id))[0]?.order_id, 4, "order_id of the other");
      });
      await probe.beyond("refuses an unknown bundle", async () => {
        probe.refused(await probe.send({ at: [unknownId], body: { order_id: 1 } }), { status: 404 });
      });
    }),
    documented("document-2", "DELETE", `${base}/{bundle_id}`, async (probe, fixtures) => {
      const { prod_id, bundle_id } = await bundled(fixtures);
      await probe.that("takes the bundle away", async () => {
        succeeded(await probe.send({ at: [bundle_id] }));
        same(await bundlesOf(fixtures, prod_id), [], "the list");
      });
      await probe.beyond("knows it no longer", async () => {
        probe.refused(await probe.send({ at: [bundle_id] }), { status: 404 });
      });
    }),
  ],
};

import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { list, same, single } from "../expectation.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { id, optionalText, text, unknownId } from "../http/wire.ts";
import { fillPath } from "../probe.ts";

const path = "/v1/companySellerProdReview";
const fields = [{ field: "name", remark: "Spell it out" }];
const review = v.object({
  review_id: id,
  prod_id: id,
  decision: text,
  remark: optionalText,
  fields: v.nullable(v.array(v.object({ field: text, remark: text }))),
});
const content = v.object({
  product: v.object({ prod_name: text }),
  variants: v.array(v.unknown()),
  images: v.array(v.unknown()),
  bundles: v.array(v.unknown()),
});

/** A product that was handed in and sent back. */
async function returned(fixtures: Fixtures) {
  const product = await fixtures.addProduct();
  const move = (body: object) =>
    fixtures.client.call({
      method: "PUT",
      path: fillPath("/v1/companySellerProdLoc/prod_status/{prod_id}", [product]),
      body,
    });
  await move({ prod_status: "pending" });
  await move({
    prod_status: "rectification",
    prod_status_reason: "Not yet",
    prod_status_fields: fields,
  });
  return product;
}

/** When products were handed in and decided on, and what has changed since. */
export const productReviews: ContractResource = {
  name: "companySellerProdReview",
  calls: [
    extension("GET", `${path}/prod_id/{prod_id}`, async (probe, fixtures) => {
      await probe.that("has each submission and decision with what was said, the newest first", async () => {
        const rows = list(await probe.send({ at: [await returned(fixtures)] }), review);
        same(
          rows.map(({ decision, remark, fields: named }) => [decision, remark, named]),
          [
            ["returned", "Not yet", fields],
            ["submitted", null, null],
          ],
          "reviews",
        );
      });
    }),
    extension("GET", `${path}/prod_id`, async (probe, fixtures) => {
      await probe.that("has those of many products", async () => {
        const product = await returned(fixtures);
        const rows = list(await probe.send({ query: { ids: String(product) } }), review);
        same(
          rows.map(({ prod_id }) => prod_id),
          [product, product],
          "products",
        );
      });
    }),
    extension("GET", `${path}/compared/{prod_id}`, async (probe, fixtures) => {
      await probe.that("has the product as it was decided on, and as it is now", async () => {
        const product = await returned(fixtures);
        const { before, now } = single(
          await probe.send({ at: [product] }),
          v.object({ before: v.nullable(content), now: content }),
        );
        same(before, now, "what was decided on");
      });
      await probe.that("has nothing before the first decision", async () => {
        const found = single(
          await probe.send({ at: [await fixtures.addProduct()] }),
          v.object({ before: v.null() }),
        );
        same(found.before, null, "what was decided on");
      });
      await probe.that("knows no other product", async () => {
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
  ],
};

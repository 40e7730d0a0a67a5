import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { holds, list, same, single, succeeded } from "../expectation.ts";
import { id, text } from "../http/wire.ts";
import { variantForm } from "../fixtures/forms.ts";

const changed = v.object({ updated_at: text });
const image = v.object({ image_id: id, updated_at: text });

const whole = v.object({
  included: v.object({
    brand: v.unknown(),
    categories: v.array(v.unknown()),
    images: v.unknown(),
    seller: v.object({ seller_id: id }),
    variants: v.array(v.unknown()),
  }),
});

/** A change of what belongs to a product is a change of the product: whoever asks for changed products sees it. */
export const productParts: ContractResource = {
  name: "productParts",
  calls: [
    extension(
      "GET",
      "/v1/companySellerProdLoc/{prod_id}",
      async (probe, fixtures) => {
        const product = await fixtures.addProduct();
        const touched = async () => single(await probe.send({ at: [product] }), changed).updated_at;

        await probe.that("a variant that is added touches its product", async () => {
          const form = variantForm(product);
          const added = single(await fixtures.post("/v1/companySellerProdVarient/onPage3", form), changed);
          same(await touched(), added.updated_at, "updated_at");
        });
        await probe.that("an image that is added, changed or deleted touches its product", async () => {
          const form = { prod_id: product, images_url: "jar.webp", order_id: 1 };
          const added = single(await fixtures.post("/v1/companySellerProdImage", form), image);
          same(await touched(), added.updated_at, "updated_at after adding");
          const path = `/v1/companySellerProdImage/${added.image_id}`;
          const edit = await probe.other({ method: "PUT", path, body: { order_id: 2 } });
          const edited = single(edit, changed);
          same(await touched(), edited.updated_at, "updated_at after the change");
          succeeded(await probe.other({ method: "DELETE", path }));
          holds((await touched()) >= edited.updated_at, "updated_at went back");
        });
      },
      "parts of a product",
    ),
    extension(
      "GET",
      "/v1/companySellerProdLoc",
      async (probe, fixtures) => {
        const product = await fixtures.addProduct();
        await fixtures.post("/v1/companySellerProdVarient/onPage3", variantForm(product));
        const include = "brand,categories,images,seller,variants";

        await probe.that("has what belongs to a product in one call, as its own calls show it", async () => {
          const found = single(await probe.send({ query: { ids: String(product), include } }), whole);
          const path = `/v1/companySellerProdVarient/AllowVarient/${product}`;
          const own = list(await probe.other({ method: "GET", path }), v.unknown());
          same(found.included.variants, own, "variants");
          same(found.included.seller.seller_id, await fixtures.sellerId(), "seller");
          same([found.included.brand, found.included.images], [null, []], "brand and images");
          same(found.included.categories.length, 1, "categories");
        });
        await probe.that("refuses parts that there are not", async () => {
          const query = { ids: String(product), include: "brand,orders" };
          probe.refused(await probe.send({ query }), { status: 400 });
        });
      },
      "included parts",
    ),
  ],
};

import * as v from "valibot";
import { type ContractResource, documented } from "../call.ts";
import { contains, list, same, succeeded } from "../expectation.ts";
import { id, number, text, unknownId } from "../http/wire.ts";
import { randomName } from "../fixtures/randomName.ts";

const record = v.object({ image_id: id, prod_id: id, images_url: text, order_id: number });
const listPath = "/v1/companySellerProdImage/prod_id/{prod_id}";

/** Further images of a product (Document 2 §3, §5, §7). */
export const productImages: ContractResource = {
  name: "companySellerProdImage",
  calls: [
    documented("document-2", "POST", "/v1/companySellerProdImage", async (probe, fixtures) => {
      const prod_id = await fixtures.addProduct();
      const form = { prod_id, images_url: `${randomName()}.webp`, order_id: 2 };
      await probe.that("stores an image that the product's list holds", async () => {
        succeeded(await probe.send({ body: form }));
        contains(list(await fixtures.get(listPath, prod_id), record), form, "the image");
      });
      await probe.requires(form, ["prod_id", "images_url", "order_id"]);
      await probe.beyond("refuses an unknown product", async () => {
        const response = await probe.send({ body: { ...form, prod_id: unknownId } });
        probe.refused(response, { status: [404, 422] });
      });
      await probe.beyond("refuses an eleventh image", async () => {
        for (let count = 1; count < 10; count++)
          succeeded(await probe.send({ body: { ...form, order_id: count } }));
        probe.refused(await probe.send({ body: form }), { status: [409, 422] });
      });
    }),
    documented("document-2", "GET", listPath, async (probe, fixtures) => {
      const prod_id = await fixtures.addProduct();
      for (const order_id of [2, 1]) {
        const image = { prod_id, images_url: `${randomName()}.webp`, order_id };
        succeeded(await fixtures.post("/v1/companySellerProdImage", image));
      }
      await probe.that("lists images with every field", async () => {
        same(list(await probe.send({ at: [prod_id] }), record).length, 2, "the number of images");
      });
      await probe.beyond("in the order of order_id", async () => {
        const orders = list(await probe.send({ at: [prod_id] }), record).map(({ order_id }) => order_id);
        same(orders, [1, 2], "order_id");
      });
    }),
  ],
};

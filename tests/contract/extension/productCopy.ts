import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { holds, list, same, single } from "../expectation.ts";
import { id, optionalText, text, unknownId } from "../http/wire.ts";
import { variantForm } from "../fixtures/forms.ts";

const record = v.object({ prod_id: id, prod_name: text, prod_status: text, sku_seller: optionalText });

/** A draft of a product. */
export const productCopy: ContractResource = {
  name: "duplicate",
  calls: [
    extension("POST", "/v1/companySellerProdLoc/{prod_id}/duplicate", async (probe, fixtures) => {
      const product = await fixtures.addProduct();
      await fixtures.post("/v1/companySellerProdVarient/onPage3", variantForm(product));

      await probe.that("makes a draft with another name and the same variants", async () => {
        const copy = single(await probe.send({ at: [product], body: { prod_name: "A copy" } }), record);
        same([copy.prod_name, copy.prod_status], ["A copy", "draft"], "name and state");
        holds(copy.prod_id !== product, "the copy is the product itself");
        const variants = list(
          await fixtures.get("/v1/companySellerProdVarient/AllowVarient/{id}", copy.prod_id),
          v.object({ prod_id: id }),
        );
        same(
          variants.map(({ prod_id }) => prod_id),
          [copy.prod_id],
          "variants",
        );
      });
      await probe.that("requires a name", async () => {
        probe.refused(await probe.send({ at: [product], body: {} }), { status: 400, field: "prod_name" });
      });
      await probe.that("knows no other product", async () => {
        const response = await probe.send({ at: [unknownId], body: { prod_name: "A copy" } });
        probe.refused(response, { status: 404 });
      });
    }),
  ],
};

import * as v from "valibot";
import { productImageFields, productImageVersion } from "../../../src/productImage/fields.ts";
import { productImageRecord } from "../../../src/productImage/record.ts";
import { collection } from "../../isolation/tenants.ts";
import { sample } from "../sample.ts";

const product = "GET /v1/companySellerProdLoc";
const path = "/v1/companySellerProdImage";

sample({
  nodes: { ProductImage: { of: "location" } },
  collections: {
    companySellerProdImage: collection("image_id", { of: "location", links: ["prod_id", "seller_id"] }),
  },
  fields: [[productImageFields, `POST ${path}`]],
  otherLimits: { [`POST ${path} order_id minimum`]: "the dialog's empty field is 0" },
  mutations({ own, ownUpload, record }) {
    const kept = () => record("companySellerProdImage");
    const version = productImageVersion(v.parse(productImageRecord, kept()));
    const id = own("ProductImage");
    return {
      addProductImage: {
        permission: "PRODUCT_UPDATE",
        inputs: [
          {
            productId: own("Product"),
            uploadId: ownUpload("PRODUCT_IMAGE"),
            order: 2,
            idempotencyKey: "key",
          },
        ],
        responses: { [`POST ${path}`]: kept },
        // What stands below a product is the user's when the product is, and its siblings say what is allowed.
        calls: [product, `GET ${path}/prod_id`, `POST ${path}`],
      },
      moveProductImage: {
        permission: "PRODUCT_UPDATE",
        inputs: [
          { id, afterId: null },
          { id, afterId: id },
          { id, beforeId: id },
        ],
        responses: { [`POST ${path}/{id}/position`]: () => [kept()] },
        async given(preparation) {
          const productId = await preparation.record("Product", "productId");
          await preparation.act("addProductImage", { productId, order: 1 });
          return { id: await preparation.act("addProductImage", { productId, order: 2 }) };
        },
        calls: [`GET ${path}`, product, `POST ${path}/{id}/position`],
      },
      deleteProductImage: {
        permission: "PRODUCT_UPDATE",
        inputs: [{ id, version }],
        responses: { [`DELETE ${path}/{id}`]: () => null },
        calls: [`GET ${path}`, product, `DELETE ${path}/{id}`],
      },
    };
  },
});

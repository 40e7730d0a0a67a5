import { collection } from "../../isolation/tenants.ts";
import { stock } from "../orderRecords.ts";
import { addStock } from "../placedOrders.ts";
import { sample } from "../sample.ts";

const path = "PUT /v1/companySellerProdStock";

sample({
  nodes: { Stock: { of: "location", made: ({ owner, sellerId }) => addStock(owner, sellerId) } },
  collections: {
    companySellerProdStock: collection("stock_id", {
      of: "location",
      links: ["seller_id", "prod_id", "varient_id"],
      values: stock,
      // Of a product, not of one of its variants.
      more: [{ stock_id: 2, varient_id: null }],
    }),
  },
  mutations: ({ own }) => ({
    adjustStock: {
      permission: "STOCK_UPDATE",
      inputs: [
        {
          rows: [
            {
              productId: own("Product"),
              variantId: own("Variant"),
              setTo: 3,
              expected: 2,
              lowAt: 1,
              isCounted: true,
            },
          ],
          idempotencyKey: "key",
        },
      ],
      responses: { [path]: () => [{ outcome: "DONE", message: "Only 3 left", stock_quantity: 3 }] },
      given: async (preparation) => ({
        rows: [{ productId: await preparation.record("Product", "productId"), setTo: 5 }],
      }),
    },
  }),
});

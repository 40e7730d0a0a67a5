import { collection } from "../../isolation/tenants.ts";
import { line } from "../orderRecords.ts";
import { addFulfilment } from "../placedOrders.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

sample({
  nodes: {
    OrderLine: {
      of: "location",
      made: async ({ owner, sellerId }) => (await addFulfilment(owner, sellerId)).lines.nodes[0]?.id ?? "",
    },
  },
  collections: {
    companyOrderLine: collection("order_line_id", {
      of: "location",
      links: ["order_id", "fulfilment_id", "seller_id", "prod_id", "varient_id"],
      values: (_whose, _id, mark) => line(mark),
    }),
  },
  access: {
    refusedWithout: {
      ORDER_READ: {
        fields: words(
          "OrderLine",
          "id amounts brandName cancelledQuantity createdAt databaseId deliveryShare discounts fulfilment giftMessage giftPrice giftWrapping hsnCode imageUrl isBundle listPrice position product productName quantity rates returnedQuantity sku unit unitPrice updatedAt variant variantName",
        ),
      },
    },
  },
});

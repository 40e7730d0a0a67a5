import { collection } from "../../isolation/tenants.ts";
import { document } from "../orderRecords.ts";
import { addTaxDocument } from "../placedOrders.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

sample({
  nodes: {
    TaxDocument: { of: "location", made: ({ owner, sellerId }) => addTaxDocument(owner, sellerId) },
  },
  collections: {
    companyTaxDocument: collection("document_id", {
      of: "location",
      links: ["order_id", "fulfilment_id", "seller_id", "against_document_id"],
      values: (_whose, _id, mark) => document(mark),
    }),
  },
  access: {
    refusedWithout: {
      ORDER_READ: {
        fields: words(
          "TaxDocument",
          "id against content createdAt databaseId financialYear fulfilment gstin invoiceReferenceNumber issuedAt kind number reason total updatedAt",
        ),
      },
    },
  },
});

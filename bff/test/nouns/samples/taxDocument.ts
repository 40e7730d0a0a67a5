import { referenceFields } from "../../../src/taxDocument/fields.ts";
import { collection } from "../../isolation/tenants.ts";
import { document } from "../orderRecords.ts";
import { addTaxDocument } from "../placedOrders.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const path = "PUT /v1/companyTaxDocument/irn";

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
  fields: [[referenceFields, `${path}/{document_id}`]],
  mutations: ({ own, record }) => ({
    recordInvoiceReference: {
      permission: "ORDER_UPDATE",
      inputs: [
        {
          id: own("TaxDocument"),
          invoiceReferenceNumber: "a".repeat(64),
          acknowledgementNumber: "112410",
          acknowledgedAt: "2026-01-02T00:00:00Z",
          signedQrCode: "eyJ",
        },
      ],
      responses: { [`${path}/{id}`]: () => record("companyTaxDocument") },
      given: async ({ owner, sellerId }) => ({
        id: await addTaxDocument(owner, sellerId),
        invoiceReferenceNumber: "b".repeat(64),
      }),
    },
  }),
  access: {
    refusedWithout: {
      ORDER_READ: {
        fields: words(
          "TaxDocument",
          "acknowledgedAt acknowledgementNumber against content createdAt databaseId financialYear fulfilment gstin invoiceReferenceNumber issuedAt kind number reason signedQrCode total updatedAt",
        ),
      },
    },
  },
});

import { documentSeriesFields } from "../../../src/documentSeries/fields.ts";
import { collection } from "../../isolation/tenants.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const path = "PUT /v1/companyDocumentSeries/seller_id";

sample({
  collections: {
    companyDocumentSeries: collection("series_id", {
      of: "location",
      values: (_whose, _id, mark) => ({
        series_kind: "invoice",
        financial_year: `${mark} year`,
        series: mark,
        last_number: 3,
      }),
    }),
  },
  fields: [[documentSeriesFields, `${path}/{seller_id}`]],
  mutations: ({ own }) => ({
    saveDocumentSeries: {
      permission: "SELLER_UPDATE",
      inputs: [
        { sellerId: own("Seller"), kind: "INVOICE", prefix: "A" },
        { sellerId: own("Seller"), kind: "BILL_OF_SUPPLY", prefix: "B" },
      ],
      unversioned: "a name is given once, before the first document",
      responses: { [`${path}/{id}`]: () => [] },
      given: async ({ sellerId }) => ({ sellerId, kind: "CREDIT_NOTE", prefix: "CN" }),
    },
  }),
  access: {
    refusedWithout: {
      SELLER_READ: {
        fields: [
          "Seller.documentSeries",
          ...words("DocumentSeries", "financialYear issuedCount kind prefix"),
        ],
      },
    },
  },
});

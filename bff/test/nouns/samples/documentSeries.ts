import { documentSeriesFields } from "../../../src/documentSeries/fields.ts";
import { collection } from "../../isolation/tenants.ts";
import { sample } from "../sample.ts";

const path = "PUT /v1/companyDocumentSeries/seller_id";

sample({
  collections: {
    companyDocumentSeries: collection("series_id", {
      of: "location",
      links: ["seller_id"],
      values: (_whose, _id, mark) => ({
        series_kind: "invoice",
        financial_year: `${mark} year`,
        series: mark,
        last_number: 3,
      }),
    }),
  },
  fields: [[documentSeriesFields, `${path}/{seller_id}`]],
  otherLimits: { "series_kind required": "a kind that is left out is refused by GraphQL" },
  mutations: ({ own }) => ({
    saveDocumentSeries: {
      permission: "SELLER_UPDATE",
      inputs: [
        { sellerId: own("Seller"), kind: "INVOICE", prefix: "A" },
        { sellerId: own("Seller"), kind: "BILL_OF_SUPPLY", prefix: "B" },
      ],
      unversioned: "a name is given once, before the first document",
      responses: { [`${path}/{id}`]: () => [] },
      given: ({ sellerId }) =>
        Promise.resolve({
          sellerId,
          kind: "CREDIT_NOTE",
          prefix: crypto.randomUUID().slice(0, 4).toUpperCase(),
        }),
    },
  }),
  access: {
    refusedWithout: {
      SELLER_READ: { fields: ["Seller.documentSeries"] },
    },
  },
});

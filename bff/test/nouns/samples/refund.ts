import { refundFields } from "../../../src/refund/fields.ts";
import { collection } from "../../isolation/tenants.ts";
import { refund } from "../orderRecords.ts";
import { addRefund } from "../placedOrders.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const fields = words(
  "Refund",
  "amount createdAt databaseId method order reason reference sentOn state timeline updatedAt",
);
const unnamed = [...fields, "Refund.id"];
const path = "PUT /v1/companyRefund/refund_state";

sample({
  nodes: { Refund: { of: "location", made: ({ owner }) => addRefund(owner) } },
  collections: {
    // It is of an order, and some of those are another location's.
    companyRefund: collection("refund_id", {
      of: "location",
      links: ["order_id"],
      values: (_whose, _id, mark) => refund(mark),
    }),
  },
  fields: [[refundFields, `${path}/{refund_id}`]],
  otherLimits: { "refund_state required": "a switch that is left out is refused by GraphQL" },
  mutations: ({ own, record }) => ({
    recordRefund: {
      permission: "ORDER_APPROVE",
      inputs: [{ id: own("Refund"), wasSent: true, method: "UPI", reference: "R-1", sentOn: "2026-01-02" }],
      responses: { [`${path}/{id}`]: () => record("companyRefund") },
      given: async ({ owner }) => ({ id: await addRefund(owner), wasSent: true, method: "UPI" }),
    },
  }),
  access: {
    refusedWithout: { ORDER_READ: { fields } },
    refusedTo: { SELLER_OWNER: unnamed, SELLER_STAFF: unnamed },
  },
});

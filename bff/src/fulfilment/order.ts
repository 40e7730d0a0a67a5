import { orderInput } from "../graphql/orderInput.ts";
import { timeOrders } from "../graphql/recordTimes.ts";
import type { Fulfilment } from "./record.ts";

/** The orders of a list of fulfilments. */
export const fulfilmentOrder = orderInput("Fulfilment", "fulfilments", {
  PLACED_AT: {
    rest: "placed_at",
    kind: "instant",
    value: (fulfilment: Fulfilment) => fulfilment.placedAt,
    description: "By the instant the order was placed.",
  },
  PROMISED_DATE: {
    rest: "promised_date",
    kind: "text",
    // The service takes those without one for promised at the end of all days.
    value: (fulfilment: Fulfilment) => fulfilment.promisedDate ?? "9999-12-31",
    description: "By the day that was promised; upwards those without one come last.",
  },
  STATUS_CHANGED_AT: {
    rest: "status_at",
    kind: "instant",
    value: (fulfilment: Fulfilment) => fulfilment.statusAt,
    description: "By the instant of the last step.",
  },
  NUMBER: {
    rest: "order_no",
    kind: "text",
    value: (fulfilment: Fulfilment) => fulfilment.orderNumber,
    description: "By the number of the order.",
  },
  TOTAL: {
    rest: "fulfilment_total",
    kind: "number",
    value: ({ amounts }: Fulfilment) => Number(amounts.total),
    description: "By what it amounts to.",
  },
  ...timeOrders,
});

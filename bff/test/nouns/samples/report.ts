import { sample } from "../sample.ts";

const figures = {
  orders: 4,
  kept_orders: 3,
  units: 9,
  sales_amount: "2997.24",
  taxable_amount: "2540.00",
  returned_amount: "99.90",
  returned_taxable: "84.66",
};
const period = { totals: figures, days: [{ day: "2026-01-01", ...figures }] };

/** The figures of whoever asks; only what they name is somebody's, and it is named by number. */
const sales = {
  as_of: "2026-01-01T00:00:00Z",
  ...period,
  compared: period,
  products: [
    {
      prod_id: 1,
      prod_name: "sold",
      units: 3,
      sales_amount: "300.00",
      taxable_amount: "254.24",
      compared_units: 1,
      compared_sales: "100.00",
      compared_taxable: "84.75",
    },
  ],
  sellers: [
    {
      seller_id: 1,
      business_name: "shop",
      orders: 4,
      kept_orders: 3,
      parts: 4,
      late_parts: 1,
      sales_amount: "2997.24",
      taxable_amount: "2540.00",
      accept_minutes: 12,
    },
  ],
  states: {
    pending: 1,
    accepted: 0,
    packed: 0,
    ready: 0,
    out: 0,
    delivered: 2,
    returned: 0,
    cancelled: 1,
    late: 1,
    uncollected: 0,
    oldest_pending_at: "2026-01-01T00:00:00Z",
  },
  stock: [
    {
      prod_id: 1,
      varient_id: 1,
      prod_name: "left",
      varient_name: "small",
      stock_quantity: 2,
      low_stock_at: 5,
      sold_30_days: 10,
    },
  ],
};

const fields = ["Query.viewer.salesReport"];

sample({
  publicReads: {
    // Everybody may see which jobs of their own have failed.
    "/v1/companyReport/todo/{id}": [
      { kind: "jobs_failed", count: 2, oldest_at: "2026-01-01T00:00:00Z", needs: null },
    ],
    "/v1/companyReport/sales/{id}": sales,
  },
  access: {
    refusedWithout: { REPORT_READ: { fields }, ORDER_READ: { fields: ["Query.viewer.salesReport.states"] } },
    refusedTo: { SELLER_STAFF: fields },
  },
});

import type { ActBody } from "../fulfilment/actBody.ts";
import type { OrderBody } from "../order/body.ts";

type Customer = Pick<
  OrderBody,
  "customer_name" | "customer_phone" | "shipping_area_name" | "shipping_zip" | "shipping_stateshort"
> &
  Partial<Pick<OrderBody, "customer_gstin" | "customer_legal_name">>;

const customer = (
  customer_name: string,
  customer_phone: string,
  shipping_area_name: string,
  shipping_zip: string,
  shipping_stateshort: string,
): Customer => ({ customer_name, customer_phone, shipping_area_name, shipping_zip, shipping_stateshort });

/** Who buys in the demo, in the states of both locations and elsewhere. All of them are invented. */
export const customers: readonly Customer[] = [
  customer("Asha Rao", "9845011201", "Jayanagar, Bengaluru", "560041", "KA"),
  customer("Vikram Shetty", "9845022302", "Kadri, Mangaluru", "575002", "KA"),
  customer("Priya Deshmukh", "9823033403", "Kothrud, Pune", "411038", "MH"),
  customer("Farhan Qureshi", "9820044504", "Bandra West, Mumbai", "400050", "MH"),
  customer("Lakshmi Narayanan", "9840055605", "Mylapore, Chennai", "600004", "TN"),
  {
    ...customer("Nilgiri Homestay", "9843066706", "Coonoor", "643101", "TN"),
    customer_gstin: "33AAGCN4821K1ZG",
    customer_legal_name: "Nilgiri Homestay LLP",
  },
  customer("Harpreet Singh", "9815077807", "Sector 22, Chandigarh", "160022", "CH"),
  customer("Sunita Devi", "9835088908", "Kankarbagh, Patna", "800020", "BR"),
  customer("Anirban Ghosh", "9830099009", "Salt Lake, Kolkata", "700064", "WB"),
  customer("Meenakshi Iyer", "9846010110", "Kowdiar, Thiruvananthapuram", "695003", "KL"),
  customer("Rohit Sharma", "9810021211", "Saket, New Delhi", "110017", "DL"),
  customer("Tenzin Dolma", "9419032312", "Leh", "194101", "LA"),
];

type Step = Partial<ActBody> & Pick<ActBody, "action">;

const accept: Step = { action: "accept" };
const pack: Step = { action: "pack", packages: 1, weight_grams: 1200 };
const send: Step = { action: "despatch", carrier_name: "Blue Dart", tracking_number: "BD7719024" };
const deliver: Step = { action: "deliver" };
const ready: Step = { action: "make_ready" };
const cancel = (reason_code: ActBody["reason_code"]): Step => ({ action: "cancel", reason_code });

/** A group of orders: how many, how many hours ago the first and how far apart, and what was done with them. */
interface Group {
  readonly count: number;
  readonly hoursAgo: number;
  readonly hoursApart: number;
  readonly steps: readonly Step[];
  /** They are collected at the company's first pickup point, against a code. */
  readonly isPickup?: true;
}

/** The demo's orders, the oldest first: 40 in every state that there is, over 45 days; three of them are collected. */
export const groups: readonly Group[] = [
  { count: 11, hoursAgo: 1080, hoursApart: 71, steps: [accept, pack, send, deliver] },
  { count: 1, hoursAgo: 299, hoursApart: 0, steps: [accept, pack, ready, deliver], isPickup: true },
  {
    count: 1,
    hoursAgo: 214,
    hoursApart: 0,
    steps: [accept, pack, send, { action: "bring_back", reason_code: "refused" }],
  },
  { count: 2, hoursAgo: 190, hoursApart: 20, steps: [cancel("customer_request")] },
  { count: 1, hoursAgo: 140, hoursApart: 0, steps: [accept, pack, cancel("out_of_stock")] },
  { count: 1, hoursAgo: 130, hoursApart: 0, steps: [cancel("address_unserviceable")] },
  { count: 3, hoursAgo: 96, hoursApart: 9, steps: [accept, pack, send] },
  { count: 1, hoursAgo: 64, hoursApart: 0, steps: [accept, pack, ready], isPickup: true },
  {
    count: 1,
    hoursAgo: 58,
    hoursApart: 0,
    steps: [accept, pack, send, { action: "record_attempt", reason: "Nobody at home" }],
  },
  { count: 5, hoursAgo: 50, hoursApart: 4, steps: [accept, pack] },
  { count: 5, hoursAgo: 29, hoursApart: 2, steps: [accept] },
  { count: 7, hoursAgo: 18, hoursApart: 2, steps: [] },
  { count: 1, hoursAgo: 3, hoursApart: 0, steps: [], isPickup: true },
];

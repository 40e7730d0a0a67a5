import type { FulfilmentStatus } from "#/__generated__/OrderListPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { businessToday } from "#/i18n/businessToday.ts";
import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { choice, type ListFilter, one, several } from "#/list/listFilter.ts";

type Status = Exclude<FulfilmentStatus, "%future added value">;

/** The three lists of what locations send: what is to be packed, what goes out, and what does not. */
export type OrderView = "pending" | "despatch" | "cancel";

/** What a list can be narrowed to by its tabs: a state, or what is late. */
export type OrderTab = Status | "LATE";

/** The states that each list holds; what is late may stand in any that is not over. */
const open: readonly Status[] = ["PENDING", "ACCEPTED", "PACKED", "READY", "OUT"];
export const orderTabs: Readonly<Record<OrderView, readonly OrderTab[]>> = {
  pending: ["PENDING", "ACCEPTED", "LATE"],
  despatch: ["PACKED", "READY", "OUT", "DELIVERED", "RETURNED"],
  cancel: ["CANCELLED", "RETURNED"],
};

const paths: readonly (readonly [string, OrderView])[] = [
  [addresses.despatchOrders, "despatch"],
  [addresses.cancelOrders, "cancel"],
];

/** The list that stands at an address; addresses match in any case. */
export function viewOf(path: string): OrderView {
  return paths.find(([known]) => path.toLowerCase().startsWith(known.toLowerCase()))?.[1] ?? "pending";
}

const tabFilters = {
  pending: one("status", orderTabs.pending),
  despatch: one("status", orderTabs.despatch),
  cancel: one("status", orderTabs.cancel),
};

/** Why something is cancelled or comes back. */
const reasons = [
  "CUSTOMER_REQUEST",
  "OUT_OF_STOCK",
  "WRONG_PRICE",
  "ADDRESS_UNSERVICEABLE",
  "PAYMENT_FAILED",
  "SUSPECTED_FRAUD",
  "NOT_COLLECTED",
  "REFUSED",
  "DAMAGED",
  "WRONG_ITEM",
  "OTHER",
] as const;

/** What these lists can be picked by, beside their tabs. */
export const orderFilters = {
  placed: one("placed", ["1", "7", "30"]),
  promised: one("promised", ["past", "today", "coming"]),
  payment: several("payment", [
    "UNPAID",
    "AUTHORISED",
    "PART_PAID",
    "PAID",
    "PART_REFUNDED",
    "REFUNDED",
    "FAILED",
  ]),
  method: several("method", [
    "CASH_ON_DELIVERY",
    "UPI",
    "CARD",
    "NET_BANKING",
    "WALLET",
    "BANK_TRANSFER",
    "OTHER",
  ]),
  mode: one("mode", ["DELIVERY", "PICKUP"]),
  tax: one("tax", ["WITHIN_STATE", "ACROSS_STATES", "NONE"]),
  deliveryUser: choice("deliveryUser"),
  carrier: one("carrier", ["yes", "no"]),
  tracking: one("tracking", ["yes", "no"]),
  pickupPoint: choice("pickupPoint"),
  collection: one("collection", ["overdue"]),
  attempts: one("attempts", ["3"]),
  reason: several("reason", reasons),
  refund: several("refund", ["DUE", "SENT", "DROPPED"]),
  province: choice("province"),
  seller: choice("seller"),
  product: choice("product"),
};

/** What the address of a list of orders can say. */
const rulesOf = (view: OrderView) =>
  ({
    sort: { number: "NUMBER", placed: "PLACED_AT", status: "STATUS_CHANGED_AT" },
    pageSizes: [5, 10, 25, 50],
    filters: [tabFilters[view], ...Object.values(orderFilters)],
  }) as const satisfies ListRules;

export const orderRules = {
  pending: rulesOf("pending"),
  despatch: rulesOf("despatch"),
  cancel: rulesOf("cancel"),
} as const;

/** The tab that is chosen; null for all that the list holds. */
export function tabOf(view: OrderView, search: URLSearchParams): OrderTab | null {
  return tabFilters[view].read(search)[0] ?? null;
}

/** The states that a list holds under a tab; undefined for all, as refunds are of parts in any of them. */
function statusesOf(
  view: OrderView,
  tab: OrderTab | null,
  isOfRefunds: boolean,
): readonly Status[] | undefined {
  if (tab === "LATE") return open;
  if (tab !== null) return [tab];
  return isOfRefunds ? undefined : orderTabs[view].filter((one) => one !== "LATE");
}

const daysFromToday = (days: number) => businessToday(Date.now() + days * 86_400_000);

function promisedIn(period: string | undefined) {
  if (period === "past") return { promisedTo: daysFromToday(-1) };
  if (period === "today") return { promisedFrom: daysFromToday(0), promisedTo: daysFromToday(0) };
  return period === "coming" && { promisedFrom: daysFromToday(1) };
}

/** Variables of a list of orders, from the address. The newest come first: by their order, or by their last step. */
export function orderVariables(view: OrderView, search: URLSearchParams) {
  const variables = listVariables(search, orderRules[view]);
  const tab = tabOf(view, search);
  const one = <Value extends string>(filter: ListFilter<Value>) => filter.read(search)[0];
  const all = <Value extends string>(filter: ListFilter<Value>) => {
    const values = filter.read(search);
    return values.length > 0 ? values : undefined;
  };
  const yes = (filter: ListFilter<"yes" | "no">) => one(filter) && one(filter) === "yes";
  const placed = one(orderFilters.placed);
  const attempts = one(orderFilters.attempts);
  const refundState = all(orderFilters.refund);
  return {
    ...variables,
    filter: {
      status: statusesOf(view, tab, view === "cancel" && refundState !== undefined),
      isLate: tab === "LATE" || undefined,
      placedFrom: placed && daysFromToday(1 - Number(placed)),
      ...promisedIn(one(orderFilters.promised)),
      paymentState: all(orderFilters.payment),
      paymentMethod: all(orderFilters.method),
      deliveryMode: one(orderFilters.mode),
      taxKind: one(orderFilters.tax),
      deliveryUserId: one(orderFilters.deliveryUser),
      hasCarrier: yes(orderFilters.carrier),
      hasTracking: yes(orderFilters.tracking),
      pickupPointId: one(orderFilters.pickupPoint),
      isUncollected: one(orderFilters.collection) && true,
      attemptsFrom: attempts && Number(attempts),
      reason: all(orderFilters.reason),
      refundState,
      provinceCode: all(orderFilters.province),
      sellerId: one(orderFilters.seller),
      productId: one(orderFilters.product),
    },
    orderBy:
      variables.orderBy ??
      (view === "pending" ? null : { field: "STATUS_CHANGED_AT" as const, direction: "DESC" as const }),
    isDespatch: view === "despatch",
    isCancel: view === "cancel",
  };
}

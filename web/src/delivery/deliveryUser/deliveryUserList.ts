import type { FulfilmentStatus } from "#/__generated__/DeliveryUserPageQuery.graphql";
import { businessToday } from "#/i18n/businessToday.ts";
import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { choice, one } from "#/list/listFilter.ts";

/** What delivery users can be picked by. */
export const deliveryUserFilters = {
  seller: choice("seller"),
  duty: one("duty", ["on", "off"]),
  status: one("status", ["ACTIVE", "INACTIVE"]),
  licence: one("licence", ["past", "30"]),
};

/** What the address of the list of delivery users can say. */
export const deliveryUserRules = {
  sort: { name: "NAME", open: "OPEN_DELIVERIES" },
  filters: Object.values(deliveryUserFilters),
} as const satisfies ListRules;

const day = 86_400_000;

/** Variables of the list of delivery users, from the address. */
export function deliveryUserVariables(search: URLSearchParams, now = Date.now()) {
  const [sellerId] = deliveryUserFilters.seller.read(search);
  const [duty] = deliveryUserFilters.duty.read(search);
  const [status] = deliveryUserFilters.status.read(search);
  const [licence] = deliveryUserFilters.licence.read(search);
  return {
    ...listVariables(search, deliveryUserRules),
    filter: {
      ...(sellerId !== undefined && { sellerId }),
      ...(duty !== undefined && { isOnDuty: duty === "on" }),
      ...(status !== undefined && { status }),
      ...(licence !== undefined && {
        licenceUntil: businessToday(now + (licence === "past" ? -1 : Number(licence)) * day),
      }),
    },
  };
}

/** The parts of a delivery user's page. */
export const deliveryUserTabs = ["profile", "deliveries", "activity"] as const;

/** The part that an address names; the first one if none. */
export function readTab(search: URLSearchParams): (typeof deliveryUserTabs)[number] {
  return deliveryUserTabs.find((tab) => tab === search.get("tab")) ?? "profile";
}

type Status = Exclude<FulfilmentStatus, "%future added value">;

/** What somebody carries comes first; what they have handed over, and all they ever had, at a press. */
export const carriedStatuses: readonly Status[] = ["PENDING", "ACCEPTED", "PACKED", "READY", "OUT"];
const carriedFilter = one("carried", ["over", "all"]);

/** Which of their orders an address asks for. */
export function carriedOf(search: URLSearchParams): "now" | "over" | "all" {
  return carriedFilter.read(search)[0] ?? "now";
}

/** What the address of a delivery user's orders can say. */
export const deliveriesRules = {
  sort: { number: "NUMBER", status: "STATUS_CHANGED_AT" },
  pageSizes: [10, 25, 50],
  filters: [carriedFilter],
} as const satisfies ListRules;

/** The states of those orders; none for all. */
const statusesOf = (search: URLSearchParams): readonly Status[] =>
  ({ now: carriedStatuses, over: ["DELIVERED", "RETURNED"] as const, all: [] })[carriedOf(search)];

/** Variables of a delivery user's page. */
export function deliveryUserPageVariables(id: string, search: URLSearchParams) {
  const { orderBy, ...variables } = listVariables(search, deliveriesRules);
  return {
    id,
    hasDeliveries: readTab(search) === "deliveries",
    ...variables,
    filter: { deliveryUserId: id, status: statusesOf(search) },
    orderBy: orderBy ?? { field: "STATUS_CHANGED_AT" as const, direction: "DESC" as const },
  };
}

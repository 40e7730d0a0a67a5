import { isOpenTo, type MenuReader } from "./menuAccess.ts";
import { pageRights } from "./pageRights.ts";

/** What a location's people work on. Their menu has two links only, so the ways to the rest stand on the list of products. */
export type LocationTab = "products" | "orders" | "deliveryUsers" | "people";

/** Those that somebody of a location has. */
export function locationTabs({ permissions, offeredAreas }: MenuReader): LocationTab[] {
  const isOpen = (rights: readonly string[], area: string) =>
    isOpenTo(rights, permissions) && offeredAreas.includes(area);
  return [
    "products",
    ...(isOpen(pageRights.orders, "ORDERS") ? (["orders"] as const) : []),
    ...(isOpen(pageRights.deliveryUsers, "DELIVERY") ? (["deliveryUsers"] as const) : []),
    ...(isOpen(pageRights.people, "PEOPLE") ? (["people"] as const) : []),
  ];
}

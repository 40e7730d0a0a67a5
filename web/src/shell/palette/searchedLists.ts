import { linksOf, type MenuEntry } from "#/menu/menuEntry.ts";
import type { SearchedLists } from "./recordSearch.ts";

/** The lists that the reader may open, as their menu says; orders are in no menu of a location's people. */
export function searchedLists(menu: readonly MenuEntry<string>[], hasOrders: boolean): SearchedLists {
  const has = (id: string): boolean => linksOf(menu).some(({ link }) => link.id === id);
  return {
    hasOrders,
    hasCategories: has("category1"),
    hasBrands: has("brand"),
    hasManufacturers: has("manufacturer"),
    hasCollections: has("collections"),
    hasSellers: has("storage-location"),
    hasDeliveryUsers: has("delivery-user"),
    hasPickupPoints: has("pickup-point"),
    hasVendors: has("vendor"),
    hasCompanyPeople: has("user-admin"),
    hasLocationPeople: has("user-location"),
  };
}

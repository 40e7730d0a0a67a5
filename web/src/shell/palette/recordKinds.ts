import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  Award,
  Factory,
  Handshake,
  Layers,
  MapPinned,
  Package,
  ReceiptText,
  Tags,
  Truck,
  Users,
  Warehouse,
} from "lucide-react";
import { linksOf, type MenuEntry } from "#/menu/menuEntry.ts";
import type { IconShape } from "#/ui/Icon.tsx";
import type { SearchedLists } from "./recordSearch.ts";

interface RecordKinds {
  readonly title: MessageDescriptor;
  readonly icon: IconShape;
}

/** What kinds of records the palette finds, in the order in which they are shown. */
export const recordKinds = {
  product: { title: msg`Products`, icon: Package },
  order: { title: msg`Orders`, icon: ReceiptText },
  category: { title: msg`Categories`, icon: Tags },
  brand: { title: msg`Brand`, icon: Award },
  manufacturer: { title: msg`Manufacturer`, icon: Factory },
  collection: { title: msg`Collections`, icon: Layers },
  seller: { title: msg`Storage Location`, icon: Warehouse },
  deliveryUser: { title: msg`Delivery User`, icon: Truck },
  pickupPoint: { title: msg`Pickup Point`, icon: MapPinned },
  vendor: { title: msg`Vendor`, icon: Handshake },
  person: { title: msg`People`, icon: Users },
} as const satisfies Record<string, RecordKinds>;

export type RecordKind = keyof typeof recordKinds;

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

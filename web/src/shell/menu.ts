import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  Award,
  Boxes,
  Building2,
  Factory,
  Handshake,
  Image,
  LayoutDashboard,
  Layers,
  LogOut,
  MapPinned,
  Package,
  ReceiptText,
  ShieldUser,
  Tags,
  Truck,
  Users,
  Warehouse,
} from "lucide-react";
import type { MenuEntry } from "./menuEntry.ts";

type Menu = readonly MenuEntry<MessageDescriptor>[];

function place(id: string, title: MessageDescriptor, path: string) {
  return { type: "link" as const, id, title, path };
}

/** The menu of a company's administrators: 30 links (Document 1 §2, Document 2 §2). */
export const adminMenu: Menu = [
  { ...place("dashboard", msg`Dashboard`, "/master/ViewSeller"), icon: LayoutDashboard },
  {
    type: "sub",
    id: "categories",
    title: msg`Categories`,
    icon: Tags,
    children: [
      place("category1", msg`Level1 Category`, "/master/ViewCategory1"),
      place("category2", msg`Level2 Category`, "/master/ViewCategory2"),
      place("category3", msg`Level3 Category`, "/master/ViewCategory3"),
    ],
  },
  { ...place("brand", msg`Brand`, "/master/Viewbrand"), icon: Award },
  { ...place("manufacturer", msg`Manufacturer`, "/master/Viewmanu"), icon: Factory },
  { ...place("storage-location", msg`Storage Location`, "/master/ViewSeller"), icon: Warehouse },
  { ...place("delivery-user", msg`Delivery User`, "/master/ViewDeliveryUser"), icon: Truck },
  { ...place("pickup-point", msg`Pickup Point`, "/master/ViewPickupPoint"), icon: MapPinned },
  { ...place("vendor", msg`Vendor`, "/master/ViewVendor"), icon: Handshake },
  { ...place("banner", msg`Banner`, "/master/ViewBanner"), icon: Image },
  { ...place("collections", msg`Collections`, "/master/ViewCollections"), icon: Layers },
  {
    type: "sub",
    id: "product",
    title: msg`Product`,
    icon: Package,
    children: [
      place("add-product", msg`Add Product`, "/master/AddProductLoc"),
      place("view-product", msg`View Product`, "/master/ViewProduct"),
      place("collections-product", msg`Add Collections Product`, "/master/CollectionsProduct"),
      place("product-enabled", msg`Product Enabled`, "/master/ProductEnabled"),
      place("product-disabled", msg`Product Disabled`, "/master/ProductDisabled"),
      place("product-rectification", msg`Product Rectification`, "/master/ProductRectification"),
    ],
  },
  {
    type: "sub",
    id: "orders",
    title: msg`Orders`,
    icon: ReceiptText,
    children: [
      place("pending-orders", msg`Pending Orders`, "/master/PendingOrders"),
      place("despatch-orders", msg`Despatch Orders`, "/master/DespatchOrders"),
      place("cancel-orders", msg`Cancel Orders`, "/master/CancelOrders"),
    ],
  },
  {
    type: "sub",
    id: "company",
    title: msg`Company`,
    icon: Building2,
    children: [
      place("bank", msg`Add Bank Account`, "/master/editbank"),
      place("address", msg`Address`, "/master/editaddress"),
      place("registration", msg`Registration`, "/master/editregister"),
      place("media", msg`Media Information`, "/master/editmedia"),
      place("billing", msg`Billing Address`, "/master/editbilling"),
      place("about-us", msg`About Us`, "/master/editaboutus"),
    ],
  },
  { ...place("user-admin", msg`User Admin`, "/master/ViewUserAdmin"), icon: ShieldUser },
  { ...place("user-location", msg`User Storage Location`, "/master/ViewUserLocation"), icon: Users },
  { ...place("logout", msg`Logout`, "/dashboard/Logout"), icon: LogOut },
];

/** The menu of a storage location's sellers: these two and nothing else (Document 2 §2). */
export const sellerMenu: Menu = [
  { ...place("dashboard", msg`Dashboard`, "/master/ViewProduct"), icon: Boxes },
  { ...place("logout", msg`Logout`, "/dashboard/Logout"), icon: LogOut },
];

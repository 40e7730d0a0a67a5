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
import type { MenuEntry, MenuLink } from "./menuEntry.ts";
import type { Permission } from "./permission.ts";

type Menu = readonly MenuEntry<MessageDescriptor>[];

function place(
  id: string,
  title: MessageDescriptor,
  path: string,
  opensTo: MenuLink<MessageDescriptor>["opensTo"] = "everybody",
) {
  return { type: "link" as const, id, title, path, opensTo };
}

// Who may change nothing of a kind has no use for its list: the entry opens to whoever holds one of these.
const categories: Permission[] = ["CATEGORY_CREATE", "CATEGORY_UPDATE", "CATEGORY_DELETE"];
const brands: Permission[] = ["BRAND_CREATE", "BRAND_UPDATE", "BRAND_DELETE"];
const manufacturers: Permission[] = ["MANUFACTURER_CREATE", "MANUFACTURER_UPDATE", "MANUFACTURER_DELETE"];
const banners: Permission[] = ["BANNER_CREATE", "BANNER_UPDATE", "BANNER_DELETE"];
const collections: Permission[] = ["COLLECTION_CREATE", "COLLECTION_UPDATE", "COLLECTION_DELETE"];
const locations: Permission[] = ["SELLER_READ"];
const locationEditors: Permission[] = ["SELLER_UPDATE"];
const company: Permission[] = ["COMPANY_UPDATE"];
const productStates: Permission[] = ["PRODUCT_APPROVE", "PRODUCT_UPDATE"];

/** The menu of a company's administrators: 30 links (Document 1 §2, Document 2 §2). */
export const adminMenu: Menu = [
  { ...place("dashboard", msg`Dashboard`, "/master/ViewSeller", locations), icon: LayoutDashboard },
  {
    type: "sub",
    id: "categories",
    title: msg`Categories`,
    icon: Tags,
    children: [
      place("category1", msg`Level1 Category`, "/master/ViewCategory1", categories),
      place("category2", msg`Level2 Category`, "/master/ViewCategory2", categories),
      place("category3", msg`Level3 Category`, "/master/ViewCategory3", categories),
    ],
  },
  { ...place("brand", msg`Brand`, "/master/Viewbrand", brands), icon: Award },
  { ...place("manufacturer", msg`Manufacturer`, "/master/Viewmanu", manufacturers), icon: Factory },
  { ...place("storage-location", msg`Storage Location`, "/master/ViewSeller", locations), icon: Warehouse },
  { ...place("delivery-user", msg`Delivery User`, "/master/ViewDeliveryUser", locationEditors), icon: Truck },
  {
    ...place("pickup-point", msg`Pickup Point`, "/master/ViewPickupPoint", locationEditors),
    icon: MapPinned,
  },
  { ...place("vendor", msg`Vendor`, "/master/ViewVendor", locationEditors), icon: Handshake },
  { ...place("banner", msg`Banner`, "/master/ViewBanner", banners), icon: Image },
  { ...place("collections", msg`Collections`, "/master/ViewCollections", collections), icon: Layers },
  {
    type: "sub",
    id: "product",
    title: msg`Product`,
    icon: Package,
    children: [
      place("add-product", msg`Add Product`, "/master/AddProductLoc", ["PRODUCT_CREATE"]),
      place("view-product", msg`View Product`, "/master/ViewProduct"),
      place("collections-product", msg`Add Collections Product`, "/master/CollectionsProduct", collections),
      place("product-enabled", msg`Product Enabled`, "/master/ProductEnabled", productStates),
      place("product-disabled", msg`Product Disabled`, "/master/ProductDisabled", productStates),
      place(
        "product-rectification",
        msg`Product Rectification`,
        "/master/ProductRectification",
        productStates,
      ),
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
      place("bank", msg`Add Bank Account`, "/master/editbank", company),
      place("address", msg`Address`, "/master/editaddress", company),
      place("registration", msg`Registration`, "/master/editregister", company),
      place("media", msg`Media Information`, "/master/editmedia", company),
      place("billing", msg`Billing Address`, "/master/editbilling", company),
      place("about-us", msg`About Us`, "/master/editaboutus", company),
    ],
  },
  { ...place("user-admin", msg`User Admin`, "/master/ViewUserAdmin", company), icon: ShieldUser },
  {
    ...place("user-location", msg`User Storage Location`, "/master/ViewUserLocation", locationEditors),
    icon: Users,
  },
  { ...place("logout", msg`Logout`, "/dashboard/Logout"), icon: LogOut },
];

/** The menu of a storage location's sellers: these two and nothing else (Document 2 §2). */
export const sellerMenu: Menu = [
  { ...place("dashboard", msg`Dashboard`, "/master/ViewProduct"), icon: Boxes },
  { ...place("logout", msg`Logout`, "/dashboard/Logout"), icon: LogOut },
];

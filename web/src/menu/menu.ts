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
import { addresses } from "#/app/addresses.ts";
import type { MenuEntry, MenuLink } from "./menuEntry.ts";
import { pageRights } from "./pageRights.ts";

type Menu = readonly MenuEntry<MessageDescriptor>[];

function menuLink(
  id: string,
  title: MessageDescriptor,
  path: string,
  opensTo: MenuLink<MessageDescriptor>["opensTo"] = "everybody",
  needs?: MenuLink<MessageDescriptor>["needs"],
) {
  return { type: "link" as const, id, title, path, opensTo, ...(needs && { needs }) };
}

/** The menu of a company's administrators: 30 links (Document 1 §2, Document 2 §2), and what the company says of its orders. */
export const adminMenu: Menu = [
  {
    ...menuLink("dashboard", msg`Dashboard`, addresses.sellers, pageRights.locations, "LOCATIONS"),
    elseTo: addresses.home,
    icon: LayoutDashboard,
  },
  {
    type: "sub",
    id: "categories",
    title: msg`Categories`,
    icon: Tags,
    children: [
      menuLink("category1", msg`Level1 Category`, addresses.categories[1], pageRights.categories),
      menuLink("category2", msg`Level2 Category`, addresses.categories[2], pageRights.categories),
      menuLink("category3", msg`Level3 Category`, addresses.categories[3], pageRights.categories),
    ],
  },
  { ...menuLink("brand", msg`Brand`, addresses.brands, pageRights.brands), icon: Award },
  {
    ...menuLink(
      "manufacturer",
      msg`Manufacturer`,
      addresses.manufacturers,
      pageRights.manufacturers,
      "MANUFACTURERS",
    ),
    icon: Factory,
  },
  {
    ...menuLink(
      "storage-location",
      msg`Storage Location`,
      addresses.sellers,
      pageRights.locations,
      "LOCATIONS",
    ),
    icon: Warehouse,
  },
  {
    ...menuLink(
      "delivery-user",
      msg`Delivery User`,
      addresses.deliveryUsers,
      pageRights.deliveryUsers,
      "DELIVERY",
    ),
    icon: Truck,
  },
  {
    ...menuLink(
      "pickup-point",
      msg`Pickup Point`,
      addresses.pickupPoints,
      pageRights.pickupPoints,
      "DELIVERY",
    ),
    icon: MapPinned,
  },
  { ...menuLink("vendor", msg`Vendor`, addresses.vendors, pageRights.vendors, "VENDORS"), icon: Handshake },
  { ...menuLink("banner", msg`Banner`, addresses.banners, pageRights.banners), icon: Image },
  {
    ...menuLink("collections", msg`Collections`, addresses.collections, pageRights.collections),
    icon: Layers,
  },
  {
    type: "sub",
    id: "product",
    title: msg`Product`,
    icon: Package,
    children: [
      // An owner chooses the location first.
      menuLink(
        "add-product",
        msg`Add Product`,
        addresses.addProductOfLocation,
        pageRights.newProduct,
        "LOCATIONS",
      ),
      menuLink("view-product", msg`View Product`, addresses.products, "everybody", "PRODUCTS"),
      menuLink(
        "collections-product",
        msg`Add Collections Product`,
        addresses.collectionsProduct,
        pageRights.collectionProducts,
        "COLLECTION_PRODUCTS",
      ),
      menuLink(
        "product-enabled",
        msg`Product Enabled`,
        addresses.enabledProducts,
        pageRights.productStates,
        "PRODUCTS",
      ),
      menuLink(
        "product-disabled",
        msg`Product Disabled`,
        addresses.disabledProducts,
        pageRights.productStates,
        "PRODUCTS",
      ),
      menuLink(
        "product-rectification",
        msg`Product Rectification`,
        addresses.productRectification,
        pageRights.productStates,
        "PRODUCTS",
      ),
    ],
  },
  {
    type: "sub",
    id: "orders",
    title: msg`Orders`,
    icon: ReceiptText,
    children: [
      menuLink("pending-orders", msg`Pending Orders`, addresses.pendingOrders, pageRights.orders, "ORDERS"),
      menuLink(
        "despatch-orders",
        msg`Despatch Orders`,
        addresses.despatchOrders,
        pageRights.orders,
        "ORDERS",
      ),
      menuLink("cancel-orders", msg`Cancel Orders`, addresses.cancelOrders, pageRights.orders, "ORDERS"),
    ],
  },
  {
    type: "sub",
    id: "company",
    title: msg`Company`,
    icon: Building2,
    children: [
      menuLink("bank", msg`Add Bank Account`, addresses.companyBank, pageRights.company, "BANK_ACCOUNT"),
      menuLink("address", msg`Address`, addresses.companyAddress, pageRights.company, "COMPANY_DETAILS"),
      menuLink(
        "registration",
        msg`Registration`,
        addresses.companyRegistration,
        pageRights.company,
        "COMPANY_DETAILS",
      ),
      menuLink("media", msg`Media Information`, addresses.companyMedia, pageRights.company),
      menuLink("billing", msg`Billing Address`, addresses.companyBilling, pageRights.company),
      menuLink("about-us", msg`About Us`, addresses.companyAboutUs, pageRights.company),
      menuLink("order-settings", msg`Order Settings`, addresses.companyOrders, pageRights.company, "ORDERS"),
    ],
  },
  {
    ...menuLink("user-admin", msg`User Admin`, addresses.adminUsers, pageRights.people, "PEOPLE"),
    icon: ShieldUser,
  },
  {
    ...menuLink(
      "user-location",
      msg`User Storage Location`,
      addresses.locationUsers,
      pageRights.people,
      "PEOPLE",
    ),
    icon: Users,
  },
  { ...menuLink("logout", msg`Logout`, addresses.signOut), icon: LogOut },
];

/** The menu of a storage location's sellers: these two and nothing else (Document 2 §2). */
export const sellerMenu: Menu = [
  {
    ...menuLink("dashboard", msg`Dashboard`, addresses.products, "everybody", "PRODUCTS"),
    elseTo: addresses.home,
    icon: Boxes,
  },
  { ...menuLink("logout", msg`Logout`, addresses.signOut), icon: LogOut },
];

/** The menu of a kind of user: a seller's stays Dashboard and Logout (Document 2 §2). */
export const menuOf = (kind: string): Menu => (kind === "SELLER" ? sellerMenu : adminMenu);

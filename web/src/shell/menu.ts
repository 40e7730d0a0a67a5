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
import type { Permission } from "./permission.ts";

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

// Who may change nothing of a kind has no use for its list: the entry opens to whoever holds one of these.
const categories: Permission[] = ["CATEGORY_CREATE", "CATEGORY_UPDATE", "CATEGORY_DELETE"];
const brands: Permission[] = ["BRAND_CREATE", "BRAND_UPDATE", "BRAND_DELETE"];
const manufacturers: Permission[] = ["MANUFACTURER_CREATE", "MANUFACTURER_UPDATE", "MANUFACTURER_DELETE"];
const banners: Permission[] = ["BANNER_CREATE", "BANNER_UPDATE", "BANNER_DELETE"];
const collections: Permission[] = ["COLLECTION_CREATE", "COLLECTION_UPDATE", "COLLECTION_DELETE"];
const locations: Permission[] = ["SELLER_READ"];
const locationEditors: Permission[] = ["SELLER_UPDATE"];
const company: Permission[] = ["COMPANY_UPDATE"];
const pickupPoints: Permission[] = ["PICKUP_POINT_READ"];
const deliveryUsers: Permission[] = ["DELIVERY_USER_READ"];
const vendors: Permission[] = ["VENDOR_READ"];
const orders: Permission[] = ["ORDER_READ"];
const productStates: Permission[] = ["PRODUCT_APPROVE", "PRODUCT_UPDATE"];

/** The menu of a company's administrators: 30 links (Document 1 §2, Document 2 §2). */
export const adminMenu: Menu = [
  {
    ...menuLink("dashboard", msg`Dashboard`, addresses.sellers, locations, "LOCATIONS"),
    elseTo: addresses.home,
    icon: LayoutDashboard,
  },
  {
    type: "sub",
    id: "categories",
    title: msg`Categories`,
    icon: Tags,
    children: [
      menuLink("category1", msg`Level1 Category`, addresses.categories[1], categories),
      menuLink("category2", msg`Level2 Category`, addresses.categories[2], categories),
      menuLink("category3", msg`Level3 Category`, addresses.categories[3], categories),
    ],
  },
  { ...menuLink("brand", msg`Brand`, addresses.brands, brands), icon: Award },
  {
    ...menuLink("manufacturer", msg`Manufacturer`, addresses.manufacturers, manufacturers, "MANUFACTURERS"),
    icon: Factory,
  },
  {
    ...menuLink("storage-location", msg`Storage Location`, addresses.sellers, locations, "LOCATIONS"),
    icon: Warehouse,
  },
  {
    ...menuLink("delivery-user", msg`Delivery User`, addresses.deliveryUsers, deliveryUsers, "DELIVERY"),
    icon: Truck,
  },
  {
    ...menuLink("pickup-point", msg`Pickup Point`, addresses.pickupPoints, pickupPoints, "DELIVERY"),
    icon: MapPinned,
  },
  { ...menuLink("vendor", msg`Vendor`, addresses.vendors, vendors, "VENDORS"), icon: Handshake },
  { ...menuLink("banner", msg`Banner`, addresses.banners, banners), icon: Image },
  { ...menuLink("collections", msg`Collections`, addresses.collections, collections), icon: Layers },
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
        ["PRODUCT_CREATE"],
        "LOCATIONS",
      ),
      menuLink("view-product", msg`View Product`, addresses.products, "everybody", "PRODUCTS"),
      menuLink(
        "collections-product",
        msg`Add Collections Product`,
        addresses.collectionsProduct,
        collections,
      ),
      menuLink("product-enabled", msg`Product Enabled`, addresses.enabledProducts, productStates, "PRODUCTS"),
      menuLink(
        "product-disabled",
        msg`Product Disabled`,
        addresses.disabledProducts,
        productStates,
        "PRODUCTS",
      ),
      menuLink(
        "product-rectification",
        msg`Product Rectification`,
        addresses.productRectification,
        productStates,
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
      menuLink("pending-orders", msg`Pending Orders`, addresses.pendingOrders, orders, "ORDERS"),
      menuLink("despatch-orders", msg`Despatch Orders`, addresses.despatchOrders, orders, "ORDERS"),
      menuLink("cancel-orders", msg`Cancel Orders`, addresses.cancelOrders, orders, "ORDERS"),
    ],
  },
  {
    type: "sub",
    id: "company",
    title: msg`Company`,
    icon: Building2,
    children: [
      menuLink("bank", msg`Add Bank Account`, addresses.companyBank, company, "BANK_ACCOUNT"),
      menuLink("address", msg`Address`, addresses.companyAddress, company, "COMPANY_DETAILS"),
      menuLink("registration", msg`Registration`, addresses.companyRegistration, company, "COMPANY_DETAILS"),
      menuLink("media", msg`Media Information`, addresses.companyMedia, company),
      menuLink("billing", msg`Billing Address`, addresses.companyBilling, company),
      menuLink("about-us", msg`About Us`, addresses.companyAboutUs, company),
    ],
  },
  { ...menuLink("user-admin", msg`User Admin`, addresses.adminUsers, company), icon: ShieldUser },
  {
    ...menuLink("user-location", msg`User Storage Location`, addresses.locationUsers, locationEditors),
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

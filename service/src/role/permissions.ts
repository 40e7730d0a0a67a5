/** What somebody may be allowed to do, by entity. The gateway has the same names; a test compares them. */
const catalogue = [
  "CATEGORY_CREATE",
  "CATEGORY_UPDATE",
  "CATEGORY_DELETE",
  "BRAND_CREATE",
  "BRAND_UPDATE",
  "BRAND_DELETE",
  "BANNER_CREATE",
  "BANNER_UPDATE",
  "BANNER_DELETE",
  "COLLECTION_CREATE",
  "COLLECTION_UPDATE",
  "COLLECTION_DELETE",
] as const;
const makers = ["MANUFACTURER_CREATE", "MANUFACTURER_UPDATE", "MANUFACTURER_DELETE"] as const;
const everydayProducts = [
  "VARIANT_CREATE",
  "VARIANT_UPDATE",
  "PRODUCT_CREATE",
  "PRODUCT_UPDATE",
  "STOCK_UPDATE",
] as const;
const products = [...makers, ...everydayProducts, "PRODUCT_DELETE"] as const;
const everydayOrders = ["ORDER_READ", "ORDER_UPDATE"] as const;
const orders = [...everydayOrders, "ORDER_APPROVE"] as const;
const delivery = [
  "DELIVERY_USER_READ",
  "DELIVERY_USER_CREATE",
  "DELIVERY_USER_UPDATE",
  "DELIVERY_USER_DELETE",
  "PICKUP_POINT_READ",
  "PICKUP_POINT_CREATE",
  "PICKUP_POINT_UPDATE",
  "PICKUP_POINT_DELETE",
] as const;
const vendors = ["VENDOR_READ", "VENDOR_CREATE", "VENDOR_UPDATE", "VENDOR_DELETE"] as const;
const locations = ["SELLER_READ", "SELLER_CREATE", "SELLER_UPDATE"] as const;
const people = ["PERSON_READ", "PERSON_CREATE", "PERSON_UPDATE", "PERSON_DELETE"] as const;
/** What only somebody with the main role of a company has, until they give it away. */
const ownersOwn = [
  "SELLER_DELETE",
  "SELLER_VIEW_CREATE",
  "COMPANY_UPDATE",
  "ORDER_CREATE",
  "WEBHOOK_CREATE",
  "WEBHOOK_UPDATE",
  "WEBHOOK_DELETE",
  "API_TOKEN_CREATE",
  "ROLE_CREATE",
  "ROLE_UPDATE",
  "ROLE_DELETE",
] as const;

/** What each kind of people can hold at all. */
export const grantable = {
  company: [
    ...catalogue,
    ...products,
    "PRODUCT_APPROVE",
    ...orders,
    ...delivery,
    ...vendors,
    ...locations,
    "COMPANY_READ",
    "AUDIT_READ",
    "REPORT_READ",
    "VIEW_CREATE",
    "IMPORT_CREATE",
    "WEBHOOK_READ",
    ...people,
    ...ownersOwn,
  ],
  location: [
    "BRAND_CREATE",
    ...products,
    ...everydayOrders,
    "DELIVERY_USER_READ",
    "DELIVERY_USER_UPDATE",
    "AUDIT_READ",
    "REPORT_READ",
    "VIEW_CREATE",
    "IMPORT_CREATE",
    ...people,
    "API_TOKEN_CREATE",
  ],
} as const;

export type RoleKind = keyof typeof grantable;
export type Permission = (typeof grantable)[RoleKind][number];

/** A role that every company has and none can change. Its number is the same in every database. */
export interface SystemRole {
  readonly id: number;
  readonly kind: RoleKind;
  /** As the console names it in the reader's language. */
  readonly key: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

/** The four that people have by who they are are those of decision D-74: nobody's rights change by there being more. */
export const systemRoles: readonly SystemRole[] = [
  { id: 1, kind: "company", key: "owner", name: "Owner", permissions: grantable.company },
  {
    id: 2,
    kind: "company",
    key: "company_staff",
    name: "Company staff",
    permissions: [
      ...catalogue,
      ...products,
      "PRODUCT_APPROVE",
      ...orders,
      ...delivery,
      ...vendors,
      ...locations,
      "COMPANY_READ",
      "AUDIT_READ",
      "REPORT_READ",
      "VIEW_CREATE",
      "IMPORT_CREATE",
      "WEBHOOK_READ",
      "PERSON_READ",
    ],
  },
  {
    id: 3,
    kind: "company",
    key: "catalogue_manager",
    name: "Catalogue manager",
    permissions: [
      ...catalogue,
      ...products,
      "PRODUCT_APPROVE",
      "SELLER_READ",
      "VIEW_CREATE",
      "IMPORT_CREATE",
    ],
  },
  {
    id: 4,
    kind: "company",
    key: "order_desk",
    name: "Order desk",
    permissions: [
      ...orders,
      "DELIVERY_USER_READ",
      "DELIVERY_USER_UPDATE",
      "PICKUP_POINT_READ",
      "PICKUP_POINT_UPDATE",
      "VENDOR_READ",
      "VENDOR_UPDATE",
      "SELLER_READ",
      "REPORT_READ",
      "VIEW_CREATE",
    ],
  },
  {
    id: 5,
    kind: "company",
    key: "accounts",
    name: "Accounts",
    permissions: [
      "ORDER_READ",
      "VENDOR_READ",
      "SELLER_READ",
      "COMPANY_READ",
      "AUDIT_READ",
      "REPORT_READ",
      "VIEW_CREATE",
    ],
  },
  {
    id: 6,
    kind: "company",
    key: "viewer",
    name: "Viewer",
    permissions: [
      "ORDER_READ",
      "DELIVERY_USER_READ",
      "PICKUP_POINT_READ",
      "VENDOR_READ",
      "SELLER_READ",
      "COMPANY_READ",
      "AUDIT_READ",
      "REPORT_READ",
      "PERSON_READ",
    ],
  },
  { id: 7, kind: "location", key: "location_owner", name: "Location owner", permissions: grantable.location },
  {
    id: 8,
    kind: "location",
    key: "location_staff",
    name: "Location staff",
    permissions: [
      "BRAND_CREATE",
      "MANUFACTURER_CREATE",
      "MANUFACTURER_UPDATE",
      ...everydayProducts,
      ...everydayOrders,
      "DELIVERY_USER_READ",
    ],
  },
  { id: 9, kind: "location", key: "packer", name: "Packer", permissions: everydayOrders },
  { id: 10, kind: "location", key: "location_viewer", name: "Location viewer", permissions: ["ORDER_READ"] },
];

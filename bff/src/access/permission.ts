/** The roles of decision D-74. They are the same for every company; who has which is the sign-in record's to say. */
export type Role = "OWNER" | "COMPANY_STAFF" | "SELLER_OWNER" | "SELLER_STAFF";

const everybody = ["OWNER", "COMPANY_STAFF", "SELLER_OWNER", "SELLER_STAFF"] as const;
const company = ["OWNER", "COMPANY_STAFF"] as const;
const companyAndSellerOwner = ["OWNER", "COMPANY_STAFF", "SELLER_OWNER"] as const;
const owners = ["OWNER", "SELLER_OWNER"] as const;
const owner = ["OWNER"] as const;

/**
 * Everything that somebody may be allowed to do, as integrators see it, and which roles are (Document 1 §6,
 * Document 2 §6, decision D-74). Nothing is granted by omission. `READ` is only listed where not everybody of the
 * company may read everything.
 */
export const permissions = {
  CATEGORY_CREATE: { description: "May add categories.", roles: company },
  CATEGORY_UPDATE: { description: "May change categories.", roles: company },
  CATEGORY_DELETE: { description: "May delete categories.", roles: company },
  BRAND_CREATE: { description: "May add brands.", roles: everybody },
  BRAND_UPDATE: { description: "May change brands.", roles: company },
  BRAND_DELETE: { description: "May delete brands.", roles: company },
  MANUFACTURER_CREATE: { description: "May add manufacturers to locations they act for.", roles: everybody },
  MANUFACTURER_UPDATE: {
    description: "May change manufacturers of locations they act for.",
    roles: everybody,
  },
  MANUFACTURER_DELETE: {
    description: "May delete manufacturers of locations they act for.",
    roles: companyAndSellerOwner,
  },
  BANNER_CREATE: { description: "May add banners.", roles: company },
  BANNER_UPDATE: { description: "May change banners.", roles: company },
  BANNER_DELETE: { description: "May delete banners.", roles: company },
  COLLECTION_CREATE: { description: "May add collections.", roles: company },
  COLLECTION_UPDATE: { description: "May change collections.", roles: company },
  COLLECTION_DELETE: { description: "May delete collections.", roles: company },
  VARIANT_CREATE: { description: "May add variants to products they can see.", roles: everybody },
  VARIANT_UPDATE: { description: "May change variants of products they can see.", roles: everybody },
  PRODUCT_CREATE: { description: "May add products.", roles: everybody },
  PRODUCT_UPDATE: { description: "May change products they can see.", roles: everybody },
  PRODUCT_DELETE: { description: "May delete products they can see.", roles: companyAndSellerOwner },
  PRODUCT_APPROVE: {
    description: "May decide on products that were handed in: enable, return or disable them.",
    roles: company,
  },
  SELLER_READ: {
    description:
      "May see all locations of the company and their manufacturers, not only their own. Without it no more than the name of a product's location and manufacturer is read.",
    roles: company,
  },
  SELLER_CREATE: { description: "May add locations.", roles: company },
  SELLER_UPDATE: {
    description: "May change locations, suspend them, and invite their administrators again.",
    roles: company,
  },
  SELLER_DELETE: { description: "May delete locations that nothing uses.", roles: owner },
  SELLER_VIEW_CREATE: {
    description:
      "May see the console as the people of a location see it, for half an hour, reading only and with a reason that the location reads. Not for API tokens.",
    roles: owner,
  },
  COMPANY_READ: {
    description:
      "May see the company's numbers of registration and tax, its addresses, accounts and limits, and who speaks for it, not only what is meant for customers.",
    roles: company,
  },
  COMPANY_UPDATE: {
    description: "May change the company: its registration, addresses, media, texts, and its set-up.",
    roles: owner,
  },
  AUDIT_READ: {
    description:
      "May read the audit trail: who changed what, and when. Who acts for a location reads that location's only.",
    roles: companyAndSellerOwner,
  },
  REPORT_READ: {
    description: "May see figures of sales. Who acts for a location sees that location's only.",
    roles: companyAndSellerOwner,
  },
  VIEW_CREATE: {
    description:
      "May share saved views of lists, and change those that are shared. Who acts for a location shares them with that location.",
    roles: companyAndSellerOwner,
  },
  IMPORT_CREATE: {
    description: "May read files in: each row needs what it does besides, such as `BRAND_CREATE`.",
    roles: companyAndSellerOwner,
  },
  WEBHOOK_READ: {
    description: "May see where the company is told of what happens, and what was told.",
    roles: company,
  },
  WEBHOOK_CREATE: { description: "May add webhooks.", roles: owner },
  WEBHOOK_UPDATE: {
    description: "May change webhooks, replace their secrets, test them and send messages again.",
    roles: owner,
  },
  WEBHOOK_DELETE: { description: "May delete webhooks.", roles: owner },
  ORDER_READ: {
    description: "May read orders. Who acts for a location reads that location's part of them only.",
    roles: everybody,
  },
  ORDER_CREATE: { description: "May place orders, and ask what they would cost.", roles: owner },
  ORDER_UPDATE: {
    description: "May take steps with fulfilments they can see: accept, pack, send, hand over, cancel.",
    roles: everybody,
  },
  ORDER_APPROVE: {
    description:
      "May decide on whole orders: cancel them, note payments and refunds, and let goods go that are not paid.",
    roles: company,
  },
  DELIVERY_USER_READ: {
    description: "May see who delivers. Who acts for a location sees those who deliver for it.",
    roles: everybody,
  },
  DELIVERY_USER_CREATE: { description: "May add delivery users.", roles: company },
  DELIVERY_USER_UPDATE: {
    description: "May change delivery users of locations they act for, and say who is on duty.",
    roles: companyAndSellerOwner,
  },
  DELIVERY_USER_DELETE: { description: "May delete delivery users who never had an order.", roles: company },
  PICKUP_POINT_READ: {
    description: "May see pickup points, not only their names and addresses.",
    roles: company,
  },
  PICKUP_POINT_CREATE: { description: "May add pickup points.", roles: company },
  PICKUP_POINT_UPDATE: { description: "May change pickup points, pause and resume them.", roles: company },
  PICKUP_POINT_DELETE: { description: "May delete pickup points that no order was for.", roles: company },
  VENDOR_READ: { description: "May see who supplies the company.", roles: company },
  VENDOR_CREATE: { description: "May add vendors.", roles: company },
  VENDOR_UPDATE: { description: "May change vendors, block and unblock them.", roles: company },
  VENDOR_DELETE: { description: "May delete vendors, and merge two that are the same.", roles: company },
  STOCK_UPDATE: { description: "May count stock of products they can see.", roles: everybody },
  PERSON_READ: {
    description:
      "May see who acts for the company: their addresses, roles and sign-ins. Who acts for a location sees that location's people.",
    roles: companyAndSellerOwner,
  },
  PERSON_CREATE: {
    description: "May invite people, who get no more than the one who invites them has.",
    roles: owners,
  },
  PERSON_UPDATE: {
    description: "May change people and their roles, and end their sessions.",
    roles: owners,
  },
  PERSON_DELETE: {
    description: "May disable and enable people, and withdraw invitations.",
    roles: owners,
  },
  ROLE_CREATE: { description: "May make roles, of what they may do themselves.", roles: owner },
  ROLE_UPDATE: { description: "May change the company's own roles.", roles: owner },
  ROLE_DELETE: { description: "May delete the company's own roles.", roles: owner },
  API_TOKEN_CREATE: { description: "May make API tokens, which act for them.", roles: owners },
} as const satisfies Record<string, { description: string; roles: readonly Role[] }>;

export type Permission = keyof typeof permissions;

export function isPermission(name: string): name is Permission {
  return name in permissions;
}

/** Every permission, in a fixed order. */
export const allPermissions: readonly Permission[] = Object.keys(permissions).filter(isPermission);

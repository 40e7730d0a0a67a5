import type { Permission } from "./permission.ts";

/**
 * Who may open a page: whoever holds one of these. Who may change nothing of a kind has no use for its list. The menu, the
 * address bar, home and the palette ask here, and mutations ask the gateway for the same.
 */
export const pageRights = {
  categories: ["CATEGORY_CREATE", "CATEGORY_UPDATE", "CATEGORY_DELETE"],
  brands: ["BRAND_CREATE", "BRAND_UPDATE", "BRAND_DELETE"],
  manufacturers: ["MANUFACTURER_CREATE", "MANUFACTURER_UPDATE", "MANUFACTURER_DELETE"],
  banners: ["BANNER_CREATE", "BANNER_UPDATE", "BANNER_DELETE"],
  collections: ["COLLECTION_CREATE", "COLLECTION_UPDATE", "COLLECTION_DELETE"],
  collectionProducts: ["COLLECTION_UPDATE"],
  locations: ["SELLER_READ"],
  company: ["COMPANY_UPDATE"],
  pickupPoints: ["PICKUP_POINT_READ"],
  deliveryUsers: ["DELIVERY_USER_READ"],
  vendors: ["VENDOR_READ"],
  orders: ["ORDER_READ"],
  productImages: ["PRODUCT_UPDATE"],
  newProduct: ["PRODUCT_CREATE"],
  productStates: ["PRODUCT_APPROVE", "PRODUCT_UPDATE"],
  people: ["PERSON_READ"],
  webhooks: ["WEBHOOK_READ"],
  audit: ["AUDIT_READ"],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

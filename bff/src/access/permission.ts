/** What a permission is about. */
export type Entity =
  | "category"
  | "brand"
  | "manufacturer"
  | "banner"
  | "collection"
  | "product"
  | "variant"
  | "seller"
  | "company"
  | "apiToken";

/** What a permission allows. `read` is only listed where not everybody of the company may read everything. */
export type Action = "read" | "create" | "update" | "delete" | "approve";

/** Each pair of entity and action that somebody may hold, as integrators see it (decision D-74). */
export const permissions = {
  CATEGORY_CREATE: { entity: "category", action: "create", description: "May add categories." },
  CATEGORY_UPDATE: { entity: "category", action: "update", description: "May change categories." },
  CATEGORY_DELETE: { entity: "category", action: "delete", description: "May delete categories." },
  BRAND_CREATE: { entity: "brand", action: "create", description: "May add brands." },
  BRAND_UPDATE: { entity: "brand", action: "update", description: "May change brands." },
  BRAND_DELETE: { entity: "brand", action: "delete", description: "May delete brands." },
  MANUFACTURER_CREATE: {
    entity: "manufacturer",
    action: "create",
    description: "May add manufacturers to locations they act for.",
  },
  MANUFACTURER_UPDATE: {
    entity: "manufacturer",
    action: "update",
    description: "May change manufacturers of locations they act for.",
  },
  MANUFACTURER_DELETE: {
    entity: "manufacturer",
    action: "delete",
    description: "May delete manufacturers of locations they act for.",
  },
  BANNER_CREATE: { entity: "banner", action: "create", description: "May add banners." },
  BANNER_UPDATE: { entity: "banner", action: "update", description: "May change banners." },
  BANNER_DELETE: { entity: "banner", action: "delete", description: "May delete banners." },
  COLLECTION_CREATE: { entity: "collection", action: "create", description: "May add collections." },
  COLLECTION_UPDATE: { entity: "collection", action: "update", description: "May change collections." },
  COLLECTION_DELETE: { entity: "collection", action: "delete", description: "May delete collections." },
  VARIANT_CREATE: {
    entity: "variant",
    action: "create",
    description: "May add variants to products they can see.",
  },
  VARIANT_UPDATE: {
    entity: "variant",
    action: "update",
    description: "May change variants of products they can see.",
  },
  PRODUCT_CREATE: { entity: "product", action: "create", description: "May add products." },
  PRODUCT_UPDATE: {
    entity: "product",
    action: "update",
    description: "May change products they can see.",
  },
  PRODUCT_DELETE: {
    entity: "product",
    action: "delete",
    description: "May delete products they can see.",
  },
  PRODUCT_APPROVE: {
    entity: "product",
    action: "approve",
    description: "May decide on products that were handed in: enable, return or disable them.",
  },
  SELLER_READ: {
    entity: "seller",
    action: "read",
    description: "May see all locations of the company, not only their own.",
  },
  SELLER_CREATE: { entity: "seller", action: "create", description: "May add locations." },
  SELLER_UPDATE: {
    entity: "seller",
    action: "update",
    description: "May change locations, suspend them, and invite their administrators again.",
  },
  SELLER_DELETE: {
    entity: "seller",
    action: "delete",
    description: "May delete locations that nothing uses.",
  },
  COMPANY_UPDATE: {
    entity: "company",
    action: "update",
    description: "May change the company: its registration, addresses, media, texts, and its set-up.",
  },
  API_TOKEN_CREATE: {
    entity: "apiToken",
    action: "create",
    description: "May make API tokens, which act for them.",
  },
} as const satisfies Record<string, { entity: Entity; action: Action; description: string }>;

export type Permission = keyof typeof permissions;

function isPermission(name: string): name is Permission {
  return name in permissions;
}

/** Every permission, in a fixed order. */
export const allPermissions: readonly Permission[] = Object.keys(permissions).filter(isPermission);

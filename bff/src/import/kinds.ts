import { builder } from "../graphql/builder.ts";

/** What the service calls each kind. */
export const kinds = {
  BRANDS: "brand",
  CATEGORIES: "category",
  PRODUCTS: "product",
  PRICE_STOCK: "price_stock",
  MANUFACTURERS: "manufacturer",
  VENDORS: "vendor",
  PICKUP_POINTS: "pickup_point",
  COLLECTION_PRODUCTS: "collection_product",
} as const;

export type ImportKind = keyof typeof kinds;

export const ImportKindEnum = builder.enumType("ImportKind", {
  description: "What can be read from a file.",
  values: {
    BRANDS: {
      description:
        "Brands, found by `brand_id` or else by name. Each row asks for `BRAND_CREATE` or `BRAND_UPDATE`.",
    },
    CATEGORIES: {
      description:
        "Categories of all levels, found by `category_id` (`2-5`: level and id) or else by where they stand, as a path `A > B > C` or a name and the path of its parent. What stands above one is there already or in a row above. Each row asks for `CATEGORY_CREATE` or `CATEGORY_UPDATE`.",
    },
    PRODUCTS: {
      description:
        "Products, one row for each variant, found by `product_id`, else by SKU, never by name. New ones are drafts, and the others keep their state. Each row asks for `PRODUCT_CREATE` or `PRODUCT_UPDATE`, and for what it says of variants and stock.",
    },
    PRICE_STOCK: {
      description:
        "Prices and stock of products and variants that are there, found by id or SKU, each row by itself. Each asks for `PRODUCT_UPDATE`, `VARIANT_UPDATE` or `STOCK_UPDATE`.",
    },
    MANUFACTURERS: {
      description:
        "Manufacturers, found by `manufacturer_id` or else by name at their location. Each row asks for `MANUFACTURER_CREATE` or `MANUFACTURER_UPDATE`.",
    },
    VENDORS: {
      description:
        "Vendors, found by `vendor_id` or else by name. Each row asks for `VENDOR_CREATE` or `VENDOR_UPDATE`.",
    },
    PICKUP_POINTS: {
      description:
        "Pickup points, found by `pickup_point_id` or else by name. Each row asks for `PICKUP_POINT_CREATE` or `PICKUP_POINT_UPDATE`.",
    },
    COLLECTION_PRODUCTS: {
      description:
        "Products to be put into collections, at their end. Each row asks for `COLLECTION_UPDATE`.",
    },
  } as const,
});

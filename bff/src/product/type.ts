import { detailFields } from "./detailFields.ts";
import { discountFields } from "./discountFields.ts";
import { pricingFields } from "./pricingFields.ts";
import { audited, sameId } from "../audit/audited.ts";
import { BrandType } from "../brand/type.ts";
import { findBrand } from "../brand/source.ts";
import { loadDeepest } from "../category/source.ts";
import { CategoryType } from "../category/type.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { mediaUrl, thumbnailUrl } from "../graphql/mediaUrl.ts";
import { versionDescription } from "../graphql/version.ts";
import { viewerMay } from "../graphql/viewerMay.ts";
import { cleanHtml } from "../richText/richText.ts";
import { sellers } from "../seller/source.ts";
import { SellerObject } from "../seller/type.ts";
import { productVersion } from "./forms.ts";
import { loadWithParts } from "./included.ts";
import { loadPriceRange, PriceRangeType } from "./priceRange.ts";
import type { Product } from "./record.ts";
import { products } from "./source.ts";

/** The states of a product. */
export const ProductStatusEnum = builder.enumType("ProductStatus", {
  description: "Where a product stands between its author and the storefront.",
  values: {
    DRAFT: { description: "Being written; not submitted yet." },
    PENDING: { description: "Submitted, waiting for approval." },
    ENABLED: { description: "Approved and on sale." },
    RECTIFICATION: { description: "Sent back to its author with a remark." },
    DISABLED: { description: "Taken off the storefront." },
  } as const,
});

/** A product. */
export const ProductType = builder.objectRef<Product>("Product");

/** Its connection and edge. */
export const { connection: ProductConnection, edge: ProductEdge } = connectionTypes(
  "Product",
  "products",
  ProductType,
);

builder.node(ProductType, {
  readBy: "everybody",
  description: "A product that one location of the company sells.",
  id: { resolve: (product) => product.id },
  loadWithoutCache: loadWithParts,
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The product's id in the REST service (`prod_id`)." }),
    name: t.exposeString("name", { description: "Up to 120 characters." }),
    model: t.exposeString("model", { nullable: true, description: "Model, as the manufacturer calls it." }),
    colour: t.exposeString("colour", { nullable: true, description: "Colour, in words." }),
    packing: t.exposeString("packing", { nullable: true, description: "What is in one pack." }),
    description: t.string({
      nullable: true,
      description: "HTML, sanitised: it has no scripts, styles, frames or images.",
      resolve: ({ description }) => cleanHtml(description),
    }),
    specifications: t.string({
      nullable: true,
      description: "HTML, sanitised: it has no scripts, styles, frames or images.",
      resolve: ({ specifications }) => cleanHtml(specifications),
    }),
    status: t.expose("status", {
      type: ProductStatusEnum,
      description: "Where it stands. `ENABLED` when the service keeps no states.",
    }),
    imageUrl: t.string({
      nullable: true,
      description: "Where the summary image is read from; null while there is none.",
      resolve: (product, _args, { mediaBaseUrl }) => mediaUrl(mediaBaseUrl, product.imageKey),
    }),
    imageThumbnailUrl: t.string({
      nullable: true,
      description: "A small copy of the summary image for lists, at most 160 pixels wide and high.",
      resolve: (product, _args, { mediaBaseUrl }) => thumbnailUrl(mediaBaseUrl, product.imageKey, 160),
    }),
    sku: t.exposeString("sku", {
      nullable: true,
      description: "The seller's own number; unique per location.",
    }),
    hsnCode: t.exposeString("hsnCode", {
      nullable: true,
      description: "Harmonised System code for taxes: 4, 6 or 8 digits.",
    }),
    cgst: t.expose("cgst", {
      type: "Decimal",
      nullable: true,
      description: "Central GST in percent, 0 to 50.",
    }),
    sgst: t.expose("sgst", {
      type: "Decimal",
      nullable: true,
      description: "State GST in percent, 0 to 50.",
    }),
    igst: t.expose("igst", {
      type: "Decimal",
      nullable: true,
      description: "Integrated GST in percent, 0 to 50.",
    }),
    countryOfOrigin: t.exposeString("countryOfOrigin", {
      nullable: true,
      description: "Three letters of ISO 3166-1, for example `IND`.",
    }),
    variantsEnabled: t.exposeBoolean("variantsEnabled", {
      description: "Whether it is sold in variants instead of at a single price.",
    }),
    price: t.field({
      type: "Decimal",
      nullable: true,
      description: "Single price before tax, INR; null while variants are on.",
      resolve: (product) => (product.variantsEnabled ? null : product.singlePrice),
    }),
    singlePrice: t.expose("singlePrice", {
      type: "Decimal",
      nullable: true,
      description: "The same as `price`, but kept while variants are on; for the form that edits it.",
    }),
    priceRange: t.field({
      type: PriceRangeType,
      nullable: true,
      description: "Over the open variants, or the single price; null when there is neither.",
      resolve: (product, _args, context) => loadPriceRange(context, product),
    }),
    giftWrappingEnabled: t.exposeBoolean("giftWrappingEnabled", {
      description: "Whether it can be wrapped as a gift.",
    }),
    giftWrappingPrice: t.expose("giftWrappingPrice", {
      type: "Decimal",
      nullable: true,
      description: "What wrapping costs, INR; null while it is not offered.",
    }),
    discountPercentage: t.field({
      type: "Decimal",
      nullable: true,
      description: "Discount on the price, 1 to 20 percent; null when there is none.",
      resolve: ({ discounts }) => discounts.discountPercentage,
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was added; null when the service does not say.",
    }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last changed; null when the service does not say.",
    }),
    version: t.string({ description: versionDescription, resolve: productVersion }),
    viewerCanUpdate: viewerMay(t, "editProductDetails", "Whether the viewer may change it."),
    viewerCanAddVariant: viewerMay(t, "addVariant", "Whether the viewer may add variants to it."),
    brand: t.field({
      type: BrandType,
      nullable: true,
      description: "Its brand; null when it has none.",
      resolve: (product, _args, context) =>
        product.brandId === null ? null : findBrand(context, product.brandId),
    }),
    seller: t.field({
      type: SellerObject,
      nullable: true,
      description: "The location that sells it; null when there is no such location any more.",
      resolve: (product, _args, context) => sellers.find(context, product.sellerId),
    }),
    category: t.field({
      type: CategoryType,
      nullable: true,
      description: "Deepest category chosen; its `path` leads there. Null when none is chosen.",
      resolve: (product, _args, context) => loadDeepest(context, product.categoryIds),
    }),
  }),
});

/** As the console names the states. */
const statusWords = {
  draft: "Draft",
  pending: "Pending",
  enabled: "Enabled",
  rectification: "Rectification",
  disabled: "Disabled",
};

audited({
  type: ProductType,
  records: products,
  tables: { product: sameId },
  nameOf: (product) => product.name,
  fields: [detailFields, pricingFields, discountFields],
  columns: {
    prod_status: { path: ["status"], label: "State", kind: "TEXT", words: statusWords },
    prod_description: { path: ["description"], label: "Description", kind: "RICH_TEXT" },
    prod_specifications: { path: ["specifications"], label: "Specifications", kind: "RICH_TEXT" },
  },
});

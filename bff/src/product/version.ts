import { versionOf, type Editing } from "../graphql/version.ts";
import type { Product } from "./record.ts";
import { products } from "./source.ts";

/** The forms of the wizard that change the product itself. */
export type ProductForm = "details" | "pricing" | "discounts";

function detailsVersion(product: Product): string {
  return versionOf([
    product.name,
    product.model,
    product.colour,
    product.packing,
    product.description,
    product.specifications,
    product.imageKey,
    product.brandId,
    product.manufacturerId,
    product.countryOfOrigin,
    ...product.chosenCategories,
  ]);
}

function pricingVersion(product: Product): string {
  return versionOf([
    product.variantsEnabled,
    product.singlePrice,
    product.giftWrappingEnabled,
    product.giftWrappingPrice,
    product.cgst,
    product.sgst,
    product.igst,
    product.hsnCode,
    product.sku,
  ]);
}

function discountsVersion({ discounts }: Product): string {
  return versionOf([
    discounts.discountPercentage,
    discounts.specialOfferEnabled,
    discounts.specialOfferPercentage,
    discounts.specialOfferStartDate,
    discounts.specialOfferEndDate,
    discounts.specialOfferInfinite,
    discounts.bundleDiscountsEnabled,
    discounts.volumeDiscountsEnabled,
    ...discounts.slabs.flatMap((slab) => [slab.minimumQuantity, slab.percentage]),
  ]);
}

const versions = { details: detailsVersion, pricing: pricingVersion, discounts: discountsVersion } as const;
const forms = ["details", "pricing", "discounts"] as const;

/**
 * The version of a product: one part for each form of the wizard. An edit compares its own part only, so that two
 * people who work on two steps do not stand in each other's way.
 */
export function productVersion(product: Product): string {
  return forms.map((form) => versions[form](product)).join(".");
}

/**
 * The part of a product's version that one form goes by; what is no version has no part, so it fits
 * no record. Null when none was given.
 */
export function versionPart(form: ProductForm, version: string | null | undefined): string | null {
  if (version === null || version === undefined) return null;
  return version.split(".")[forms.indexOf(form)] ?? "";
}

/** How one form of a product compares versions. */
export function productEditing(form: ProductForm): Editing<Product> {
  return { records: products, version: versions[form] };
}

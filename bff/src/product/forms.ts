import type { Context } from "../graphql/context.ts";
import { inputPaths, versionOfFields } from "../graphql/inputFields.ts";
import { sendUnlessStale } from "../graphql/version.ts";
import type { RestWrite } from "../rest/client.ts";
import { toRestId } from "../rest/recordFields.ts";
import { detailFields } from "./detailFields.ts";
import { discountFields } from "./discountFields.ts";
import { pricingFields } from "./pricingFields.ts";
import type { Product } from "./record.ts";
import { products } from "./source.ts";

/** The version of what each form of the wizard changes, in the order of a version's parts. */
const versions = {
  details: versionOfFields(detailFields),
  pricing: versionOfFields(pricingFields),
  discounts: versionOfFields(discountFields),
};

/** Where the fields of all forms stand: a product is handed in as a whole, so anything may be wrong with it. */
export const formPaths = inputPaths({ ...detailFields, ...pricingFields, ...discountFields });

/**
 * The version of a product: one part for each form of the wizard. An edit compares its own part only, so that two
 * people who work on two steps do not stand in each other's way.
 */
export function productVersion(product: Product): string {
  return Object.values(versions)
    .map((versionOf) => versionOf(product))
    .join(".");
}

/** The product's own part of the version that a review is bound to. */
export function ownVersionOf(given: string): string {
  return given.split(".", Object.keys(versions).length).join(".");
}

/** How changes of a whole product, such as its deletion, compare versions. */
export const productEditing = { records: products, version: productVersion };

/** Sends one form of a product, unless what that form changes has another version than the one given. */
export async function sendForm(
  context: Context,
  form: keyof typeof versions,
  product: Product,
  given: string | null | undefined,
  write: RestWrite,
): Promise<Product> {
  const editing = { records: products, version: versions[form] };
  // What is no version has no part, so it fits no record.
  const part = given && (given.split(".")[Object.keys(versions).indexOf(form)] ?? "");
  const response = await sendUnlessStale(context, editing, product, part, write);
  return products.written(context, response.body, { row: product });
}

/** What the documented forms of the third and fourth step say beside their fields. */
export function formOwner(product: Product): Readonly<Record<string, string | number | null>> {
  return {
    prod_id: toRestId(product.id),
    company_po_id: product.companyId === null ? null : toRestId(product.companyId),
    seller_id: toRestId(product.sellerId),
  };
}

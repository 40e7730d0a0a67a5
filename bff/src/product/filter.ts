import { businessToday } from "../graphql/businessDay.ts";
import { type ListFilter, readFilter, type ReadyFilter } from "../graphql/listFilter.ts";
import { invalidArgument } from "../graphql/invalidArgument.ts";
import { idOfType, isRestId } from "../graphql/nodeId.ts";
import { savedParts } from "./dayParts.ts";
import { productStatuses, type Product, type ProductStatus } from "./record.ts";

/** What a list of products can be narrowed to; the conditions hold together. */
export interface ProductFilter extends ListFilter {
  readonly status?: readonly ProductStatus[] | null | undefined;
  readonly brandId?: string | null | undefined;
  readonly categoryId?: string | null | undefined;
  readonly sellerId?: string | null | undefined;
  readonly notInCollectionId?: string | null | undefined;
  readonly isLowInStock?: boolean | null | undefined;
  readonly isOutOfStock?: boolean | null | undefined;
  readonly isOnOffer?: boolean | null | undefined;
  readonly skus?: readonly string[] | null | undefined;
}

/** The most SKUs that a filter may name, and what they may come to in the address of a call. */
export const mostSkus = 50;
const longestSkus = 6000;

interface Condition {
  readonly field: string;
  readonly values: readonly string[];
  matches(product: Product): boolean;
}

function statusCondition(statuses: readonly ProductStatus[]): Condition {
  const wanted = new Set(statuses);
  return {
    field: "prod_status",
    values: [...wanted].map((status) => productStatuses[status]),
    matches: (product) => wanted.has(product.status),
  };
}

function categoryCondition(id: string): Condition {
  const [level = "1", databaseId = ""] = id.split("-");
  return {
    field: `category${level}_id`,
    values: [databaseId],
    matches: (product) => product.chosenCategories[Number(level) - 1] === databaseId,
  };
}

/** The form in which SKUs of a location are unique: upper and lower case, and forms that look alike, are the same. */
const foldedSku = (sku: string): string => sku.normalize("NFKC").trim().toLowerCase();

/** @throws BAD_USER_INPUT for too many at once, and for what cannot be an SKU */
function skuCondition(skus: readonly string[]): Condition {
  if (skus.length > mostSkus) throw invalidArgument(`\`skus\` takes at most ${mostSkus} SKUs.`);
  if (skus.some((sku) => sku === "" || sku.length > 120 || /\p{Cc}/u.test(sku) || !sku.isWellFormed()))
    throw invalidArgument("Each of `skus` is one line of 1 to 120 characters.");
  const lines = skus.join("\n");
  if (encodeURIComponent(lines).length > longestSkus)
    throw invalidArgument("`skus` takes fewer when they are that long.");
  const wanted = new Set(skus.map(foldedSku));
  return {
    field: "skus",
    values: [lines],
    matches: ({ sku }) => sku !== null && wanted.has(foldedSku(sku)),
  };
}

/**
 * Reads a filter. Null when one of its ids cannot be an id of that type: like an unknown one, it matches nothing.
 */
export function readProductFilter(filter: ProductFilter): ReadyFilter<Product> | null {
  const common = readFilter<Product>("Product", filter);
  if (common === null) return null;
  const conditions: Condition[] = [];
  const { status, brandId, categoryId, sellerId, notInCollectionId, skus } = filter;
  if (skus?.length === 0) return null;
  if (skus) conditions.push(skuCondition(skus));
  if (status && status.length > 0) conditions.push(statusCondition(status));
  if (brandId !== null && brandId !== undefined) {
    const id = idOfType("Brand", brandId);
    if (id === null || !isRestId(id)) return null;
    conditions.push({ field: "prod_brand", values: [id], matches: (product) => product.brandId === id });
  }
  if (categoryId !== null && categoryId !== undefined) {
    const id = idOfType("Category", categoryId);
    if (id === null || !/^[123]-/.test(id) || !isRestId(id.slice(2))) return null;
    conditions.push(categoryCondition(id));
  }
  if (sellerId !== null && sellerId !== undefined) {
    const id = idOfType("Seller", sellerId);
    if (id === null || !isRestId(id)) return null;
    conditions.push({ field: "seller_id", values: [id], matches: (product) => product.sellerId === id });
  }
  if (notInCollectionId !== null && notInCollectionId !== undefined) {
    const id = idOfType("Collection", notInCollectionId);
    if (id === null || !isRestId(id)) return null;
    // A product does not say what it is in: a service that has collections of products has this condition, too.
    conditions.push({ field: "not_in_collection", values: [id], matches: () => true });
  }
  // A product does not say what is left of it: a service that counts pieces has these conditions, too; in another none is low.
  if (filter.isLowInStock === true)
    conditions.push({ field: "low_stock", values: ["true"], matches: () => false });
  if (filter.isOutOfStock === true)
    conditions.push({ field: "out_of_stock", values: ["true"], matches: () => false });
  if (filter.isOnOffer === true)
    conditions.push({
      field: "on_offer",
      values: ["true"],
      matches: (product) => savedParts(businessToday(), product).offerPercentage !== null,
    });
  return {
    query: {
      ...common.query,
      ...Object.fromEntries(conditions.map(({ field, values }) => [field, values.join(",")])),
    },
    matches: (product) =>
      common.matches(product) && conditions.every((condition) => condition.matches(product)),
  };
}

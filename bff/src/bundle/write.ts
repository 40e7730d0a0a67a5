import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import { ConflictError, NotFoundError, UnavailableError } from "../graphql/errors.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { refuse } from "../graphql/validate.ts";
import { messages as productMessages } from "../product/messages.ts";
import type { Product } from "../product/record.ts";
import { percentageRule } from "../product/rules.ts";
import { products } from "../product/source.ts";
import { decodeWritten } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayUse } from "../access/rules.ts";
import { bundleRecord, type Bundle } from "./record.ts";
import { bundlesOfProduct, loadBundle, rememberWritten } from "./source.ts";

/** Where each field of the service comes from in the inputs of this noun. */
export const inputPaths: InputPaths = {
  prod_id: ["productId"],
  bundle_id: ["bundledProductId"],
  bundle_offer_percentage: ["offerPercentage"],
  order_id: ["order"],
};

/** The messages of the bundle dialog, letter by letter where Document 2 §5 gives them. */
export const messages = {
  product: "Bundle Product ID required",
  percentage: "Bundle Offer Percentage is required",
  order: "Order ID is required",
  orderRange: "Order ID is a whole number from 1 to 1000000",
  self: "A product cannot be bundled with itself",
  elsewhere: "This product belongs to another location",
  twice: "This product is already in the bundle",
} as const;

/** The fields of the dialog; each must have a value (range of the percentage: decision D-61). */
export const bundleRules = {
  bundledProductId: v.pipe(v.nullable(v.string(), ""), v.trim(), v.nonEmpty(messages.product)),
  offerPercentage: v.pipe(
    percentageRule("1", "90", productMessages.percentage),
    v.string(messages.percentage),
  ),
  order: v.pipe(
    v.number(messages.order),
    v.integer(messages.orderRange),
    v.minValue(1, messages.orderRange),
    v.maxValue(1_000_000, messages.orderRange),
  ),
};

/** The bundle that an input names, and the product it stands at. Throws `NotFoundError`. */
export async function loadNamed(
  context: Context,
  globalId: string,
): Promise<{ bundle: Bundle; product: Product }> {
  const id = idOfType("Bundle", globalId);
  const bundle = id === null ? null : await loadBundle(context, id);
  const product = bundle === null ? null : await products.load(context, bundle.productId);
  if (bundle === null || product === null) throw new NotFoundError();
  return { bundle, product };
}

/** The product that is to stand in a bundle of another: of the same location, and not that other one (decision D-62). */
export async function loadBundled(context: Context, product: Product, globalId: string): Promise<Product> {
  const id = idOfType("Product", globalId);
  const bundled = id === null ? null : await products.load(context, id);
  if (bundled === null) throw new NotFoundError();
  if (bundled.id === product.id) refuse("bundledProductId", messages.self);
  if (bundled.sellerId !== product.sellerId) refuse("bundledProductId", messages.elsewhere);
  return bundled;
}

/** The row in which a product stands at another already; null when there is none. */
export async function findRow(context: Context, product: Product, bundled: Product): Promise<Bundle | null> {
  const present = await bundlesOfProduct.load(context, product.id);
  return present.find((bundle) => bundle.bundledProductId === bundled.id) ?? null;
}

/** Refuses a product that stands in another row of the same product. */
export function refuseTwice(): never {
  throw new ConflictError(messages.twice, [{ path: ["bundledProductId"], message: messages.twice }]);
}

/** Reads and keeps the bundle that a write answered with. It has been written, so what does not fit is no refusal. */
export function readWritten(context: Context, body: unknown): Bundle {
  const bundle = decodeWritten(bundleRecord, body);
  if (bundle.companyId !== null && !mayUse(currentUser(context), bundle)) {
    throw new UnavailableError("UNKNOWN");
  }
  rememberWritten(context, bundle);
  return bundle;
}

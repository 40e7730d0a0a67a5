import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { compareDecimals } from "../graphql/decimal.ts";
import { ConflictError } from "../graphql/errors.ts";
import {
  editFields,
  idempotencyKey,
  idOf,
  toRestBody,
  type ValuesOf,
  version,
} from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { refuse } from "../graphql/validate.ts";
import { sendUnlessStale } from "../graphql/version.ts";
import { productWith, requireWithProduct } from "../product/child.ts";
import type { Product } from "../product/record.ts";
import { products } from "../product/source.ts";
import { toRestId } from "../rest/recordFields.ts";
import { bundleFields } from "./fields.ts";
import type { Bundle } from "./record.ts";
import { bundleCall, bundleEditing, bundleOf, bundles, bundlesOfProduct } from "./source.ts";
import { BundleEdge, bundleOrder, BundleType } from "./type.ts";

const changedProduct = productWith("bundles");

/** The product that is to stand in a bundle of another: of the same location, and not that other one (decision D-62). */
async function requireBundled(context: Context, product: Product, nodeId: string): Promise<Product> {
  const bundled = await products.require(context, nodeId);
  if (bundled.id === product.id) refuse("bundledProductId", "A product cannot be bundled with itself");
  if (bundled.sellerId !== product.sellerId)
    refuse("bundledProductId", "This product belongs to another location");
  return bundled;
}

/** Refuses a product that stands in a row of the same product already, unless that row may be meant. */
async function refuseTwice(
  context: Context,
  product: Product,
  bundled: Product,
  isMeant: (row: Bundle) => boolean,
): Promise<void> {
  const present = await bundlesOfProduct.load(context, product.id);
  const row = present.find((bundle) => bundle.bundledProductId === bundled.id);
  if (row === undefined || isMeant(row)) return;
  const message = "This product is already in the bundle";
  throw new ConflictError(message, [{ path: ["bundledProductId"], message }]);
}

/** Whether a row may come from an earlier attempt of the same change, whose response was lost: the service knows. */
function isRepeat(row: Bundle, form: ValuesOf<typeof bundleFields>, key: string | undefined): boolean {
  const isSame = compareDecimals(row.offerPercentage, form.offerPercentage) === 0 && row.order === form.order;
  return key !== undefined && isSame;
}

changeMutation({
  name: "addBundle",
  description: "Adds a bundle to a product the viewer can see.",
  permission: "PRODUCT_UPDATE",
  input: {
    description: "Another product to offer together with a product.",
    argument: "The new bundle.",
    fields: {
      productId: { ...idOf("Product", "The product it is offered with."), rest: "prod_id" },
      ...bundleFields,
      idempotencyKey,
    },
  },
  async run({ productId, idempotencyKey, ...form }, context) {
    const product = await products.require(context, productId);
    const bundled = await requireBundled(context, product, form.bundledProductId);
    await refuseTwice(context, product, bundled, (row) => isRepeat(row, form, idempotencyKey));
    const values = { ...form, bundledProductId: bundled };
    const body = {
      prod_id: toRestId(product.id),
      ...toRestBody(bundleFields, values),
    };
    const response = await context.rest.send({
      method: "POST",
      template: bundles.path,
      body,
      idempotencyKey,
    });
    const bundle = await bundles.written(context, response.body, { body });
    return { bundle, bundleEdge: edgeOf(bundleOrder.of(), bundle), product };
  },
  success: {
    description: "The bundle was added.",
    fields: (t) => ({
      bundle: t.expose("bundle", {
        type: BundleType,
        description: "The new bundle, as the service keeps it.",
      }),
      bundleEdge: t.expose("bundleEdge", {
        type: BundleEdge,
        description: "The new bundle as a row of `Product.bundles`.",
      }),
      ...changedProduct(t),
    }),
  },
});

changeMutation({
  name: "editBundle",
  description: "Changes a bundle of a product the viewer can see.",
  permission: "PRODUCT_UPDATE",
  input: {
    description: "Changes of a bundle. What is left out stays as it is.",
    argument: "What to change.",
    fields: { id: idOf("Bundle", "The bundle to change."), ...editFields(bundleFields), version },
  },
  async run({ id, version, bundledProductId, ...edit }, context) {
    const { row, product } = await requireWithProduct(context, bundles, id);
    const bundled = bundledProductId && (await requireBundled(context, product, bundledProductId));
    if (bundled) await refuseTwice(context, product, bundled, (one) => one.id === row.id);
    const body = toRestBody(bundleFields, { ...edit, bundledProductId: bundled });
    if (Object.keys(body).length === 0) return { bundle: row, product };
    const write = { method: "PUT", ...bundleCall(row), body } as const;
    const response = await sendUnlessStale(context, bundleEditing, row, version, write);
    const bundle = await bundles.written(context, response.body, {
      row: bundled ? bundleOf(row, bundled) : row,
    });
    return { bundle, product };
  },
  success: {
    description: "The bundle was changed.",
    fields: (t) => ({
      bundle: t.expose("bundle", {
        type: BundleType,
        description: "The bundle, as the service keeps it now.",
      }),
      ...changedProduct(t),
    }),
  },
});

changeMutation({
  name: "deleteBundle",
  description: "Deletes a bundle of a product the viewer can see.",
  permission: "PRODUCT_UPDATE",
  input: {
    description: "Which bundle to delete.",
    argument: "Which one.",
    fields: { id: idOf("Bundle", "The bundle; both products stay."), version },
  },
  async run({ id, version }, context) {
    const { row, product } = await requireWithProduct(context, bundles, id);
    const write = { method: "DELETE", ...bundleCall(row) } as const;
    await sendUnlessStale(context, bundleEditing, row, version, write);
    bundles.forget(context, row.id);
    bundlesOfProduct.forget(context, product.id);
    return { deletedId: id, product };
  },
  success: {
    description: "The bundle was deleted.",
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "The id it had." }),
      ...changedProduct(t),
    }),
  },
});

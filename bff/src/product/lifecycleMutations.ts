import * as v from "valibot";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { ConflictError, NotFoundError, ValidationError } from "../graphql/errors.ts";
import { labelledLines } from "../graphql/fieldRules.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { idOf, version } from "../graphql/inputFields.ts";
import { imagesOfProduct } from "../productImage/source.ts";
import { flaggedFields } from "../productReview/flagged.ts";
import { forgetReviews } from "../productReview/source.ts";
import { stepOf } from "../productReview/steps.ts";
import { checkDecidedVersion, decidedVersion } from "../productReview/version.ts";
import { ownError } from "../rest/responseError.ts";
import { changeImages } from "../upload/imageChange.ts";
import { findGaps } from "./completeness.ts";
import { formPaths, productEditing } from "./forms.ts";
import { isOpenTo, moves, refusalOf, type ProductMove } from "./lifecycle.ts";
import { type FlaggedField, productStatuses, type Product } from "./record.ts";
import { products } from "./source.ts";
import { changedProduct } from "./success.ts";

/** A move of a product from one state to another. */
interface StatusChange {
  readonly move: ProductMove;
  readonly version: string | null | undefined;
  /** What goes with it: why, and the step that a remark is about. */
  readonly note?: {
    readonly reason: string;
    readonly step?: number | null;
    readonly fields?: readonly FlaggedField[];
  };
}

/**
 * Moves a product to the state that a move leads to (decision D-64). The state is compared and changed in one step
 * where the service honours `If-Match`. Throws `ConflictError` when the product's state does not allow the move, and
 * `RestError`.
 */
async function changeStatus(
  context: Context,
  product: Product,
  { move, version, note }: StatusChange,
): Promise<{ product: Product }> {
  const now =
    version === null || version === undefined
      ? await products.readAlone(context, product)
      : await checkDecidedVersion(context, product, version);
  if (now === null) throw new NotFoundError();
  if (!isOpenTo(now.row, move)) throw new ConflictError(refusalOf(now.row, move));
  const response = await context.rest.send({
    method: "PUT",
    template: `${products.path}/prod_status/{id}`,
    params: { id: product.id },
    body: {
      prod_status: productStatuses[moves[move].to],
      ...(note && { prod_status_reason: note.reason, prod_status_step: note.step ?? null }),
      ...(note?.fields?.length && { prod_status_fields: note.fields }),
    },
    ...(now.etag === null ? {} : { ifMatch: now.etag }),
  });
  forgetReviews(context, product);
  return { product: await products.written(context, response.body, { row: product }) };
}

/** The product that an input names, with nothing missing. Throws `NotFoundError` and `ValidationError`. */
async function requireComplete(context: Context, nodeId: string): Promise<Product> {
  const product = await products.require(context, nodeId);
  const gaps = await findGaps(context, product);
  if (gaps.length > 0) throw new ValidationError(gaps);
  return product;
}

changeMutation({
  name: "submitProduct",
  description:
    "Hands a product in for approval, for the first time or again. What is missing is named by the field of the step it belongs to, as in `addProduct` and `saveProductPricing`.",
  permission: "PRODUCT_UPDATE",
  input: {
    description: "Which product to submit.",
    argument: "Which one.",
    fields: { id: idOf("Product", "A draft, a returned or a disabled product."), version },
  },
  paths: formPaths,
  async run({ id, version }, context) {
    return changeStatus(context, await requireComplete(context, id), { move: "SUBMIT", version });
  },
  success: { description: "The product waits for approval.", fields: changedProduct },
});

changeMutation({
  name: "enableProduct",
  description:
    "Approves a product, or puts a disabled one back on sale. Refused while something is missing, as in `submitProduct`.",
  permission: "PRODUCT_APPROVE",
  input: {
    description: "Which product to enable.",
    argument: "Which one.",
    fields: {
      id: idOf("Product", "A product that waits for approval, or a disabled one."),
      version: decidedVersion,
    },
  },
  paths: formPaths,
  async run({ id, version }, context) {
    return changeStatus(context, await requireComplete(context, id), { move: "ENABLE", version });
  },
  success: { description: "The product is on sale.", fields: changedProduct },
});

const stepRange = "The step is 1, 2, 3 or 4";

changeMutation({
  name: "returnProduct",
  description: "Sends a product back to its author with a remark, for rectification.",
  permission: "PRODUCT_APPROVE",
  input: {
    description: "A product that is not right yet, and why.",
    argument: "Which one, and why.",
    fields: {
      id: idOf("Product", "A product that waits for approval, or is on sale."),
      remark: {
        type: "String",
        required: true,
        description: "What is to be put right, for its author; 1 to 1000 characters.",
        rule: labelledLines("Remark", 1000),
        rest: "prod_status_reason",
      },
      step: {
        type: "Int",
        description:
          "The step of the wizard it is about: 1 details, 2 images, 3 price and tax, 4 discounts; when not given that of the first of the `fields`.",
        rule: v.nullish(
          v.pipe(v.number(), v.integer(stepRange), v.minValue(1, stepRange), v.maxValue(4, stepRange)),
          null,
        ),
        rest: "prod_status_step",
      },
      fields: flaggedFields,
      version: decidedVersion,
    },
  },
  async run({ id, remark, step, fields, version }, context) {
    const product = await products.require(context, id);
    if (fields.length > 0 && product.isChangedSinceReview === null)
      throw ownError("not-offered", new Error("The service keeps no reviews."));
    const first = fields
      .flatMap(({ field }) => stepOf(field.split(".")) ?? [])
      .toSorted((one, other) => one - other)
      .at(0);
    const note = { reason: remark, step: step ?? first ?? null, fields };
    return changeStatus(context, product, { move: "RETURN", version, note });
  },
  success: { description: "The product is with its author again.", fields: changedProduct },
});

changeMutation({
  name: "disableProduct",
  description: "Takes a product off the storefront with a reason.",
  permission: "PRODUCT_APPROVE",
  input: {
    description: "A product to take off the storefront, and why.",
    argument: "Which one, and why.",
    fields: {
      id: idOf("Product", "Any product but a draft."),
      reason: {
        type: "String",
        required: true,
        description: "1 to 1000 characters.",
        rule: labelledLines("Reason", 1000),
        rest: "prod_status_reason",
      },
      version: decidedVersion,
    },
  },
  async run({ id, reason, version }, context) {
    const product = await products.require(context, id);
    return changeStatus(context, product, { move: "DISABLE", version, note: { reason } });
  },
  success: { description: "The product is off the storefront.", fields: changedProduct },
});

deleteMutation({
  description:
    "Deletes a product the viewer can see, with its files; refused with a conflict while something else uses it, such as a bundle of another product.",
  permission: "PRODUCT_DELETE",
  noun: "product",
  which: "The product; its variants, images and bundles go with it.",
  done: "The product was deleted.",
  of: productEditing,
  async around(context, product, remove) {
    const images = await imagesOfProduct.load(context, product.id);
    await changeImages(
      context,
      { drops: [product.imageKey, ...images.map(({ imageKey }) => imageKey)] },
      remove,
    );
  },
});

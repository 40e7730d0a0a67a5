import type { Context } from "../graphql/context.ts";
import type { ValidationIssue } from "../graphql/errors.ts";
import { variantsOfProduct } from "../variant/source.ts";
import { messages } from "./messages.ts";
import type { Product } from "./record.ts";

/** A step of the wizard: details, images, pricing, discounts. */
export type WizardStep = 1 | 2 | 3 | 4;

/** What a product still lacks, and the step where it is filled in. */
export interface Gap extends ValidationIssue {
  readonly step: WizardStep;
}

async function hasOpenVariant(context: Context, product: Product): Promise<boolean> {
  return (await variantsOfProduct.load(context, product.id)).some((variant) => !variant.closed);
}

/**
 * What must be filled in before a product can be submitted, with the messages of the steps (Document 2 §5). Reads its
 * variants when they are switched on.
 */
export async function findGaps(context: Context, product: Product): Promise<Gap[]> {
  const gaps: Gap[] = [];
  const lacks = (step: WizardStep, field: string, message: string): void => {
    gaps.push({ step, path: [field], message });
  };
  if (product.imageKey === null) lacks(1, "summaryImageUploadId", messages.image);
  if (product.chosenCategories[0] === null) lacks(1, "categoryId", messages.category);
  if (product.variantsEnabled) {
    if (!(await hasOpenVariant(context, product))) lacks(3, "variantsEnabled", messages.variant);
  } else if (product.singlePrice === null) {
    lacks(3, "price", messages.price);
  }
  if (product.cgst === null) lacks(3, "cgst", messages.cgst);
  if (product.sgst === null) lacks(3, "sgst", messages.sgst);
  if (product.igst === null) lacks(3, "igst", messages.igst);
  return gaps;
}

/** The first step that is not done; a draft with nothing missing is to be submitted in the last one. Null: all done. */
export async function findIncompleteStep(context: Context, product: Product): Promise<WizardStep | null> {
  const [first] = await findGaps(context, product);
  if (first !== undefined) return first.step;
  return product.status === "DRAFT" ? 4 : null;
}

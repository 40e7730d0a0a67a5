import { detailFields } from "../product/detailFields.ts";
import { discountFields } from "../product/discountFields.ts";
import type { WizardStep } from "../product/completeness.ts";
import { pricingFields } from "../product/pricingFields.ts";

const steps: ReadonlyMap<string, WizardStep> = new Map([
  ...Object.keys(detailFields).map((name) => [name, 1] as const),
  ["images", 2],
  ...[...Object.keys(pricingFields), "variants"].map((name) => [name, 3] as const),
  ...[...Object.keys(discountFields), "bundles"].map((name) => [name, 4] as const),
]);

/** The step of the wizard where a field is filled in, by its path; null for no field of a product. */
export function stepOf(path: readonly string[]): WizardStep | null {
  return steps.get(path[0] ?? "") ?? null;
}

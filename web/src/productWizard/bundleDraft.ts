import type { SelectOption } from "#/ui/Select.tsx";
import { decimalOf } from "./decimalField.ts";

/** What a bundle's form holds; numbers are NaN while their field is empty. */
export interface BundleDraft {
  readonly product: SelectOption | null;
  /** Percent off the other product. */
  readonly offerPercentage: number;
  readonly order: number;
}

/** The form as both bundle mutations take it. */
export function writtenBundle({ product, offerPercentage, order }: BundleDraft) {
  return {
    bundledProductId: product?.id ?? null,
    offerPercentage: decimalOf(offerPercentage),
    order: Number.isNaN(order) ? null : order,
  };
}

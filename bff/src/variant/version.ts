import { versionOf, type Editing } from "../graphql/version.ts";
import type { Variant } from "./record.ts";
import { variants } from "./source.ts";

/** Of everything that `editVariant` can change. */
export function variantVersion(variant: Variant): string {
  return versionOf([
    variant.shortName,
    variant.longName,
    variant.price,
    variant.order,
    variant.sku,
    variant.isDefault,
    variant.temporarilyUnavailable,
    variant.giftWrappingEnabled,
    variant.giftWrappingPrice,
  ]);
}

/** How `editVariant` compares versions. */
export const variantEditing: Editing<Variant> = {
  records: variants,
  version: variantVersion,
};

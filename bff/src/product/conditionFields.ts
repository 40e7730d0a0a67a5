import * as v from "valibot";
import type { InputFields } from "../graphql/inputFields.ts";
import { flagRule } from "../graphql/fieldRules.ts";
import { ProductStatusEnum } from "./type.ts";

const id = v.nullish(v.string());
const flag = v.nullish(flagRule);
const statuses = ["DRAFT", "PENDING", "ENABLED", "RECTIFICATION", "DISABLED"] as const;

/** What an input narrows `Viewer.products` by. */
export const productConditions = {
  search: {
    type: "String",
    description: "Only what `Viewer.products` finds with this text; at most 200 characters.",
    rule: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200, "Must have at most 200 characters"))),
  },
  status: {
    type: [ProductStatusEnum],
    description: "Only those in one of these states.",
    rule: v.nullish(v.array(v.picklist(statuses))),
  },
  brandId: { type: "ID", names: "Brand", description: "Only those of this brand.", rule: id },
  categoryId: {
    type: "ID",
    names: "Category",
    description: "Only those in this category or below it.",
    rule: id,
  },
  sellerId: { type: "ID", names: "Seller", description: "Only those of this location.", rule: id },
  isLowInStock: {
    type: "Boolean",
    description:
      "Only those of which, or of a variant of which, as few are left as are called low, or none; false means any.",
    rule: flag,
  },
  isOutOfStock: {
    type: "Boolean",
    description: "Only those of which, or of a variant of which, none is left; false means any.",
    rule: flag,
  },
  isOnOffer: {
    type: "Boolean",
    description: "Only those whose special offer runs today; false means any.",
    rule: flag,
  },
} satisfies InputFields;

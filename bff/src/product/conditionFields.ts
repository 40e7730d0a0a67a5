import * as v from "valibot";
import type { InputFields } from "../graphql/inputFields.ts";
import { ProductStatusEnum } from "./type.ts";

const id = v.nullish(v.string());
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
} satisfies InputFields;

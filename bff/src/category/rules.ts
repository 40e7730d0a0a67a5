import * as v from "valibot";
import type { CategoryLevel } from "./record.ts";

/** What the forms of categories ask for (Document 1 §5); lengths by decision D-35, the order by D-42. */
export const messages = {
  level: "Level must be 1, 2 or 3",
  name: "Name is required",
  nameLength: "Name has at most 120 characters",
  description: "Description is required",
  descriptionLength: "Description has at most 1000 characters",
  descriptionLevel: "Only a level 1 category has a description",
  order: "Order ID is required",
  orderRange: "Order ID is a whole number from 1 to 1000000",
  noParent: "A level 1 category has no parent",
} as const;

/** What a category of this level must stand under. */
export function parentRequired(level: CategoryLevel): string {
  return `Level ${level - 1} category is required`;
}

/** A name as it is kept: trimmed, 1 to 120 characters. */
export const nameRule = v.pipe(
  v.string(messages.name),
  v.trim(),
  v.nonEmpty(messages.name),
  v.maxLength(120, messages.nameLength),
);

/** A description as it is kept: trimmed, 1 to 1000 characters. */
export const descriptionRule = v.pipe(
  v.string(messages.description),
  v.trim(),
  v.nonEmpty(messages.description),
  v.maxLength(1000, messages.descriptionLength),
);

/** A position among siblings. */
export const orderRule = v.pipe(
  v.number(messages.order),
  v.integer(messages.orderRange),
  v.minValue(1, messages.orderRange),
  v.maxValue(1_000_000, messages.orderRange),
);

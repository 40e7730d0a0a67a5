import * as v from "valibot";

/** What the form of a banner asks for (Document 1 §5); lengths by decision D-35, the order by D-42. */
export const messages = {
  category: "Level1 Category is required",
  image: "Image is required",
  slogan: "Banner Slogan is required",
  sloganLength: "Banner Slogan has at most 120 characters",
  buttonText: "Banner Button Text is required",
  buttonTextLength: "Banner Button Text has at most 120 characters",
  order: "Order ID is required",
  orderRange: "Order ID is a whole number from 1 to 1000000",
  active: "Say yes or no",
  dates: "End Date must not be before Start Date",
} as const;

/** The category it leads to, as a node id. */
export const categoryRule = v.pipe(v.string(messages.category), v.trim(), v.nonEmpty(messages.category));

/** The text on the picture, as it is kept: trimmed, 1 to 120 characters. */
export const sloganRule = v.pipe(
  v.string(messages.slogan),
  v.trim(),
  v.nonEmpty(messages.slogan),
  v.maxLength(120, messages.sloganLength),
);

/** The words on its button, as they are kept: trimmed, 1 to 120 characters. */
export const buttonTextRule = v.pipe(
  v.string(messages.buttonText),
  v.trim(),
  v.nonEmpty(messages.buttonText),
  v.maxLength(120, messages.buttonTextLength),
);

/** Its position on the storefront. */
export const orderRule = v.pipe(
  v.number(messages.order),
  v.integer(messages.orderRange),
  v.minValue(1, messages.orderRange),
  v.maxValue(1_000_000, messages.orderRange),
);

/** Whether it is shown. */
export const activeRule = v.boolean(messages.active);

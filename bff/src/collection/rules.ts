import * as v from "valibot";

/** What the form of a collection asks for (Document 1 §5); the length by decision D-35. */
export const messages = {
  name: "Collection Name is required",
  nameLength: "Collection Name has at most 120 characters",
  flag: "Say yes or no",
} as const;

/** A name as it is kept: trimmed, 1 to 120 characters. */
export const nameRule = v.pipe(
  v.string(messages.name),
  v.trim(),
  v.nonEmpty(messages.name),
  v.maxLength(120, messages.nameLength),
);

/** A yes or no. */
export const flagRule = v.boolean(messages.flag);

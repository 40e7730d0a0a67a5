import * as v from "valibot";

/**
 * The pattern of Document 1 §5, applied after trimming and lower-casing (decision D-17). The document allows
 * top-level domains of two to four letters.
 */
const pattern = /^[a-z0-9._%+-]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,4}$/;

/** An e-mail address as it is compared and stored: trimmed, lower case, at most 254 characters (decision D-35). */
export const emailField = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty("Email address is required"),
  v.maxLength(254, "Email is Invalid"),
  v.regex(pattern, "Email is Invalid"),
);

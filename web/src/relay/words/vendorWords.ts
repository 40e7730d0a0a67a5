import { msg } from "@lingui/core/macro";

/** Of vendors. */
export const vendorWords = {
  VENDOR_NAME_REQUIRED: msg`Vendor Name is required`,
  VENDOR_NAME_TAKEN: msg`Vendor Name Already Exist`,
  VENDOR_MISSING: msg`The vendor does not exist`,
  VENDOR_MERGED_WITH_ITSELF: msg`A vendor cannot be merged with itself`,
  VENDOR_CATEGORIES_TOGETHER: (most: string) => msg`Both together have more than ${most} categories`,
  VENDOR_CATEGORY_LIMIT: (most: string) => msg`Must have at most ${most} categories`,
  PAYMENT_TERMS_REQUIRED: msg`Payment Terms are required`,
  ENTERPRISE_CLASS_UNKNOWN: msg`Must be micro, small or medium`,
  CATEGORY_PAIRS: msg`Must be level-id pairs, like 2-17`,
  UDYAM_LOOKS_WRONG: msg`A Udyam number is like UDYAM-KR-03-0104417.`,
  GSTIN_OF_ANOTHER_VENDOR: msg`Another vendor has the same GSTIN.`,
  TERMS_TOO_LONG: msg`A micro or small enterprise must be paid within 45 days: what is paid later counts as an expense only then (Income-tax Act, section 43B(h)).`,
} as const;

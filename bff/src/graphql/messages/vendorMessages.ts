/** What is said of vendors. */
export const vendorMessages = {
  VENDOR_NAME_REQUIRED: "Vendor Name is required",
  VENDOR_NAME_TAKEN: "Vendor Name Already Exist",
  VENDOR_MISSING: "The vendor does not exist",
  VENDOR_MERGED_WITH_ITSELF: "A vendor cannot be merged with itself",
  VENDOR_CATEGORIES_TOGETHER: "Both together have more than {most} categories",
  VENDOR_CATEGORY_LIMIT: "Must have at most {most} categories",
  PAYMENT_TERMS_REQUIRED: "Payment Terms are required",
  ENTERPRISE_CLASS_UNKNOWN: "Must be micro, small or medium",
  CATEGORY_PAIRS: "Must be level-id pairs, like 2-17",
  UDYAM_LOOKS_WRONG: "A Udyam number is like UDYAM-KR-03-0104417.",
  GSTIN_OF_ANOTHER_VENDOR: "Another vendor has the same GSTIN.",
  TERMS_TOO_LONG:
    "A micro or small enterprise must be paid within 45 days: what is paid later counts as an expense only then (Income-tax Act, section 43B(h)).",
} as const;

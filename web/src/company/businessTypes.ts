import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Labels of the business types, word for word (Document 1 §1); the country says which of them are on offer (decision D-26). */
export const businessTypeNames: Readonly<Record<string, MessageDescriptor>> = {
  INDIVIDUAL: msg`Individual`,
  ORGANIZATION: msg`Organization`,
  SOLE_PROPRIETORSHIP: msg`Sole Proprietorship`,
  PARTNERSHIP_FIRM: msg`Partnership Firm`,
  LIMITED_LIABILITY_PARTNERSHIP: msg`Limited Liability Partnership`,
  PRIVATE_LIMITED_COMPANY: msg`Private Limited Company`,
  LIMITED_COMPANY: msg`Limited Company`,
  LIMITED_LIABILITY_COMPANY: msg`Limited Liability Company`,
  C_CORP: msg`C Corp`,
  S_CORP: msg`S Corp`,
};

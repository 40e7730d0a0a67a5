import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { addressEntries, addressNames, addressOf } from "../address/record.ts";
import type { Address } from "../address/type.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { idField, optionalTextField, textField } from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";
import {
  type EnterpriseClass,
  enterpriseClasses,
  type PaymentTerms,
  paymentTerms,
  type VendorStatus,
  vendorStatuses,
} from "./words.ts";

/** Who supplies the company; not one of its locations, which sell. */
export interface Vendor extends Ownership, RecordTimes {
  readonly id: string;
  readonly name: string;
  readonly legalName: string | null;
  readonly contactName: string | null;
  readonly phone: string;
  readonly email: string | null;
  readonly websiteUrl: string | null;
  readonly gstinNumber: string | null;
  readonly panNumber: string | null;
  readonly udyamNumber: string | null;
  readonly enterpriseClass: EnterpriseClass | null;
  readonly address: Address;
  readonly paymentTerms: PaymentTerms;
  /** Level and id joined by `-`, as categories are named here. */
  readonly categoryIds: readonly string[];
  readonly note: string | null;
  readonly status: VendorStatus;
  readonly blockReason: string | null;
  /** Others of the company with the same GSTIN, at most five. */
  readonly sameGstinIds: readonly string[];
}

/** Reads `companyVendor`. */
export const vendorRecord = v.pipe(
  v.object({
    ...timesEntries,
    ...addressEntries(addressNames),
    vendor_id: idField,
    company_po_id: idField,
    vendor_name: textField,
    legal_name: optionalTextField,
    contact_name: optionalTextField,
    phone: textField,
    email_id: optionalTextField,
    web_url: optionalTextField,
    gstin_number: optionalTextField,
    pan_number: optionalTextField,
    msme_registration: optionalTextField,
    msme_class: v.nullish(wordField(enterpriseClasses), null),
    payment_terms: wordField(paymentTerms),
    category_ids: v.nullish(v.array(v.string()), []),
    note: optionalTextField,
    vendor_status: v.optional(wordField(vendorStatuses), "active"),
    status_reason: optionalTextField,
    same_gstin_ids: v.nullish(v.array(idField), []),
  }),
  v.transform((record): Vendor => ({
    ...timesOf(record),
    id: record.vendor_id,
    companyId: record.company_po_id,
    sellerId: null,
    name: record.vendor_name,
    legalName: record.legal_name,
    contactName: record.contact_name,
    phone: record.phone,
    email: record.email_id,
    websiteUrl: record.web_url,
    gstinNumber: record.gstin_number,
    panNumber: record.pan_number,
    udyamNumber: record.msme_registration,
    enterpriseClass: record.msme_class,
    address: addressOf(record, addressNames),
    paymentTerms: record.payment_terms,
    categoryIds: record.category_ids,
    note: record.note,
    status: record.vendor_status,
    blockReason: record.status_reason,
    sameGstinIds: record.same_gstin_ids,
  })),
);

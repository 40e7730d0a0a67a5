import * as v from "valibot";
import { idField, optionalDateTimeField, optionalTextField, textField } from "../rest/recordFields.ts";

/** A bank account of a company, without its number. */
export interface BankAccount {
  readonly id: string;
  readonly companyId: string;
  readonly holder: string;
  readonly bankName: string;
  readonly branchName: string;
  /** The last four digits. */
  readonly numberEnd: string;
  readonly ifsc: string;
  /** As the service spells it. */
  readonly type: string;
  /** A file name in the company's private folder. */
  readonly chequeFile: string | null;
  /** Since when the company is paid there, RFC 3339. */
  readonly addedAt: string | null;
}

/** Reads `companyBank`. */
export const bankAccountRecord = v.pipe(
  v.object({
    bank_id: idField,
    company_po_id: idField,
    account_holder: textField,
    bank_name: textField,
    branch_name: textField,
    account_number_end: textField,
    ifsc: textField,
    account_type: textField,
    cheque_file: optionalTextField,
    created_at: optionalDateTimeField,
  }),
  v.transform((record): BankAccount => ({
    id: record.bank_id,
    companyId: record.company_po_id,
    holder: record.account_holder,
    bankName: record.bank_name,
    branchName: record.branch_name,
    // Whatever the service sends, no more than the end leaves the gateway.
    numberEnd: record.account_number_end.slice(-4),
    ifsc: record.ifsc,
    type: record.account_type,
    chequeFile: record.cheque_file,
    addedAt: record.created_at,
  })),
);

import * as v from "valibot";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { idField, optionalTextField, textField } from "../rest/recordFields.ts";

/** A bank account of a company, without its number. */
export interface BankAccount extends RecordTimes {
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
    ...timesEntries,
  }),
  v.transform((record): BankAccount => ({
    ...timesOf(record),
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
  })),
);

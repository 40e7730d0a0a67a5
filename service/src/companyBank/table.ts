import type { Generated } from "kysely";
import type { Nullable, Times } from "../db/column.ts";

/** Bank accounts of a company. A new one takes the place of the last, which stays as history. */
export interface CompanyBankTable extends Times {
  bank_id: Generated<number>;
  company_po_id: number;
  account_holder: string;
  bank_name: string;
  branch_name: string;
  /** Never leaves the service, and never enters the audit trail. */
  account_number: string;
  ifsc: string;
  account_type: "SAVINGS" | "CURRENT";
  cheque_file: Nullable<string>;
}

import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { bank_account$key } from "#/__generated__/bank_account.graphql";

/** The kinds of account, as the input takes them. */
type BankAccountType = keyof typeof bankAccountTypeNames;

/** Where the company is to be paid, while it is edited. */
export interface BankDraft {
  readonly holder: string;
  readonly bankName: string;
  readonly branchName: string;
  readonly number: string;
  readonly numberAgain: string;
  readonly ifsc: string;
  readonly type: BankAccountType;
  /** A finished upload; null for none. */
  readonly chequeUploadId: string | null;
  readonly password: string;
}

/** What never leaves memory (decision D-77). */
export const bankSecrets = ["number", "numberAgain", "password"] as const;

/** The labels of screen S-17. */
export const bankLabels = {
  holder: msg`Account holder`,
  bankName: msg`Bank name`,
  branchName: msg`Branch`,
  ifsc: msg`IFSC`,
  type: msg`Account type`,
};

/** What the kinds of account are called. */
export const bankAccountTypeNames = {
  CURRENT: msg`Current`,
  SAVINGS: msg`Savings`,
};

/** The kind of account behind what a list offers; a current one, which businesses have, for anything else. */
export function bankAccountTypeOf(type: string | null | undefined): BankAccountType {
  return type === "SAVINGS" ? "SAVINGS" : "CURRENT";
}

/** The fields as their form begins: those of the account in use, without its number, which nobody is told. */
export function bankDraft(accountKey: bank_account$key | null | undefined): BankDraft {
  const account = readInlineData(
    graphql`
      fragment bank_account on BankAccount @inline {
        holder
        bankName
        branchName
        ifsc
        type
      }
    `,
    accountKey ?? null,
  );
  return {
    holder: account?.holder ?? "",
    bankName: account?.bankName ?? "",
    branchName: account?.branchName ?? "",
    number: "",
    numberAgain: "",
    ifsc: account?.ifsc ?? "",
    type: bankAccountTypeOf(account?.type),
    chequeUploadId: null,
    password: "",
  };
}

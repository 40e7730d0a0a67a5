import * as v from "valibot";
import { optionalText, requiredText } from "../graphql/text.ts";
import type { InputField, SentField } from "../graphql/inputFields.ts";
import { BankAccountTypeEnum } from "./type.ts";

// What is said of the fields follows decision D-37: the documents name the screen alone.

/** Spaces are how people group long numbers. */
const digits = v.transform((text: string) => text.replaceAll(" ", ""));

/** What can be said about a bank account. An IFSC may be typed in small letters. */
export const bankFields = {
  holder: {
    type: "String",
    required: true,
    description: "In whose name it is held, at most 120 characters.",
    rule: requiredText("Account Holder is required", 120),
    rest: "account_holder",
  },
  bankName: {
    type: "String",
    required: true,
    description: "At most 120 characters.",
    rule: requiredText("Bank Name is required", 120),
    rest: "bank_name",
  },
  branchName: {
    type: "String",
    required: true,
    description: "At most 120 characters.",
    rule: requiredText("Branch is required", 120),
    rest: "branch_name",
  },
  number: {
    type: "String",
    required: true,
    description: "9 to 18 digits; spaces are passed over.",
    rule: v.pipe(
      v.string(),
      digits,
      v.nonEmpty("Account Number is required"),
      v.regex(/^[0-9]{9,18}$/, "Account Number must have 9 to 18 digits"),
    ),
    rest: "account_number",
  },
  ifsc: {
    type: "String",
    required: true,
    description: "Four letters, a zero, and six letters or digits, for example `HDFC0001234`.",
    rule: v.pipe(
      requiredText("IFSC is required", 11),
      v.toUpperCase(),
      v.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, "IFSC must be like HDFC0001234"),
    ),
    rest: "ifsc",
  },
  type: {
    type: BankAccountTypeEnum,
    required: true,
    description: "What kind it is.",
    rule: v.picklist(["SAVINGS", "CURRENT"], "Account Type is required"),
    rest: "account_type",
  },
  chequeUploadId: {
    type: "ID",
    names: "Upload",
    purpose: "CANCELLED_CHEQUE",
    description: "A finished upload for `CANCELLED_CHEQUE`.",
    rule: optionalText(200),
    rest: "cheque_file",
  },
} satisfies Readonly<Record<string, SentField>>;

/** What shows that it is meant, and by whom. */
export const confirmFields = {
  numberAgain: {
    type: "String",
    required: true,
    description: "The number once more.",
    rule: v.pipe(v.string(), digits),
  },
  password: {
    type: "String",
    required: true,
    description: "The viewer's own password, typed again.",
    rule: v.pipe(v.string(), v.nonEmpty("Password is required"), v.maxLength(1000)),
  },
} satisfies Readonly<Record<string, InputField>>;

/** The number must be typed twice alike. */
export function confirmRules({ number }: Readonly<Record<string, unknown>>) {
  return {
    numberAgain: v.pipe(
      confirmFields.numberAgain.rule,
      v.check((again) => again === String(number).replaceAll(" ", ""), "Account Number Not Match"),
    ),
  };
}

import * as v from "valibot";
import { optionalText, requiredText } from "../account/textField.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";

/** What is said of a bank account's fields (decision D-37's manner; the documents name the screen alone). */
const bankMessages = {
  holder: "Account Holder is required",
  bankName: "Bank Name is required",
  branchName: "Branch is required",
  number: "Account Number is required",
  numberForm: "Account Number must have 9 to 18 digits",
  numberAgain: "Account Number Not Match",
  ifsc: "IFSC is required",
  ifscForm: "IFSC must be like HDFC0001234",
  password: "Password is required",
};

/** Spaces are how people group long numbers. */
const digits = v.transform((text: string) => text.replaceAll(" ", ""));

/** The rules of the input; an IFSC may be typed in small letters. */
export const bankRule = v.pipe(
  v.object({
    holder: requiredText(bankMessages.holder, 120),
    bankName: requiredText(bankMessages.bankName, 120),
    branchName: requiredText(bankMessages.branchName, 120),
    number: v.pipe(
      v.string(),
      digits,
      v.nonEmpty(bankMessages.number),
      v.regex(/^[0-9]{9,18}$/, bankMessages.numberForm),
    ),
    numberAgain: v.pipe(v.string(), digits),
    ifsc: v.pipe(
      requiredText(bankMessages.ifsc, 11),
      v.toUpperCase(),
      v.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, bankMessages.ifscForm),
    ),
    type: v.picklist(["SAVINGS", "CURRENT"]),
    chequeUploadId: optionalText(200),
    password: v.pipe(v.string(), v.nonEmpty(bankMessages.password), v.maxLength(1000)),
    version: v.nullish(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [["number"], ["numberAgain"]],
      ({ number, numberAgain }) => number === numberAgain,
      bankMessages.numberAgain,
    ),
    ["numberAgain"],
  ),
);

/** Which input field each field of the service came from. */
export const bankPaths: InputPaths = {
  account_holder: ["holder"],
  bank_name: ["bankName"],
  branch_name: ["branchName"],
  account_number: ["number"],
  ifsc: ["ifsc"],
  account_type: ["type"],
  cheque_file: ["chequeUploadId"],
};

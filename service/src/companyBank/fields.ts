import * as v from "valibot";
import { requiredForm, requiredText } from "../http/field.ts";

const accountType = "Account Type is required";

/** What a body says of a bank account, whoever is paid there. */
export const accountFields = {
  account_holder: requiredText("Account Holder is required", 120),
  bank_name: requiredText("Bank Name is required", 120),
  branch_name: requiredText("Branch is required", 120),
  account_number: requiredForm(
    "Account Number is required",
    18,
    /^[0-9]{9,18}$/,
    "Account Number must have 9 to 18 digits",
  ),
  ifsc: requiredForm("IFSC is required", 11, /^[A-Z]{4}0[A-Z0-9]{6}$/, "IFSC must be like HDFC0001234"),
  account_type: v.pipe(
    v.picklist(["SAVINGS", "CURRENT"], accountType),
    v.metadata({ "x-missing": accountType }),
  ),
};

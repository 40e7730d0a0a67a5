import type { InputFieldBuilder } from "@pothos/core";
import { optionalText } from "../account/textField.ts";
import type { BuilderTypes } from "../graphql/builder.ts";
import { optionalTaxNumber } from "../taxNumber/taxNumber.ts";
import { AddressInput, addressRule } from "../address/input.ts";

/** Document 1 §5 step 3; decision D-37 checks them where they are shown. */
export const billingMessages = {
  area: "Area is required",
  postalCode: "ZIP is required",
  provinceCode: "State is required",
};

/** Where the company is billed. */
export function billingRules(countryCode: string) {
  return {
    billingName: optionalText(120),
    gstinNumber: optionalTaxNumber,
    billingAddress: addressRule(billingMessages)({ countryCode }),
  };
}

/** The fields of these rules in an input. */
export function billingInputFields(t: InputFieldBuilder<BuilderTypes, "InputObject">) {
  return {
    billingName: t.string({ description: "The name on bills, at most 120 characters." }),
    gstinNumber: t.string({
      description:
        "Goods and Services Tax identification number, at most 20 characters; its form is not enforced.",
    }),
    billingAddress: t.field({
      type: AddressInput,
      required: true,
      description:
        "Where bills go, the whole address. `area`, `postalCode` and `provinceCode` must be filled in.",
    }),
  };
}

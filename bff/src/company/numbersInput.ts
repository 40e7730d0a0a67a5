import type { InputFieldBuilder } from "@pothos/core";
import * as v from "valibot";
import { optionalText } from "../account/textField.ts";
import type { BuilderTypes } from "../graphql/builder.ts";
import { optionalTaxNumber } from "../taxNumber/taxNumber.ts";

/** Today where the business is (decision D-28), `YYYY-MM-DD`. */
function today(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(new Date());
}

/** The company's numbers in registers (Document 1 §2 step 2, decision D-38). */
export const numbersRules = {
  registrationNumber: optionalText(120),
  registrationDate: v.nullish(
    v.pipe(
      v.string(),
      v.check((day) => day <= today(), "Must not be in the future"),
    ),
    null,
  ),
  panNumber: optionalTaxNumber,
};

/** The fields of these rules in an input. */
export function numbersInputFields(t: InputFieldBuilder<BuilderTypes, "InputObject">) {
  return {
    registrationNumber: t.string({
      description: "Number in the register of companies, at most 120 characters.",
    }),
    registrationDate: t.field({ type: "Date", description: "Day of registration, today or earlier." }),
    panNumber: t.string({
      description: "Permanent Account Number, at most 20 characters; its form is not enforced.",
    }),
  };
}

import * as v from "valibot";
import { requiredText } from "../account/textField.ts";

/** What the form of a manufacturer asks for (Document 2 §5); lengths by decision D-35. */
export const messages = {
  name: "Manufacturer Name is required",
  country: "Country is Required",
  countryUnknown: "Country is not known",
  provinceUnknown: "Province is not known",
} as const;

/** A text that an edit may leave as it is: undefined when left out, null when it shall be empty. */
function keptText(longest: number) {
  return v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(longest, `Must have at most ${longest} characters`),
        v.transform((text) => (text === "" ? null : text)),
      ),
    ),
  );
}

/** The parts of the address; every one but the country may be empty. */
export const addressRules = {
  line1: keptText(150),
  line2: keptText(150),
  streetNumber: keptText(150),
  streetName: keptText(150),
  area: keptText(150),
  region: keptText(150),
  postalCode: keptText(10),
  provinceCode: keptText(120),
};

export const nameRule = requiredText(messages.name, 120);
export const countryRule = v.pipe(v.string(messages.country), v.trim(), v.nonEmpty(messages.country));

/** What a form says about a manufacturer; what is undefined stays as it is. */
export interface ManufacturerValues {
  readonly name?: string | undefined;
  readonly line1?: string | null | undefined;
  readonly line2?: string | null | undefined;
  readonly streetNumber?: string | null | undefined;
  readonly streetName?: string | null | undefined;
  readonly area?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly provinceCode?: string | null | undefined;
  readonly countryCode?: string | undefined;
}

import * as v from "valibot";
import { optionalText, requiredText } from "../account/textField.ts";
import { loadCountry, loadProvinces } from "../country/source.ts";
import type { Address } from "./type.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { ValidationError } from "../graphql/errors.ts";

/** Decision D-35. */
const lineLength = 150;

/** What each screen says of the three parts that must be there (Document 1 §5; decision D-36: strict per screen). */
export interface AddressMessages {
  readonly area: string;
  readonly postalCode: string;
  readonly province: string;
}

/** The rules of an address in the country of the installation (decision D-29). */
export function addressRule(messages: AddressMessages, countryCode: string) {
  const isIndia = countryCode === "IND";
  return v.object({
    line1: optionalText(lineLength),
    line2: optionalText(lineLength),
    streetNumber: optionalText(lineLength),
    streetName: optionalText(lineLength),
    area: requiredText(messages.area, lineLength),
    region: optionalText(lineLength),
    postalCode: v.pipe(
      v.string(),
      v.transform((text) => text.replaceAll(/[\s-]+/g, "")),
      v.nonEmpty(messages.postalCode),
      v.regex(
        isIndia ? /^[1-9]\d{5}$/ : /^[A-Za-z0-9]{3,10}$/,
        isIndia ? "Must have 6 digits and not start with 0" : "Must have 3 to 10 letters and digits",
      ),
    ),
    provinceCode: requiredText(messages.province, lineLength),
  });
}

export type AddressValues = v.InferOutput<ReturnType<typeof addressRule>>;

/**
 * The address with the names of its province and country, which the service keeps beside their codes (decision D-30).
 * `path` is the address's field in the input. Throws `ValidationError` for a province that the country does not have.
 */
export async function completeAddress(
  context: Context,
  values: AddressValues,
  path: string,
  messages: AddressMessages,
): Promise<Address> {
  const { rest, installation } = context;
  const [country, provinces] = await Promise.all([
    loadCountry(rest, installation.countryCode),
    loadProvinces(rest, installation.countryCode),
  ]);
  const province = provinces.find(({ code }) => code === values.provinceCode);
  if (province === undefined)
    throw new ValidationError([{ path: [path, "provinceCode"], message: messages.province }]);
  return {
    ...values,
    provinceCode: province.code,
    province: province.name,
    countryCode: country.code,
    country: country.name,
  };
}

/** An address in the country of the installation. */
export const AddressInput = builder.inputType("AddressInput", {
  description: "An address in the country that this installation is set up for.",
  fields: (t) => ({
    line1: t.string({ description: "First free line, at most 150 characters." }),
    line2: t.string({ description: "Second free line, at most 150 characters." }),
    streetNumber: t.string({ description: "House or plot number, at most 150 characters." }),
    streetName: t.string({ description: "Street, at most 150 characters." }),
    area: t.string({ required: true, description: "Area, town or district, 1 to 150 characters." }),
    region: t.string({ description: "Wider region, at most 150 characters." }),
    postalCode: t.string({ required: true, description: "Six digits in India, not starting with 0." }),
    provinceCode: t.string({ required: true, description: "The `code` of one of `Country.provinces`." }),
  }),
});

import * as v from "valibot";
import { optionalText, requiredText } from "../graphql/text.ts";
import { loadCountries, loadProvinces } from "../country/source.ts";
import { builder } from "../graphql/builder.ts";
import type { Context, Installation } from "../graphql/context.ts";
import { ValidationError } from "../graphql/errors.ts";
import { ownError } from "../rest/responseError.ts";
import type { AddressNames } from "./record.ts";
import type { Address } from "./type.ts";

// Decision D-35.
const lineLength = 150;
const nameLength = 120;

/** The parts of an address that people fill in. */
export type AddressPart = Exclude<keyof Address, "province" | "country">;

/**
 * The parts that must be filled in, with what is said when one is not: each screen has words of its own (decision
 * D-36). The country is the installation's where it need not be said.
 */
export type RequiredParts = Readonly<Partial<Record<AddressPart, string>>>;

/** An address as it is given; empty parts are null. */
export type AddressValues = Readonly<Record<AddressPart, string | null>>;

function part(required: string | undefined, longest: number) {
  return required === undefined
    ? optionalText(longest)
    : v.pipe(v.nullish(v.string(), ""), requiredText(required, longest));
}

/** A postal code of the installation's country (decision D-29). */
function postalCode(required: string | undefined, isIndia: boolean, malformed: string | undefined) {
  return v.pipe(
    v.nullish(v.string(), ""),
    v.transform((text) => text.replaceAll(/[\s-]+/g, "")),
    v.check((code) => required === undefined || code !== "", required ?? "Zip is required"),
    v.check(
      (code) => code === "" || (isIndia ? /^[1-9]\d{5}$/ : /^[A-Za-z0-9]{3,10}$/).test(code),
      malformed ??
        (isIndia ? "Must have 6 digits and not start with 0" : "Must have 3 to 10 letters and digits"),
    ),
    v.transform((code) => (code === "" ? null : code)),
  );
}

/**
 * The rules of an address; in the installation's country unless it may be in any. `malformed` is what a screen with
 * words of its own says of a postal code that can be none.
 */
export function addressRule(required: RequiredParts, malformed?: string) {
  return ({ countryCode }: Pick<Installation, "countryCode">): v.GenericSchema<unknown, AddressValues> =>
    v.object(
      {
        line1: part(required.line1, lineLength),
        line2: part(required.line2, lineLength),
        streetNumber: part(required.streetNumber, lineLength),
        streetName: part(required.streetName, lineLength),
        area: part(required.area, lineLength),
        postalCode:
          required.countryCode === undefined
            ? postalCode(required.postalCode, countryCode === "IND", malformed)
            : part(required.postalCode, 10),
        region: part(required.region, lineLength),
        provinceCode: part(required.provinceCode, nameLength),
        countryCode:
          required.countryCode === undefined
            ? v.pipe(
                optionalText(3),
                v.check((code) => code === null || code === countryCode, "Is not offered here"),
              )
            : part(required.countryCode, 3),
      },
      "Address is required",
    );
}

/**
 * The address with the names of its province and country, which the service keeps beside their codes (decision D-30).
 * `path` is its field in the input. Throws `ValidationError` for a country that the service does not list, and for a
 * province that the country does not have.
 */
export async function completeAddress(
  { rest, installation }: Pick<Context, "rest" | "installation">,
  values: AddressValues,
  path: string,
  unknownProvince: string,
): Promise<Address> {
  const countryCode = values.countryCode ?? installation.countryCode;
  const [countries, provinces] = await Promise.all([
    loadCountries(rest),
    values.provinceCode === null ? [] : loadProvinces(rest, countryCode),
  ]);
  const country = countries.find(({ code }) => code === countryCode);
  if (country === undefined) {
    if (countryCode === installation.countryCode)
      throw ownError("bad-response", new Error(`The list of countries has no ${countryCode}.`));
    throw new ValidationError([{ path: [path, "countryCode"], message: "Country is not known" }]);
  }
  const province = provinces.find(({ code }) => code === values.provinceCode);
  if (province === undefined && values.provinceCode !== null)
    throw new ValidationError([{ path: [path, "provinceCode"], message: unknownProvince }]);
  return { ...values, countryCode, country: country.name, province: province?.name ?? null };
}

/** Where the service's names of an address stand in the input. */
export function addressPaths(names: AddressNames): Readonly<Record<string, readonly string[]>> {
  const paths = Object.entries(names).map(([part, name]) => [name, [part]] as const);
  return {
    ...Object.fromEntries(paths),
    // The names follow from the codes.
    [names.province]: ["provinceCode"],
    [names.country]: ["countryCode"],
  };
}

/** An address as it is sent; what is empty is sent as `empty`. */
export function toRestAddress(
  names: AddressNames,
  address: Address,
  empty: "" | null,
): Readonly<Record<string, string | null>> {
  const values = new Map(Object.entries(address));
  return Object.fromEntries(Object.entries(names).map(([part, name]) => [name, values.get(part) ?? empty]));
}

/** The one input of an address in the API. */
export const AddressInput = builder.inputType("AddressInput", {
  description:
    "An address, the whole of it: what is left out, empty or null is empty. Which parts must be filled in stands with the field that takes it.",
  fields: (t) => ({
    line1: t.string({ description: "First free line, at most 150 characters." }),
    line2: t.string({ description: "Second free line, at most 150 characters." }),
    streetNumber: t.string({ description: "House or plot number, at most 150 characters." }),
    streetName: t.string({ description: "Street, at most 150 characters." }),
    area: t.string({ description: "Area, town or district, at most 150 characters." }),
    region: t.string({ description: "Wider region, at most 150 characters." }),
    postalCode: t.string({
      description: "ZIP or PIN code, at most 10 characters; in India six digits, not starting with 0.",
    }),
    provinceCode: t.string({ description: "The `code` of one of `Country.provinces`." }),
    countryCode: t.string({
      description:
        "The `code` of one of `Query.countries`; the country that this installation is set up for when left out.",
    }),
  }),
});

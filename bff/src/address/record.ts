import { optionalTextField } from "../rest/recordFields.ts";
import type { Address } from "./type.ts";

/** The service's name of each part of an address. */
export type AddressNames = Readonly<Record<keyof Address, string>>;

/** The names that most records have (Document 1 §3). */
export const addressNames = {
  line1: "addressline1",
  line2: "addressline2",
  streetNumber: "street_no",
  streetName: "street_name",
  area: "area_name",
  region: "region_name",
  postalCode: "zip",
  provinceCode: "stateshort",
  province: "statelong",
  countryCode: "countryshort",
  country: "country",
} as const satisfies AddressNames;

type AddressEntries<Names extends AddressNames> = Readonly<
  Record<Names[keyof Address], typeof optionalTextField>
>;

/** The fields of an address in the form of a record. */
export function addressEntries<const Names extends AddressNames>(names: Names): AddressEntries<Names>;
export function addressEntries(names: AddressNames): object {
  return Object.fromEntries(Object.values(names).map((name) => [name, optionalTextField]));
}

/** The address of a record in our names. */
export function addressOf<const Names extends AddressNames>(
  record: Readonly<Record<Names[keyof Address], string | null>>,
  names: Names,
): Address;
export function addressOf(record: Readonly<Record<string, string | null>>, names: AddressNames): Address {
  // Spelled out: a literal with all its fields is quicker to make and to read than one that is filled by name.
  return {
    line1: record[names.line1] ?? null,
    line2: record[names.line2] ?? null,
    streetNumber: record[names.streetNumber] ?? null,
    streetName: record[names.streetName] ?? null,
    area: record[names.area] ?? null,
    region: record[names.region] ?? null,
    postalCode: record[names.postalCode] ?? null,
    provinceCode: record[names.provinceCode] ?? null,
    province: record[names.province] ?? null,
    countryCode: record[names.countryCode] ?? null,
    country: record[names.country] ?? null,
  };
}

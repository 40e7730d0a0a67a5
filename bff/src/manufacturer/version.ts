import { versionOf, type Editing } from "../graphql/version.ts";
import type { Manufacturer } from "./record.ts";
import { manufacturers } from "./source.ts";

/** Of everything that `editManufacturer` can change. */
export function manufacturerVersion({ name, address, countryCode }: Manufacturer): string {
  const { line1, line2, streetNumber, streetName, area, region, postalCode, provinceCode } = address;
  return versionOf([
    name,
    line1,
    line2,
    streetNumber,
    streetName,
    area,
    region,
    postalCode,
    provinceCode,
    countryCode,
  ]);
}

/** How `editManufacturer` compares versions. */
export const manufacturerEditing: Editing<Manufacturer> = {
  records: manufacturers,
  version: manufacturerVersion,
};

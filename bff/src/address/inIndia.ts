import { toRestAddress } from "./input.ts";
import { addressNames } from "./record.ts";
import type { Address } from "./type.ts";

/** An address in India as it is sent for records that keep neither the state's name nor the country. */
export function toRestAddressInIndia(address: Address): Readonly<Record<string, string | null>> {
  const {
    statelong: _,
    country: __,
    countryshort: ___,
    ...fields
  } = toRestAddress(addressNames, address, null);
  return fields;
}

import { TextCell } from "#/list/cells.tsx";
import { type KnownCountry, useCountryName } from "./useCountryName.ts";

/** The country of a row. */
export function CountryCell(country: KnownCountry) {
  return <TextCell>{useCountryName()(country)}</TextCell>;
}

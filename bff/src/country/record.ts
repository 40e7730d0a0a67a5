import * as v from "valibot";
import { textField } from "../rest/recordFields.ts";

/** A country as the service lists it (decision D-30). */
export interface Country {
  /** The service's own code, for example `IND`. */
  readonly code: string;
  readonly name: string;
}

/** A province or state of a country. */
export interface Province {
  readonly code: string;
  readonly name: string;
}

/** Reads `country`. */
export const countryRecord = v.pipe(
  v.object({ id: v.pipe(textField, v.trim(), v.nonEmpty()), countrylong: textField }),
  v.transform((record): Country => ({ code: record.id, name: record.countrylong })),
);

const provinceFields = { shortname: v.pipe(textField, v.trim(), v.nonEmpty()), longname: textField };

/** Reads `countryProvince`. */
export const provinceRecord = v.pipe(
  v.object(provinceFields),
  v.transform((record): Province => ({ code: record.shortname, name: record.longname })),
);

/** Reads `countryProvince` where it lists those of all countries. */
export const provinceOfCountry = v.pipe(
  v.object({ ...provinceFields, country_id: v.pipe(textField, v.trim(), v.nonEmpty()) }),
  v.transform(({ country_id: countryCode, shortname: code, longname: name }) => {
    const province: Province = { code, name };
    return { countryCode, province };
  }),
);

import type { RestClient } from "../rest/client.ts";
import { ownError } from "../rest/responseError.ts";
import { decodeRecords } from "../rest/recordFields.ts";
import { countryRecord, provinceRecord, type Country, type Province } from "./record.ts";

/** All countries, in the order of the service (decision D-30). */
export async function loadCountries(rest: RestClient): Promise<readonly Country[]> {
  const response = await rest.get({ template: "/v1/country" });
  return decodeRecords(countryRecord, response.body);
}

/** One country of the service's list. One that it does not list is a `bad-response`. */
export async function loadCountry(rest: RestClient, code: string): Promise<Country> {
  const country = (await loadCountries(rest)).find((one) => one.code === code);
  if (country === undefined)
    throw ownError("bad-response", new Error(`The list of countries has no ${code}.`));
  return country;
}

/** The provinces of a country, in the order of the service. */
export async function loadProvinces(rest: RestClient, countryCode: string): Promise<readonly Province[]> {
  const response = await rest.get({
    template: "/v1/countryProvince/Country/{countryId}",
    params: { countryId: countryCode },
  });
  return decodeRecords(provinceRecord, response.body);
}

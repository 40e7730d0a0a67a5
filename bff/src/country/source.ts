import type { RestClient } from "../rest/client.ts";
import { ownError } from "../rest/answerError.ts";
import { decodeRecords } from "../rest/recordFields.ts";
import { countryRecord, provinceRecord, type Country, type Province } from "./record.ts";

/** The country this product is set up for (Document 1 §9). */
export const defaultCountryCode = "IND";

/** The country this product is set up for. A service that does not list it is a `bad-response`. */
export async function loadDefaultCountry(rest: RestClient): Promise<Country> {
  const answer = await rest.get({ template: "/v1/country" });
  const country = decodeRecords(countryRecord, answer.body).find(({ code }) => code === defaultCountryCode);
  if (country === undefined) {
    throw ownError("bad-response", new Error(`The list of countries has no ${defaultCountryCode}.`));
  }
  return country;
}

/** The provinces of a country, in the order of the service. */
export async function loadProvinces(rest: RestClient, countryCode: string): Promise<Province[]> {
  const answer = await rest.get({
    template: "/v1/countryProvince/Country/{countryId}",
    params: { countryId: countryCode },
  });
  return decodeRecords(provinceRecord, answer.body);
}

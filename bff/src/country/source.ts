import DataLoader from "dataloader";
import type { RecordContext } from "../graphql/context.ts";
import type { RestClient } from "../rest/client.ts";
import { remembered } from "../rest/decodedRecords.ts";
import { RestError } from "../rest/error.ts";
import { decodeRecords } from "../rest/recordFields.ts";
import { ownError } from "../rest/responseError.ts";
import { eachKey } from "../rest/singles.ts";
import { countryRecord, provinceOfCountry, provinceRecord, type Country, type Province } from "./record.ts";

/** Countries and provinces change once in years: whoever puts a new one into the service waits ten minutes for it. */
const keepSeconds = 10 * 60;

/** All countries, in the order of the service (decision D-30). */
export async function loadCountries(rest: RestClient): Promise<readonly Country[]> {
  const response = await rest.get({ template: "/v1/country", keepSeconds });
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
    keepSeconds,
  });
  return decodeRecords(provinceRecord, response.body);
}

const all = "/v1/countryProvince";

type ProvincesByCountry = ReadonlyMap<string, readonly Province[]>;

/** Those of all countries in one call; null when the service does not know it, which the documents do not. */
async function loadAllProvinces(rest: RestClient): Promise<ProvincesByCountry | null> {
  if (rest.capabilities.offers(all) === false) return null;
  try {
    const { body } = await rest.get({ template: all, keepSeconds });
    rest.capabilities.learn(all, true);
    return remembered(loadAllProvinces, body, () => {
      const rows = decodeRecords(provinceOfCountry, body);
      const groups = Map.groupBy(rows, ({ countryCode }) => countryCode);
      return new Map(
        [...groups].map(([code, group]) => [code, group.map(({ province }) => province)] as const),
      );
    });
  } catch (error) {
    const isMissing =
      error instanceof RestError && ["not-found", "not-offered", "invalid"].includes(error.kind);
    if (!isMissing) throw error;
    rest.capabilities.learn(all, false);
    return null;
  }
}

const key = {};

/** The provinces of a country, for a field of each of a list: together they are one call. */
export function provincesOf(context: RecordContext, countryCode: string): Promise<readonly Province[]> {
  const { rest } = context;
  const loader = context.loader(
    key,
    () =>
      new DataLoader<string, readonly Province[]>(async (codes) => {
        const known = codes.length > 1 ? await loadAllProvinces(rest) : null;
        if (known !== null) return codes.map((code) => known.get(code) ?? []);
        return eachKey(codes, (code) => loadProvinces(rest, code));
      }),
  );
  return loader.load(countryCode);
}

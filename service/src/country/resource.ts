import { iso31661, iso31662 } from "iso-3166";
import * as v from "valibot";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";

const countryRecord = v.object({ id: v.string(), countrylong: v.string() });
const provinceRecord = v.object({ shortname: v.string(), longname: v.string() });
const provinceOfCountry = v.object({ ...provinceRecord.entries, country_id: v.string() });

type Country = v.InferOutput<typeof countryRecord>;
type Province = v.InferOutput<typeof provinceRecord>;

/** ISO writes Indian names with marks of transcription (Karnātaka); people there do not. Other accents stay. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/[\u0304\u0323\u0331]/g, "")
    .normalize("NFC");
}

const byName = (one: string, other: string): number => one.localeCompare(other, "en");

const countries: readonly Country[] = iso31661
  .map(({ alpha3, name }) => ({ id: alpha3, countrylong: plain(name) }))
  .toSorted((one, other) => byName(one.countrylong, other.countrylong));

const alpha2 = new Map(iso31661.map((country) => [country.alpha3, country.alpha2]));

function provincesOf(countryId: string): Province[] {
  const country = alpha2.get(countryId.toUpperCase());
  if (country === undefined) return [];
  return iso31662
    .filter(({ parent }) => parent === country)
    .map(({ code, name }) => ({ shortname: code.slice(country.length + 1), longname: plain(name) }))
    .toSorted((one, other) => byName(one.longname, other.longname));
}

/** Those of all countries, reckoned when they are first asked for. */
let allProvinces: readonly v.InferOutput<typeof provinceOfCountry>[] | undefined;

function everyProvince() {
  allProvinces ??= countries.flatMap(({ id }) =>
    provincesOf(id).map((province) => ({ ...province, country_id: id })),
  );
  return allProvinces;
}

/** The English name of a country by its ISO 3166 alpha-3 code; undefined when there is no such country. */
export function countryName(id: string): string | undefined {
  return countries.find((country) => country.id === id)?.countrylong;
}

/** The code of a country, by itself or by its English name; undefined when there is no such country. */
export function countryCode(text: string): string | undefined {
  const wanted = text.toLowerCase();
  return countries.find(
    ({ id, countrylong }) => id.toLowerCase() === wanted || countrylong.toLowerCase() === wanted,
  )?.id;
}

/** The code of a province of a country, by itself or by its English name; undefined when there is none. */
export function provinceCode(countryId: string, text: string): string | undefined {
  const wanted = text.toLowerCase();
  return everyProvince().find(
    ({ country_id, shortname, longname }) =>
      country_id === countryId && (shortname.toLowerCase() === wanted || longname.toLowerCase() === wanted),
  )?.shortname;
}

/** The English name of a province of a country, by their codes; undefined when there is none. */
export function provinceName(countryId: string, shortname: string): string | undefined {
  return everyProvince().find(
    (province) => province.country_id === countryId && province.shortname === shortname,
  )?.longname;
}

/** Countries and provinces of ISO 3166 (Document 1 §3). The default country of the documents is IND. */
export const country: Resource = {
  records: { Country: countryRecord, Province: provinceRecord, ProvinceOfCountry: provinceOfCountry },
  constraints: {},
  operations: [
    operation({
      method: "GET",
      path: "/v1/country",
      origin: "document-1",
      summary: "All countries",
      response: v.array(countryRecord),
      handle: () => [...countries],
    }),
    operation({
      method: "GET",
      path: "/v1/countryProvince/Country/{country_id}",
      origin: "document-1",
      summary: "The provinces of a country; empty for an unknown one",
      params: v.object({
        country_id: v.pipe(v.string(), v.maxLength(10, "Must have at most 10 characters")),
      }),
      response: v.array(provinceRecord),
      handle: ({ params }) => provincesOf(params.country_id),
    }),
    operation({
      method: "GET",
      path: "/v1/countryProvince",
      origin: "extension",
      summary: "The provinces of all countries, each with its country",
      response: v.array(provinceOfCountry),
      handle: () => [...everyProvince()],
    }),
  ],
};

import { loadCountries, loadProvinces } from "../country/source.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { refuse } from "../graphql/validate.ts";
import { decodeWritten } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayUse } from "../access/rules.ts";
import { manufacturerRecord, type Manufacturer } from "./record.ts";
import { messages, type ManufacturerValues } from "./rules.ts";
import { manufacturers } from "./source.ts";

/** Where each field of the service comes from in the inputs of this noun. */
export const inputPaths: InputPaths = {
  manu_name: ["name"],
  addressline1: ["line1"],
  addressline2: ["line2"],
  street_no: ["streetNumber"],
  street_name: ["streetName"],
  area_name: ["area"],
  region_name: ["region"],
  zip: ["postalCode"],
  stateshort: ["provinceCode"],
  countryshort: ["countryCode"],
  seller_id: ["sellerId"],
};

/** The manufacturer that an input names. Throws `NotFoundError` when it is unknown or not the user's. */
export async function loadNamed(context: Context, nodeId: string): Promise<Manufacturer> {
  const id = idOfType("Manufacturer", nodeId);
  const manufacturer = id === null ? null : await manufacturers.load(context, id);
  if (manufacturer === null) throw new NotFoundError();
  return manufacturer;
}

/** The manufacturer that a write answered with. It has been written, so what does not fit is no refusal. */
export function readWritten(context: Context, body: unknown): Manufacturer {
  const manufacturer = decodeWritten(manufacturerRecord, body);
  if (!mayUse(currentUser(context), manufacturer)) throw new UnavailableError("UNKNOWN");
  manufacturers.prime(context, manufacturer);
  return manufacturer;
}

/** Checks that there is such a country, and that the province is one of it. Throws `ValidationError`. */
export async function checkPlace(
  context: Context,
  countryCode: string,
  provinceCode: string | null,
): Promise<void> {
  const [countries, provinces] = await Promise.all([
    loadCountries(context.rest),
    provinceCode === null ? [] : loadProvinces(context.rest, countryCode),
  ]);
  if (!countries.some(({ code }) => code === countryCode)) refuse("countryCode", messages.countryUnknown);
  if (provinceCode !== null && !provinces.some(({ code }) => code === provinceCode))
    refuse("provinceCode", messages.provinceUnknown);
}

/** The documented fields that are sent: those with a value or with null (Document 2 §7, "the edited fields"). */
export function writtenFields(values: ManufacturerValues): Readonly<Record<string, string | null>> {
  const fields = {
    manu_name: values.name,
    addressline1: values.line1,
    addressline2: values.line2,
    street_no: values.streetNumber,
    street_name: values.streetName,
    area_name: values.area,
    region_name: values.region,
    zip: values.postalCode,
    stateshort: values.provinceCode,
    countryshort: values.countryCode,
    // The documents' form sends the code under both names (Document 2 §3).
    country: values.countryCode,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
  );
}

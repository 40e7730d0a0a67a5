import type { Brand } from "../brand/record.ts";
import { brands } from "../brand/source.ts";
import type { Category } from "../category/record.ts";
import { categories } from "../category/source.ts";
import { loadCountries } from "../country/source.ts";
import type { Context } from "../graphql/context.ts";
import type { OwnedRecords } from "../graphql/ownedRecords.ts";
import { refuse } from "../graphql/validate.ts";
import type { Manufacturer } from "../manufacturer/record.ts";
import { manufacturers } from "../manufacturer/source.ts";
import { messages } from "./messages.ts";

/** A value of a form: null takes it away, and what is undefined was left out. */
type Given<T> = T | null | undefined;

/** What the first step may name, by ids and as records. */
interface Named {
  readonly categoryId: string | undefined;
  readonly brandId: Given<string>;
  readonly manufacturerId: Given<string>;
  readonly originCountryCode: Given<string>;
}

interface References {
  readonly categoryId: Category | undefined;
  readonly brandId: Given<Brand>;
  readonly manufacturerId: Given<Manufacturer>;
  readonly originCountryCode: Given<string>;
}

/** The record that an id names, where one was given. Throws `NotFoundError` for one that is not the user's. */
export async function requireGiven<Row>(
  context: Context,
  records: OwnedRecords<Row>,
  nodeId: Given<string>,
): Promise<Given<Row>> {
  return nodeId === null || nodeId === undefined ? nodeId : records.require(context, nodeId);
}

async function checkCountry(context: Context, code: string): Promise<void> {
  const countries = await loadCountries(context.rest);
  if (!countries.some((country) => country.code === code)) refuse("originCountryCode", messages.country);
}

/** The manufacturer, which decides the country of origin (decision D-56); without one the country that was chosen. */
async function requireOrigin(
  context: Context,
  sellerId: string,
  { manufacturerId, originCountryCode }: Named,
): Promise<Pick<References, "manufacturerId" | "originCountryCode">> {
  const manufacturer = await requireGiven(context, manufacturers, manufacturerId);
  if (manufacturer) {
    if (manufacturer.sellerId !== sellerId)
      refuse("manufacturerId", "This manufacturer belongs to another location");
    return { manufacturerId: manufacturer, originCountryCode: manufacturer.address.countryCode };
  }
  if (originCountryCode) await checkCountry(context, originCountryCode);
  return { manufacturerId: manufacturer, originCountryCode };
}

/**
 * The records that the first step names: each is loaded, so that one that is foreign or unknown is not found. Throws
 * `NotFoundError` and `ValidationError`.
 */
export async function requireReferences(
  context: Context,
  sellerId: string,
  named: Named,
): Promise<References> {
  const [category, brand, origin] = await Promise.all([
    named.categoryId === undefined ? undefined : categories.require(context, named.categoryId),
    requireGiven(context, brands, named.brandId),
    requireOrigin(context, sellerId, named),
  ]);
  return { categoryId: category, brandId: brand, ...origin };
}

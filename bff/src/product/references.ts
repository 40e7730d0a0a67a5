import { brands } from "../brand/source.ts";
import { categories } from "../category/source.ts";
import { loadCountries } from "../country/source.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { refuse } from "../graphql/validate.ts";
import { manufacturers } from "../manufacturer/source.ts";
import { writtenId } from "../rest/recordFields.ts";
import type { Details } from "./details.ts";
import { messages } from "./messages.ts";

type Fields = Readonly<Record<string, string | number | null>>;

/** What the first step may name. */
type References = Pick<Details, "categoryId" | "brandId" | "manufacturerId" | "originCountryCode">;

function idOrNotFound(type: string, globalId: string): string {
  const id = idOfType(type, globalId);
  if (id === null) throw new NotFoundError();
  return id;
}

/** The three levels of the chosen category; the levels below it are empty (Document 2 §5). */
async function categoryFields(context: Context, globalId: string | null | undefined): Promise<Fields> {
  if (globalId === undefined) return {};
  if (globalId === null) refuse("categoryId", messages.category);
  const category = await categories.load(context, idOrNotFound("Category", globalId));
  if (category === null) throw new NotFoundError();
  const chosen = [...category.ancestorIds, category.id].map((id) => writtenId(id.split("-")[1] ?? ""));
  return {
    category1_id: chosen[0] ?? null,
    category2_id: chosen[1] ?? null,
    category3_id: chosen[2] ?? null,
  };
}

async function brandFields(context: Context, globalId: string | null | undefined): Promise<Fields> {
  if (globalId === undefined) return {};
  if (globalId === null) return { prod_brand: null };
  const brand = await brands.load(context, idOrNotFound("Brand", globalId));
  if (brand === null) throw new NotFoundError();
  return { prod_brand: writtenId(brand.id) };
}

async function checkCountry(context: Context, code: string): Promise<void> {
  const countries = await loadCountries(context.rest);
  if (!countries.some((country) => country.code === code)) refuse("originCountryCode", messages.country);
}

/** The manufacturer, which decides the country of origin (decision D-56); without one the country that was chosen. */
async function originFields(context: Context, sellerId: string, details: References): Promise<Fields> {
  const { manufacturerId: globalId, originCountryCode: code } = details;
  if (globalId !== undefined && globalId !== null) {
    const manufacturer = await manufacturers.load(context, idOrNotFound("Manufacturer", globalId));
    if (manufacturer === null) throw new NotFoundError();
    if (manufacturer.sellerId !== sellerId) refuse("manufacturerId", messages.manufacturerElsewhere);
    return { manu_id: writtenId(manufacturer.id), country_origin: manufacturer.address.countryCode };
  }
  if (code !== undefined && code !== null) await checkCountry(context, code);
  return {
    ...(globalId === undefined ? {} : { manu_id: null }),
    ...(code === undefined ? {} : { country_origin: code }),
  };
}

/**
 * What the first step names, in the documented form and only what was given: each record is loaded, so that one that
 * is foreign or unknown is not found. Throws `NotFoundError` and `ValidationError`.
 */
export async function referenceFields(
  context: Context,
  sellerId: string,
  details: References,
): Promise<Fields> {
  const found = await Promise.all([
    categoryFields(context, details.categoryId),
    brandFields(context, details.brandId),
    originFields(context, sellerId, details),
  ]);
  return Object.assign({}, ...found);
}

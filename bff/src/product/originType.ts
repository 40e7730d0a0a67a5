import type { Country } from "../country/record.ts";
import { loadCountries } from "../country/source.ts";
import { CountryType } from "../country/type.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { manufacturers } from "../manufacturer/source.ts";
import { ManufacturerType } from "../manufacturer/type.ts";
import { ProductType } from "./type.ts";

const countriesKey = {};

/** The list of countries, read once for each request however many products ask. */
function countriesOf(context: Context): Promise<readonly Country[]> {
  return context.loader(countriesKey, () => loadCountries(context.rest));
}

builder.objectFields(ProductType, (t) => ({
  manufacturer: t.field({
    type: ManufacturerType,
    nullable: true,
    description: "Who makes it; null when it names nobody.",
    resolve: (product, _args, context) =>
      product.manufacturerId === null ? null : manufacturers.load(context, product.manufacturerId),
  }),
  originCountry: t.field({
    type: CountryType,
    nullable: true,
    description:
      "Where it comes from: its manufacturer's country, or the one chosen. Null when there is none.",
    resolve: async (product, _args, context) =>
      product.countryOfOrigin === null
        ? null
        : ((await countriesOf(context)).find(({ code }) => code === product.countryOfOrigin) ?? null),
  }),
}));

import { BusinessTypeEnum, businessTypesOf } from "../company/businessType.ts";
import { builder } from "../graphql/builder.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import type { Country, Province } from "./record.ts";
import { loadCountries, loadCountry, provincesOf } from "./source.ts";

const ProvinceType = builder.objectRef<Province>("Province").implement({
  description: "A province or state of a country.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "What inputs take as `provinceCode`, for example `KA`." }),
    name: t.exposeString("name", { description: "What people read, for example `Karnataka`." }),
  }),
});

/** A country. */
export const CountryType = builder.objectRef<Country>("Country").implement({
  description: "A country, with what registering a business there asks for.",
  fields: (t) => ({
    code: t.exposeString("code", {
      description: "The country's code in the REST service, for example `IND`.",
    }),
    name: t.exposeString("name", { description: "What people read, for example `India`." }),
    provinces: t.field({
      type: [ProvinceType],
      ...semanticNonNull,
      most: 250,
      description: "All provinces, in the order they should be offered in.",
      resolve: (country, _args, context) => provincesOf(context, country.code),
    }),
    businessTypes: t.field({
      type: [BusinessTypeEnum],
      description: "The kinds of business that can register, in the order they should be offered in.",
      resolve: (_country, _args, { installation }) => [...businessTypesOf(installation.businessTypes)],
    }),
  }),
});

builder.queryField("defaultCountry", (t) =>
  t.field({
    type: CountryType,
    ...semanticNonNull,
    description:
      "The country this product is set up for. Open to everybody: the form of registration needs it.",
    authScopes: { anyone: true },
    resolve: (_root, _args, { rest, installation }) => loadCountry(rest, installation.countryCode),
  }),
);

builder.queryFields((t) => ({
  countries: t.field({
    type: [CountryType],
    ...semanticNonNull,
    most: 250,
    description:
      "All countries, in the order they should be offered in. Open to everybody, like the list itself.",
    authScopes: { anyone: true },
    resolve: (_root, _args, { rest }) => loadCountries(rest),
  }),
  country: t.field({
    type: CountryType,
    nullable: true,
    description: "One country by its code; null when there is none. Open to everybody.",
    authScopes: { anyone: true },
    args: { code: t.arg.string({ required: true, description: "For example `IND`." }) },
    resolve: async (_root, { code }, { rest }) =>
      (await loadCountries(rest)).find((country) => country.code === code) ?? null,
  }),
}));

import { provincesOf } from "../country/source.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";

/** A postal address; every line may be absent. */
export interface Address {
  readonly line1: string | null;
  readonly line2: string | null;
  readonly streetNumber: string | null;
  readonly streetName: string | null;
  readonly area: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly provinceCode: string | null;
  readonly province: string | null;
  readonly countryCode: string | null;
  readonly country: string | null;
}

/** The name of a province of which a record keeps the code alone; null where the service cannot say it: the code is there. */
async function provinceName(
  context: Context,
  { provinceCode, countryCode }: Address,
): Promise<string | null> {
  if (provinceCode === null) return null;
  const { installation } = context;
  const provinces = await provincesOf(context, countryCode ?? installation.countryCode).catch(() => []);
  return provinces.find(({ code }) => code === provinceCode)?.name ?? null;
}

/** The address of a company or a location. */
export const AddressType = builder.objectRef<Address>("Address").implement({
  description: "A postal address. Every part is null when it is not filled in.",
  fields: (t) => ({
    line1: t.exposeString("line1", { nullable: true, description: "First free line." }),
    line2: t.exposeString("line2", { nullable: true, description: "Second free line." }),
    streetNumber: t.exposeString("streetNumber", { nullable: true, description: "House or plot number." }),
    streetName: t.exposeString("streetName", { nullable: true, description: "Street." }),
    area: t.exposeString("area", { nullable: true, description: "Area, town or district." }),
    region: t.exposeString("region", { nullable: true, description: "Wider region." }),
    postalCode: t.exposeString("postalCode", { nullable: true, description: "ZIP or PIN code." }),
    provinceCode: t.exposeString("provinceCode", {
      nullable: true,
      description: "Short name of the province or state, for example `KA`.",
    }),
    province: t.string({
      nullable: true,
      description: "Full name of the province or state.",
      resolve: (address, _args, context) => address.province ?? provinceName(context, address),
    }),
    countryCode: t.exposeString("countryCode", {
      nullable: true,
      description: "Three letters of ISO 3166-1, for example `IND`.",
    }),
    country: t.exposeString("country", { nullable: true, description: "Full name of the country." }),
  }),
});

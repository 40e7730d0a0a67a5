import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { ViewerType } from "../session/viewer.ts";
import type { Brand } from "./record.ts";
import { brands, listBrands } from "./source.ts";

/** A brand. */
export const BrandType = builder.objectRef<Brand>("Brand");

builder.node(BrandType, {
  description: "A brand that products of the company carry. All locations of the company share its brands.",
  id: { resolve: (brand) => brand.id },
  loadOne: (id, context) => brands.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The brand's id in the REST service (`brand_id`)." }),
    name: t.exposeString("name", { description: "Unique in the company, in upper or lower case." }),
  }),
});

const { connection: BrandConnection } = connectionTypes("Brand", "brands", BrandType);

builder.objectField(ViewerType, "brands", (t) =>
  t.field({
    type: BrandConnection,
    nullable: true,
    directives: semanticNonNull,
    description: "The brands of the company, by name.",
    args: { ...searchArgument("name"), ...connectionArguments },
    resolve: (viewer, args, context) => listBrands(context, viewer, args),
  }),
);

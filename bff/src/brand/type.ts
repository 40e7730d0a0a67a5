import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { SortDirectionEnum } from "../graphql/sortDirection.ts";
import { versionDescription } from "../graphql/version.ts";
import { ViewerType } from "../session/viewer.ts";
import { viewerCan } from "../session/viewerCan.ts";
import { listBrands } from "./list.ts";
import type { Brand } from "./record.ts";
import { brands } from "./source.ts";
import { brandVersion } from "./version.ts";

/** A brand. */
export const BrandType = builder.objectRef<Brand>("Brand");

/** Its connection and edge. */
export const { connection: BrandConnection, edge: BrandEdge } = connectionTypes("Brand", "brands", BrandType);

builder.node(BrandType, {
  description: "A brand that products of the company carry. All locations of the company share its brands.",
  id: { resolve: (brand) => brand.id },
  loadOne: (id, context) => brands.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The brand's id in the REST service (`brand_id`)." }),
    name: t.exposeString("name", { description: "Unique in the company, in upper or lower case." }),
    productCount: t.exposeInt("productCount", {
      nullable: true,
      description: "How many products of all locations carry it. Null when the service does not say.",
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was added. Null when the service does not say.",
    }),
    version: t.string({ description: versionDescription, resolve: brandVersion }),
    viewerCanUpdate: t.boolean({
      description: "Whether the viewer may change it. Asks for `BRAND_UPDATE`.",
      resolve: (_brand, _args, context) => viewerCan(context, "BRAND_UPDATE"),
    }),
    viewerCanDelete: t.boolean({
      description:
        "Whether the viewer may delete it, once no product carries it, and merge it with another. Asks for `BRAND_DELETE`.",
      resolve: (_brand, _args, context) => viewerCan(context, "BRAND_DELETE"),
    }),
  }),
});

const BrandOrderField = builder.enumType("BrandOrderField", {
  description: "What a list of brands can be ordered by.",
  values: {
    NAME: { description: "By name, upper and lower case alike." },
    PRODUCTS: { description: "By the number of products that carry it." },
    CREATED: { description: "By the instant it was added." },
  } as const,
});

const BrandOrderInput = builder.inputType("BrandOrder", {
  description: "The order of a list of brands. Ties are broken by id, in the same direction.",
  fields: (t) => ({
    field: t.field({ type: BrandOrderField, required: true, description: "What to order by." }),
    direction: t.field({
      type: SortDirectionEnum,
      required: true,
      defaultValue: "ASC",
      description: "Up or down.",
    }),
  }),
});

builder.objectField(ViewerType, "brands", (t) =>
  t.field({
    type: BrandConnection,
    nullable: true,
    directives: semanticNonNull,
    description: "The brands of the company.",
    args: {
      ...searchArgument("name"),
      orderBy: t.arg({ type: BrandOrderInput, description: "By name, ascending, when not given." }),
      ...connectionArguments,
    },
    resolve: (viewer, args, context) => listBrands(context, viewer, args),
  }),
);

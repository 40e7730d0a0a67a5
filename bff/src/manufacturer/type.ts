import { AddressType } from "../address/type.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { SortDirectionEnum } from "../graphql/sortDirection.ts";
import { versionDescription } from "../graphql/version.ts";
import { sellers } from "../seller/source.ts";
import { SellerObject } from "../seller/type.ts";
import { ViewerType } from "../session/viewer.ts";
import { viewerCan } from "../access/viewerCan.ts";
import { listManufacturers } from "./list.ts";
import type { Manufacturer } from "./record.ts";
import { manufacturers } from "./source.ts";
import { manufacturerVersion } from "./version.ts";

/** A manufacturer. */
export const ManufacturerType = builder.objectRef<Manufacturer>("Manufacturer");

/** Its connection and edge. */
export const { connection: ManufacturerConnection, edge: ManufacturerEdge } = connectionTypes(
  "Manufacturer",
  "manufacturers",
  ManufacturerType,
);

builder.node(ManufacturerType, {
  description: "Who makes products of a location. Each location keeps its own.",
  id: { resolve: (manufacturer) => manufacturer.id },
  loadOne: (id, context) => manufacturers.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      description: "The manufacturer's id in the REST service (`manu_id`).",
    }),
    name: t.exposeString("name", {
      description: "Up to 120 characters; unique at its location, in upper or lower case.",
    }),
    address: t.field({
      type: AddressType,
      description: "Where it is. The name of the province is not kept, only its code.",
      resolve: (manufacturer) => manufacturer.address,
    }),
    seller: t.field({
      type: SellerObject,
      nullable: true,
      directives: semanticNonNull,
      description: "The location that keeps it.",
      resolve: (manufacturer, _args, context) => sellers.load(context, manufacturer.sellerId),
    }),
    productCount: t.exposeInt("productCount", {
      nullable: true,
      description: "How many products name it. Null when the service does not say.",
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was added. Null when the service does not say.",
    }),
    version: t.string({ description: versionDescription, resolve: manufacturerVersion }),
    viewerCanUpdate: t.boolean({
      description: "Whether the viewer may change it. Asks for `MANUFACTURER_UPDATE`.",
      resolve: (_manufacturer, _args, context) => viewerCan(context, "MANUFACTURER_UPDATE"),
    }),
    viewerCanDelete: t.boolean({
      description:
        "Whether the viewer may delete it, once no product names it. Asks for `MANUFACTURER_DELETE`.",
      resolve: (_manufacturer, _args, context) => viewerCan(context, "MANUFACTURER_DELETE"),
    }),
  }),
});

const ManufacturerOrderField = builder.enumType("ManufacturerOrderField", {
  description: "What a list of manufacturers can be ordered by.",
  values: {
    NAME: { description: "By name, upper and lower case alike." },
    PRODUCTS: { description: "By the number of products that name it." },
    CREATED: { description: "By the instant it was added." },
  } as const,
});

const ManufacturerOrderInput = builder.inputType("ManufacturerOrder", {
  description: "The order of a list of manufacturers. Ties are broken by id, in the same direction.",
  fields: (t) => ({
    field: t.field({ type: ManufacturerOrderField, required: true, description: "What to order by." }),
    direction: t.field({
      type: SortDirectionEnum,
      required: true,
      defaultValue: "ASC",
      description: "Up or down.",
    }),
  }),
});

builder.objectField(ViewerType, "manufacturers", (t) =>
  t.field({
    type: ManufacturerConnection,
    nullable: true,
    directives: semanticNonNull,
    description: "Manufacturers of the company's locations. A seller sees only those of their own location.",
    args: {
      sellerId: t.arg.id({ description: "Only those of this location." }),
      ...searchArgument("name"),
      orderBy: t.arg({ type: ManufacturerOrderInput, description: "By name, ascending, when not given." }),
      ...connectionArguments,
    },
    resolve: (viewer, args, context) => listManufacturers(context, viewer, args),
  }),
);

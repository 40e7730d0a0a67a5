import { manufacturerFields } from "./fields.ts";
import { audited, sameId } from "../audit/audited.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { filterInput } from "../graphql/listFilter.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { AddressType } from "../address/type.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { ownedPage } from "../graphql/ownedPage.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { sellers } from "../seller/source.ts";
import { SellerObject } from "../seller/type.ts";
import { mayReadLocation } from "../access/rules.ts";
import { ViewerType } from "../session/viewer.ts";
import { viewerCanFields } from "../graphql/viewerCanFields.ts";
import { manufacturerList } from "./list.ts";
import { type Manufacturer, manufacturerRecord } from "./record.ts";
import { manufacturers } from "./source.ts";
import { manufacturerVersion } from "./fields.ts";

/** A manufacturer. */
export const ManufacturerType = builder.objectRef<Manufacturer>("Manufacturer");

/** Its connection and edge. */
export const { connection: ManufacturerConnection, edge: ManufacturerEdge } = connectionTypes(
  "Manufacturer",
  "manufacturers",
  ManufacturerType,
);

builder.node(ManufacturerType, {
  description:
    "Who makes products of a location. Each location keeps its own. Without `SELLER_READ`, of one that another location keeps one reads no more than its name.",
  readBy: (user, manufacturer) => mayReadLocation(user, manufacturer.sellerId),
  id: { resolve: (manufacturer) => manufacturer.id },
  loadOne: (id, context) => manufacturers.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      open: true,
      description: "The manufacturer's id in the REST service (`manu_id`).",
    }),
    name: t.exposeString("name", {
      open: true,
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
      description: "The location that keeps it; null when there is no such location any more.",
      resolve: (manufacturer, _args, context) => sellers.load(context, manufacturer.sellerId),
    }),
    productCount: t.exposeInt("productCount", {
      nullable: true,
      description: "How many products name it. Null when the service does not say.",
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: manufacturerVersion }),
    ...viewerCanFields(t, "Manufacturer", "delete it, once no product names it"),
  }),
});

/** The orders of a list of manufacturers. */
export const manufacturerOrder = orderInput("Manufacturer", "manufacturers", {
  NAME: {
    rest: "manu_name",
    kind: "text",
    value: (manufacturer: Manufacturer) => manufacturer.name,
    description: "By name, upper and lower case alike.",
  },
  PRODUCTS: {
    rest: "products_count",
    kind: "number",
    value: (manufacturer: Manufacturer) => manufacturer.productCount,
    description: "By the number of products that name it.",
  },
  ...timeOrders,
});

export const ManufacturerFilter = filterInput("Manufacturer", "manufacturers");

builder.objectField(ViewerType, "manufacturers", (t) =>
  t.field({
    type: ManufacturerConnection,
    ...semanticNonNull,
    description: "Manufacturers of the company's locations. A seller sees only those of their own location.",
    args: {
      sellerId: t.arg.id({ description: "Only those of this location.", extensions: { names: "Seller" } }),
      ...searchArgument("name"),
      ...listArguments(ManufacturerFilter, manufacturerOrder, "By name, ascending,"),
    },
    resolve: async (viewer, args, context) =>
      ownedPage(context, viewer, args, {
        from: await manufacturerList(context, viewer, args.sellerId),
        record: manufacturerRecord,
        typeName: "Manufacturer",
        order: manufacturerOrder.of(args.orderBy),
        texts: (manufacturer) => [manufacturer.name],
      }),
  }),
);

audited({
  type: ManufacturerType,
  records: manufacturers,
  tables: { manufacturer: sameId },
  nameOf: (manufacturer) => manufacturer.name,
  fields: [manufacturerFields],
});

import { audited, sameId } from "../audit/audited.ts";
import { brandFields } from "./fields.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { filterInput } from "../graphql/listFilter.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { ownedPage } from "../graphql/ownedPage.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { ViewerType } from "../session/viewer.ts";
import { viewerCanFields } from "../graphql/viewerCanFields.ts";
import { type Brand, brandRecord } from "./record.ts";
import { brandVersion } from "./fields.ts";
import { brands } from "./source.ts";

/** A brand. */
export const BrandType = builder.objectRef<Brand>("Brand");

/** Its connection and edge. */
export const { connection: BrandConnection, edge: BrandEdge } = connectionTypes("Brand", "brands", BrandType);

builder.node(BrandType, {
  readBy: "everybody",
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
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: brandVersion }),
    ...viewerCanFields(t, "Brand", "delete it, once no product carries it, and merge it with another"),
  }),
});

/** The orders of a list of brands. */
export const brandOrder = orderInput("Brand", "brands", {
  NAME: {
    rest: "brand_name",
    kind: "text",
    value: (brand: Brand) => brand.name,
    description: "By name, upper and lower case alike.",
  },
  PRODUCTS: {
    rest: "products_count",
    kind: "number",
    value: (brand: Brand) => brand.productCount,
    description: "By the number of products that carry it.",
  },
  ...timeOrders,
});

export const BrandFilter = filterInput("Brand", "brands");

builder.objectField(ViewerType, "brands", (t) =>
  t.field({
    type: BrandConnection,
    ...semanticNonNull,
    description: "The brands of the company.",
    args: {
      ...searchArgument("name"),
      ...listArguments(BrandFilter, brandOrder, "By name, ascending,"),
    },
    resolve: (viewer, args, context) =>
      ownedPage(context, viewer, args, {
        from: { template: `${brands.path}/company_po_id/{id}`, params: { id: viewer.companyId } },
        record: brandRecord,
        typeName: "Brand",
        order: brandOrder.of(args.orderBy),
        texts: (brand) => [brand.name],
      }),
  }),
);

audited({
  type: BrandType,
  records: brands,
  tables: { brand: sameId },
  nameOf: (brand) => brand.name,
  fields: [brandFields],
});

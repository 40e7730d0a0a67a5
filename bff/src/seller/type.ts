import { AddressType } from "../graphql/address.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { ViewerType } from "../session/viewer.ts";
import type { Seller } from "./record.ts";
import { listSellers, sellers } from "./source.ts";

const SellerTypeEnum = builder.enumType("SellerType", {
  description: "What a location is for.",
  values: {
    WAREHOUSE: { description: "Goods are kept here." },
    STORE: { description: "Goods are sold here." },
    BOTH: { description: "Goods are kept and sold here." },
  } as const,
});

/** A location. */
export const SellerObject = builder.objectRef<Seller>("Seller");

builder.node(SellerObject, {
  description:
    "A location of the company, where its products are kept and sold. A seller sees only their own.",
  id: { resolve: (seller) => seller.id },
  loadOne: (id, context) => sellers.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The location's id in the REST service (`seller_id`)." }),
    name: t.exposeString("name", { description: "Unique in the company, in upper or lower case." }),
    legalName: t.exposeString("legalName", { nullable: true, description: "The name in contracts." }),
    type: t.field({
      type: SellerTypeEnum,
      nullable: true,
      description: "What it is for; null when the service sends a code that is not known.",
      resolve: (seller) => seller.type,
    }),
    gstinNumber: t.exposeString("gstinNumber", {
      nullable: true,
      description: "Goods and Services Tax identification number (India), 15 characters.",
    }),
    commissionPercentage: t.expose("commissionPercentage", {
      type: "Decimal",
      nullable: true,
      description: "What the company keeps of each sale, 0 to 100 percent.",
    }),
    maximumProducts: t.exposeInt("maximumProducts", {
      nullable: true,
      description: "How many products the location may have; null when there is no limit of its own.",
    }),
    phone: t.exposeString("phone", { nullable: true, description: "Digits." }),
    officeEmail: t.exposeString("officeEmail", {
      nullable: true,
      description: "E-mail address of the location.",
    }),
    address: t.field({
      type: AddressType,
      description: "Where the location is.",
      resolve: (seller) => seller.address,
    }),
  }),
});

const { connection: SellerConnection } = connectionTypes("Seller", "locations", SellerObject);

builder.objectFields(ViewerType, (t) => ({
  seller: t.field({
    type: SellerObject,
    nullable: true,
    description: "The location a seller acts for; null for an owner.",
    resolve: (viewer, _args, context) =>
      viewer.sellerId === null ? null : sellers.load(context, viewer.sellerId),
  }),
  sellers: t.field({
    type: SellerConnection,
    nullable: true,
    directives: semanticNonNull,
    description: "Locations of the company, by name. A seller sees only their own.",
    args: { ...searchArgument("name, legal name or area"), ...connectionArguments },
    resolve: (viewer, args, context) => listSellers(context, viewer, args),
  }),
}));

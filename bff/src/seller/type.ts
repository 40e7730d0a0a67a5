import { codeWords } from "../audit/described.ts";
import { businessTypeWords } from "../company/businessType.ts";
import { sellerFields } from "./fields.ts";
import { sellerTypes } from "./record.ts";
import { audited, sameId } from "../audit/audited.ts";
import { timeOrders } from "../graphql/recordTimes.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { PersonType } from "../account/person.ts";
import { BusinessTypeEnum, businessTypesOf } from "../company/businessType.ts";
import { AddressType } from "../address/type.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import type { Context } from "../graphql/context.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { type ListArguments, type ListCall, ownedPage } from "../graphql/ownedPage.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { RestError } from "../rest/error.ts";
import { allows, isInPerson, mayReadLocation } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { ViewerType } from "../session/viewer.ts";
import { viewerCanFields } from "../graphql/viewerCanFields.ts";
import { sellerVersion } from "./fields.ts";
import { type SellerFilter, SellerFilterInput, sellerConditions } from "./filter.ts";
import { missingParts, SellerPartEnum } from "./missing.ts";
import { administeredWith, type Seller, sellerRecord } from "./record.ts";
import { SellerTypeEnum } from "./sellerType.ts";
import { loadAllSellers, loadNamesake, sellerListCall, sellers } from "./source.ts";
import { sellerStatus, SellerStatusEnum } from "./status.ts";

/** A location. */
export const SellerObject = builder.objectRef<Seller>("Seller");

/** Its connection and edge. */
export const { connection: SellerConnection, edge: SellerEdge } = connectionTypes(
  "Seller",
  "locations",
  SellerObject,
);

builder.node(SellerObject, {
  description:
    "A location of the company, where its products are kept and sold. A seller sees only their own. Without `SELLER_READ`, of a location that is not their own one reads no more than its name.",
  readBy: (user, seller) => mayReadLocation(user, seller.id),
  id: { resolve: (seller) => seller.id },
  loadOne: (id, context) => sellers.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      open: true,
      description: "The location's id in the REST service (`seller_id`).",
    }),
    name: t.exposeString("name", {
      open: true,
      description: "Unique in the company, in upper or lower case.",
    }),
    legalName: t.exposeString("legalName", { nullable: true, description: "The name in contracts." }),
    type: t.field({
      type: SellerTypeEnum,
      nullable: true,
      description: "What it is for; null when the service sends a code that is not known.",
      resolve: (seller) => seller.type,
    }),
    status: t.field({
      type: SellerStatusEnum,
      description: "Whether its people can sign in.",
      resolve: sellerStatus,
    }),
    missingParts: t.field({
      type: [SellerPartEnum],
      description: "What is still to be filled in, in the order of the form; nothing where it is complete.",
      resolve: missingParts,
    }),
    suspendedAt: t.expose("suspendedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when it is suspended; null while it is not.",
    }),
    suspendedReason: t.exposeString("suspendedReason", {
      nullable: true,
      description: "Why it is suspended, up to 1000 characters; null while it is not.",
    }),
    businessType: t.field({
      type: BusinessTypeEnum,
      nullable: true,
      description: "The legal form; null when the service sends a code that is not known.",
      resolve: ({ businessTypeCode: code }, _args, { installation }) =>
        code === null ? null : (businessTypesOf(installation.businessTypes)[code] ?? null),
    }),
    registrationNumber: t.exposeString("registrationNumber", {
      nullable: true,
      description: "Number in the register of companies.",
    }),
    registrationDate: t.expose("registrationDate", {
      type: "Date",
      nullable: true,
      description: "Day of registration.",
    }),
    panNumber: t.exposeString("panNumber", {
      nullable: true,
      description: "Permanent Account Number (India).",
    }),
    tanNumber: t.exposeString("tanNumber", {
      nullable: true,
      description: "Tax Deduction Account Number (India).",
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
    productCount: t.exposeInt("productCount", {
      nullable: true,
      description: "How many products it has. Null when the service does not say.",
    }),
    phone: t.exposeString("phone", { nullable: true, description: "Digits." }),
    officeEmail: t.exposeString("officeEmail", {
      nullable: true,
      description: "E-mail address of the location.",
    }),
    websiteUrl: t.exposeString("websiteUrl", {
      nullable: true,
      description: "The location's own site. Open it with `noopener`: it is not checked.",
    }),
    instagramUrl: t.exposeString("instagramUrl", {
      nullable: true,
      description: "The location's page at Instagram. Not checked.",
    }),
    linkedinUrl: t.exposeString("linkedinUrl", {
      nullable: true,
      description: "The location's page at LinkedIn. Not checked.",
    }),
    address: t.field({
      type: AddressType,
      description: "Where the location is.",
      resolve: (seller) => seller.address,
    }),
    administrator: t.field({
      type: PersonType,
      nullable: true,
      description: "Who runs it and signs in for it; null while nobody was named.",
      resolve: (seller) => seller.administrator,
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: sellerVersion }),
    ...viewerCanFields(t, "Seller", "delete it"),
  }),
});

/** The orders of a list of locations. */
export const sellerOrder = orderInput("Seller", "locations", {
  NAME: {
    rest: "business_name",
    kind: "text",
    value: (seller: Seller) => seller.name,
    description: "By name, upper and lower case alike.",
  },
  PRODUCTS: {
    rest: "products_count",
    kind: "number",
    value: (seller: Seller) => seller.productCount ?? 0,
    description: "By how many products they have.",
  },
  ...timeOrders,
});

/**
 * Whether the user is shown which locations there are: with `SELLER_READ`, and by name alone who adds products for the whole
 * company, which needs one. What a program may see is said in so many words.
 */
const mayListSellers = (user: SessionUser): boolean =>
  allows(user, "SELLER_READ") ||
  (user.kind === "owner" && isInPerson(user) && allows(user, "PRODUCT_CREATE"));

/** Whether the user is shown the names of locations and no more of them. */
const seesNamesOnly = (user: SessionUser): boolean => mayListSellers(user) && !allows(user, "SELLER_READ");

/**
 * The call that lists the company's locations. Whoever may not see all of them gets a list of their own one. Who sees names
 * only gets all of it at once: the service would search what they may not read.
 */
async function sellerList(context: Context, user: SessionUser): Promise<ListCall | readonly Seller[]> {
  if (seesNamesOnly(user)) return loadAllSellers(context, user);
  if (mayListSellers(user)) return { ...sellerListCall(user), isExtension: true };
  const own = user.sellerId === null ? null : await sellers.load(context, user.sellerId);
  return own === null ? [] : [own];
}

/** Whether a list is ordered or narrowed by something else than names and ids, which would tell of it. */
function asksForMore({
  filter,
  orderBy,
}: ListArguments & {
  readonly filter?: SellerFilter | null | undefined;
  readonly orderBy?: Parameters<typeof sellerOrder.of>[0];
}): boolean {
  const { ids: _, ...others } = filter ?? {};
  const isNarrowed = Object.values(others).some((given) => given != null);
  return (orderBy?.field ?? "NAME") !== "NAME" || isNarrowed;
}

builder.objectFields(ViewerType, (t) => ({
  seller: t.field({
    open: true,
    type: SellerObject,
    nullable: true,
    description: "The location a seller acts for; null for an owner.",
    resolve: (viewer, _args, context) =>
      viewer.sellerId === null ? null : sellers.load(context, viewer.sellerId),
  }),
  sellers: t.field({
    type: SellerConnection,
    ...semanticNonNull,
    description:
      "Locations of the company. A seller sees only their own; who adds products for the company sees their names without `SELLER_READ`, and finds and orders them by nothing else.",
    args: {
      filter: t.arg({ type: SellerFilterInput, description: "Only those that meet all of its conditions." }),
      ...searchArgument("name, legal name or area"),
      orderBy: t.arg({ type: sellerOrder.input, description: "By name, ascending, when not given." }),
      ...connectionArguments,
    },
    async resolve(viewer, args, context) {
      const isOfNames = seesNamesOnly(viewer);
      if (isOfNames && asksForMore(args)) throw new ForbiddenError();
      const conditions = sellerConditions(args.filter ?? {});
      const pageFrom = (from: ListCall | readonly Seller[]) =>
        ownedPage(context, viewer, args, {
          from: conditions === null ? [] : from,
          record: sellerRecord,
          conditions: conditions ?? [],
          typeName: "Seller",
          order: sellerOrder.of(args.orderBy),
          texts: ({ name, legalName, address }) => (isOfNames ? [name] : [name, legalName, address.area]),
        });
      try {
        return await pageFrom(await sellerList(context, viewer));
      } catch (error) {
        if (!(error instanceof RestError) || error.kind !== "not-offered") throw error;
        const found = await loadNamesake(context, viewer);
        if (found.length === 0) throw error;
        return pageFrom(found);
      }
    },
  }),
}));

audited({
  type: SellerObject,
  records: sellers,
  tables: { seller: sameId },
  nameOf: (seller) => seller.name,
  fields: [sellerFields],
  parts: { administrator: { administeredWith } },
  columns: {
    seller_type: { path: ["type"], label: "Type", kind: "TEXT", words: codeWords(sellerTypes) },
    business_type: { path: ["businessType"], label: "Business type", kind: "TEXT", words: businessTypeWords },
    suspended_at: { path: ["suspendedAt"], label: "Suspended since", kind: "INSTANT" },
  },
});

import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { BannerFilter, bannerOrder } from "../banner/type.ts";
import { BrandFilter, brandOrder } from "../brand/type.ts";
import { CollectionFilter, collectionOrder } from "../collection/type.ts";
import { deliveryUserConditions, DeliveryUserFilterInput } from "../deliveryUser/list.ts";
import { deliveryUserOrder } from "../deliveryUser/type.ts";
import { FulfilmentFilterInput, readFulfilmentFilter } from "../fulfilment/filter.ts";
import { mayNarrow } from "../fulfilment/list.ts";
import { fulfilmentOrder } from "../fulfilment/order.ts";
import type { ListFilter } from "../graphql/listFilter.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { ManufacturerFilter, manufacturerOrder } from "../manufacturer/type.ts";
import { OrderFilterInput, readOrderFilter } from "../order/listFilter.ts";
import { orderOrder } from "../order/list.ts";
import { pickupPointConditions, PickupPointFilterInput } from "../pickupPoint/list.ts";
import { pickupPointOrder } from "../pickupPoint/type.ts";
import { readProductFilter } from "../product/filter.ts";
import { productOrder } from "../product/list.ts";
import { ProductFilterInput } from "../product/queries.ts";
import { StaffKindEnum } from "../role/enums.ts";
import { RoleFilter } from "../role/list.ts";
import { roleOrder } from "../role/type.ts";
import { type RoleKind, roleKinds } from "../role/words.ts";
import { sellerConditions, SellerFilterInput } from "../seller/filter.ts";
import { sellerOrder } from "../seller/type.ts";
import { staffConditions, StaffFilterInput } from "../staff/list.ts";
import { staffOrder } from "../staff/type.ts";
import { vendorConditions, VendorFilterInput } from "../vendor/list.ts";
import { vendorOrder } from "../vendor/type.ts";
import { type ExportedList, exportedList, type ListGiven, listInput } from "./exportedList.ts";
import { AuditListInput, categories, CategoryListInput, type GivenTo, trail } from "./ownLists.ts";
import { allOf, common, newestFirst, ordinary } from "./ordinaryList.ts";

const productInput = listInput({
  typeName: "Product",
  like: "products",
  filter: ProductFilterInput,
  orders: productOrder,
});
const products = (list: string) =>
  ordinary(list, productOrder, (filter: object) => readProductFilter(filter)?.query ?? null);

const fulfilmentInput = listInput({
  typeName: "Fulfilment",
  like: "fulfilments",
  filter: FulfilmentFilterInput,
  orders: fulfilmentOrder,
});
const fulfilments = (list: string) => ({
  names: [list],
  asksFor: "ORDER_READ" as const,
  input: fulfilmentInput,
  mayHave: (user: SessionUser, { filter }: ListGiven<object, string>) => mayNarrow(user, filter),
  wanted: ordinary(
    list,
    fulfilmentOrder,
    (filter: object) => readFulfilmentFilter(filter)?.query ?? null,
    newestFirst,
  ),
});

interface OfKind {
  readonly kind: RoleKind;
}

type ManufacturerGiven = GivenTo<typeof manufacturerOrder> & { readonly sellerId?: string | null };
type StaffGiven = GivenTo<typeof staffOrder, Parameters<typeof staffConditions>[0] & ListFilter>;
type RoleGiven = GivenTo<typeof roleOrder> & Partial<OfKind>;

/**
 * Every list that can be written into a file, by the field of the viewer that it is like: one entry for each. What is exported
 * as it is shown is exported by what its list takes.
 */
export const exportedLists: Readonly<Record<string, ExportedList>> = {
  brands: exportedList({
    kind: "BRANDS",
    what: "brands",
    names: ["brand"],
    description: "Brands.",
    input: listInput({ typeName: "Brand", like: "brands", filter: BrandFilter, orders: brandOrder }),
    wanted: ordinary("brand", brandOrder, common("Brand")),
  }),
  categories: exportedList({
    kind: "CATEGORIES",
    what: "categories of a level",
    names: ["category1", "category2", "category3"],
    description: "Categories of one level.",
    input: CategoryListInput,
    wanted: categories,
  }),
  manufacturers: exportedList({
    kind: "MANUFACTURERS",
    what: "manufacturers",
    names: ["manufacturer"],
    description: "Manufacturers: of the viewer's location, or with `SELLER_READ` of all.",
    input: listInput(
      {
        typeName: "Manufacturer",
        like: "manufacturers",
        filter: ManufacturerFilter,
        orders: manufacturerOrder,
      },
      (t) => ({ sellerId: t.id({ description: "As the list's own.", extensions: { names: "Seller" } }) }),
    ),
    mayRead: (user) => user.kind === "seller" || allows(user, "SELLER_READ"),
    wanted: (user, { sellerId, ...given }: ManufacturerGiven) => {
      const location = sellerId == null ? null : idOfType("Seller", sellerId);
      if (sellerId != null && location === null) return null;
      const found = ordinary("manufacturer", manufacturerOrder, common("Manufacturer"))(user, given);
      return found && { ...found, query: { ...found.query, seller_id: location ?? undefined } };
    },
  }),
  collections: exportedList({
    kind: "COLLECTIONS",
    what: "collections",
    names: ["collection"],
    description: "Collections.",
    input: listInput({
      typeName: "Collection",
      like: "collections",
      filter: CollectionFilter,
      orders: collectionOrder,
    }),
    wanted: ordinary("collection", collectionOrder, common("Collection")),
  }),
  banners: exportedList({
    kind: "BANNERS",
    what: "banners",
    names: ["banner"],
    description: "Banners.",
    input: listInput({ typeName: "Banner", like: "banners", filter: BannerFilter, orders: bannerOrder }),
    wanted: ordinary("banner", bannerOrder, common("Banner")),
  }),
  products: exportedList({
    kind: "PRODUCTS",
    what: "products",
    names: ["product"],
    description: "Products: of the viewer's location, or of all. In JSONL with their variants and images.",
    input: productInput,
    wanted: products("product"),
  }),
  variants: exportedList({
    kind: "VARIANTS",
    what: "variants of products",
    names: ["variant"],
    description: "The variants of these products, a row for each.",
    input: productInput,
    wanted: products("variant"),
  }),
  orders: exportedList({
    kind: "ORDERS",
    what: "whole orders",
    names: ["order"],
    description: "Whole orders, for the company's people. In JSONL with their fulfilments and lines.",
    asksFor: "ORDER_READ",
    input: listInput({ typeName: "Order", like: "orders", filter: OrderFilterInput, orders: orderOrder }),
    mayHave: (user) => user.kind === "owner",
    wanted: ordinary(
      "order",
      orderOrder,
      (filter: object) => readOrderFilter(filter)?.query ?? null,
      newestFirst,
    ),
  }),
  fulfilments: exportedList({
    ...fulfilments("fulfilment"),
    kind: "FULFILMENTS",
    what: "what locations send",
    description: "What locations send: of the viewer's location, or of all. In JSONL with their lines.",
  }),
  orderLines: exportedList({
    ...fulfilments("order_line"),
    kind: "ORDER_LINES",
    what: "lines of what locations send",
    description: "The lines of these fulfilments, a row for each.",
  }),
  taxDocuments: exportedList({
    ...fulfilments("tax_document"),
    kind: "TAX_DOCUMENTS",
    what: "invoices, bills and credit notes",
    description: "The invoices, bills and credit notes of these fulfilments, a row for each.",
  }),
  sellers: exportedList({
    kind: "LOCATIONS",
    what: "locations",
    names: ["seller"],
    description: "Locations.",
    asksFor: "SELLER_READ",
    input: listInput({ typeName: "Seller", like: "sellers", filter: SellerFilterInput, orders: sellerOrder }),
    wanted: ordinary("seller", sellerOrder, (filter: Parameters<typeof sellerConditions>[0]) =>
      allOf("Seller", filter, sellerConditions(filter)),
    ),
  }),
  staff: exportedList({
    kind: "PEOPLE",
    what: "people",
    names: ["company_staff", "location_staff"],
    description: "Who acts for the company, or for locations: what asks for `PERSON_UPDATE` is in no file.",
    asksFor: "PERSON_READ",
    input: listInput(
      { typeName: "StaffMember", like: "staff", filter: StaffFilterInput, orders: staffOrder },
      (t) => ({ kind: t.field({ type: StaffKindEnum, required: true, description: "Whom they act for." }) }),
    ),
    mayHave: (user, { kind }: OfKind) => user.kind === "owner" || kind === "LOCATION",
    wanted: (user, { kind, ...given }: StaffGiven & OfKind) =>
      ordinary(
        kind === "COMPANY" ? "company_staff" : "location_staff",
        staffOrder,
        (filter: Parameters<typeof staffConditions>[0] & ListFilter) =>
          allOf("StaffMember", filter, staffConditions(filter)),
      )(user, given),
  }),
  roles: exportedList({
    kind: "ROLES",
    what: "roles",
    names: ["role"],
    description: "Roles: those that every company has, and the company's own.",
    asksFor: "PERSON_READ",
    input: listInput(
      { typeName: "CompanyRole", like: "roles", filter: RoleFilter, orders: roleOrder },
      (t) => ({ kind: t.field({ type: StaffKindEnum, description: "As the list's own." }) }),
    ),
    wanted: (user, { kind, ...given }: RoleGiven) => {
      const found = ordinary("role", roleOrder, common("CompanyRole"))(user, given);
      const word = Object.entries(roleKinds).find(([, value]) => value === kind)?.[0];
      return found && { ...found, query: { ...found.query, role_kind: word } };
    },
  }),
  deliveryUsers: exportedList({
    kind: "DELIVERY_USERS",
    what: "delivery users",
    names: ["delivery_user"],
    description: "Who brings orders; a location's people get those who deliver for it.",
    asksFor: "DELIVERY_USER_READ",
    input: listInput({
      typeName: "DeliveryUser",
      like: "deliveryUsers",
      filter: DeliveryUserFilterInput,
      orders: deliveryUserOrder,
    }),
    wanted: ordinary(
      "delivery_user",
      deliveryUserOrder,
      (filter: Parameters<typeof deliveryUserConditions>[1], user) =>
        allOf("DeliveryUser", filter, deliveryUserConditions(user, filter)),
    ),
  }),
  pickupPoints: exportedList({
    kind: "PICKUP_POINTS",
    what: "pickup points",
    names: ["pickup_point"],
    description: "Pickup points.",
    asksFor: "PICKUP_POINT_READ",
    input: listInput({
      typeName: "PickupPoint",
      like: "pickupPoints",
      filter: PickupPointFilterInput,
      orders: pickupPointOrder,
    }),
    wanted: ordinary(
      "pickup_point",
      pickupPointOrder,
      (filter: Parameters<typeof pickupPointConditions>[0]) =>
        allOf("PickupPoint", filter, pickupPointConditions(filter)),
    ),
  }),
  vendors: exportedList({
    kind: "VENDORS",
    what: "vendors",
    names: ["vendor"],
    description: "Vendors, without where they are paid.",
    asksFor: "VENDOR_READ",
    input: listInput({ typeName: "Vendor", like: "vendors", filter: VendorFilterInput, orders: vendorOrder }),
    wanted: ordinary("vendor", vendorOrder, (filter: Parameters<typeof vendorConditions>[0] & ListFilter) =>
      allOf("Vendor", filter, vendorConditions(filter)),
    ),
  }),
  audit: exportedList({
    kind: "AUDIT",
    what: "the audit trail",
    names: ["audit"],
    description:
      "The audit trail, the oldest entry first. When the file is read it has what `Viewer.audit` shows to its reader then, and no more.",
    asksFor: "AUDIT_READ",
    input: AuditListInput,
    wanted: trail,
  }),
};

const byName: ReadonlyMap<string, ExportedList> = new Map(
  Object.values(exportedLists).flatMap((list) => list.names.map((name) => [`export_${name}`, list])),
);

/** The list that a job writes, by the service's name of its kind. */
export const listOfKind = (kind: string): ExportedList | undefined => byName.get(kind);

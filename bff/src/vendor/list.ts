import type { SessionUser } from "../access/user.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments } from "../graphql/connectionType.ts";
import type { Context } from "../graphql/context.ts";
import { filterFields, type ListFilter, readFilter } from "../graphql/listFilter.ts";
import { listPage } from "../graphql/listPage.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { type Page, pageOfWholeList } from "../graphql/page.ts";
import { type ConnectionArguments, readPageWindow } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch, searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { type Condition, oneOf, provinces } from "../graphql/condition.ts";
import { ViewerType } from "../session/viewer.ts";
import { PaymentTermsEnum, VendorStatusEnum } from "./enums.ts";
import { type Vendor, vendorRecord } from "./record.ts";
import { mayReadVendors, vendors } from "./source.ts";
import { VendorConnection, vendorOrder } from "./type.ts";
import { type PaymentTerms, paymentTerms, type VendorStatus, vendorStatuses } from "./words.ts";

/** What a list of vendors can be narrowed to, beside what every list can. */
export interface VendorConditions {
  readonly status?: VendorStatus | null | undefined;
  readonly paymentTerms?: readonly PaymentTerms[] | null | undefined;
  readonly provinceCodes?: readonly string[] | null | undefined;
  readonly categoryId?: string | null | undefined;
}

interface VendorFilter extends ListFilter, VendorConditions {}

export const VendorFilterInput = builder.inputType("VendorFilter", {
  description: "What a list of vendors can be narrowed to; the conditions hold together.",
  fields: (t) => ({
    status: t.field({ type: VendorStatusEnum, description: "Those that are blocked, or are not." }),
    paymentTerms: t.field({ type: [PaymentTermsEnum], description: "Those with one of these terms." }),
    provinceCodes: t.stringList({ description: "Those in one of these states, by code." }),
    categoryId: t.id({
      description: "Those that supply this category, or one below it.",
      extensions: { names: "Category" },
    }),
    ...filterFields(t, "Vendor"),
  }),
});

interface VendorArguments extends ConnectionArguments {
  readonly search?: string | null | undefined;
  readonly filter?: VendorFilter | null | undefined;
  readonly orderBy?: Parameters<typeof vendorOrder.of>[0];
}

/** That supply a category or one below it, which the service alone can tell; null for an id of something else. */
function supplying(given: string | null | undefined): Condition<Vendor>[] | null {
  if (given === null || given === undefined) return [];
  const id = idOfType("Category", given);
  if (id === null || !/^[123]-[1-9]\d{0,8}$/.test(id)) return null;
  return [{ query: { category: id }, matches: () => true }];
}

/** What a filter asks for. Null when nothing can match. */
export function vendorConditions(filter: VendorConditions): Condition<Vendor>[] | null {
  const inStates = provinces("stateshort", filter.provinceCodes, (row: Vendor) => row.address.provinceCode);
  const ofCategory = supplying(filter.categoryId);
  if (inStates === null || ofCategory === null) return null;
  return [
    ...oneOf("vendor_status", vendorStatuses, filter.status && [filter.status], (row: Vendor) => row.status),
    ...oneOf("payment_terms", paymentTerms, filter.paymentTerms, (row: Vendor) => row.paymentTerms),
    ...inStates,
    ...ofCategory,
  ];
}

async function listVendors(
  context: Context,
  user: SessionUser,
  args: VendorArguments,
): Promise<Page<Vendor>> {
  const order = vendorOrder.of(args.orderBy);
  const window = readPageWindow(args, order);
  const search = readSearch(args.search);
  const common = readFilter<Vendor>("Vendor", args.filter);
  const conditions = vendorConditions(args.filter ?? {});
  if (common === null || conditions === null || !mayReadVendors(user))
    return pageOfWholeList(window, order, []);
  const query = Object.assign({}, common.query, ...conditions.map((one) => one.query));
  const isAskedFor = (row: Vendor): boolean =>
    common.matches(row) && conditions.every(({ matches }) => matches(row));
  const hasText = ({ name, legalName, contactName, phone, gstinNumber }: Vendor): boolean =>
    matchesSearch(search, name, legalName, contactName, phone, gstinNumber);
  return listPage(window, {
    order,
    async fetch(page) {
      const list = { template: `${vendors.path}/company_po_id/{id}`, params: { id: user.companyId } };
      const read = { ...list, query: { ...query, q: search, ...page } };
      const response = await readExtensionList(context.rest, user, read, vendorRecord);
      vendors.primeAll(context, response.rows);
      return response;
    },
    matches: (row) => isAskedFor(row) && hasText(row),
    isAskedFor,
    hasText,
  });
}

builder.objectField(ViewerType, "vendors", (t) =>
  t.field({
    type: VendorConnection,
    ...semanticNonNull,
    description: "Who supplies the company. None for who lacks `VENDOR_READ`.",
    args: {
      ...searchArgument("name, legal name, contact, phone or GSTIN"),
      ...builder.args((a) => ({
        filter: a.field({ type: VendorFilterInput, description: "All of them when not given." }),
        orderBy: a.field({ type: vendorOrder.input, description: "By name when not given." }),
      })),
      ...connectionArguments,
    },
    resolve: (viewer, args, context) => listVendors(context, viewer, args),
  }),
);

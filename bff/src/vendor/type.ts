import { AddressType } from "../address/type.ts";
import { audited, sameId } from "../audit/audited.ts";
import { categories } from "../category/source.ts";
import { CategoryType } from "../category/type.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { InputWarningType } from "../graphql/inputWarning.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { versionDescription } from "../graphql/version.ts";
import { viewerCanFields } from "../graphql/viewerCanFields.ts";
import { EnterpriseClassEnum, PaymentTermsEnum, VendorStatusEnum } from "./enums.ts";
import { blockFields, vendorFields, vendorVersion } from "./fields.ts";
import type { Vendor } from "./record.ts";
import { mayReadVendors, vendors } from "./source.ts";
import { vendorWarnings } from "./warnings.ts";

/** Who supplies the company. */
export const VendorType = builder.objectRef<Vendor>("Vendor");

/** Its connection and edge. */
export const { connection: VendorConnection, edge: VendorEdge } = connectionTypes(
  "Vendor",
  "vendors",
  VendorType,
);

builder.node(VendorType, {
  description: "Who supplies the company. Not a location, which sells. Asks for `VENDOR_READ`.",
  readBy: mayReadVendors,
  id: { resolve: (vendor) => vendor.id },
  loadOne: (id, context) => vendors.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "Its id in the REST service (`vendor_id`)." }),
    name: t.exposeString("name", { description: "Unique in the company." }),
    legalName: t.exposeString("legalName", { nullable: true, description: "The name in contracts." }),
    contactName: t.exposeString("contactName", { nullable: true, description: "Who is talked to there." }),
    phone: t.exposeString("phone", { description: "7 to 15 digits." }),
    email: t.exposeString("email", { nullable: true, description: "Null when there is none." }),
    websiteUrl: t.exposeString("websiteUrl", { nullable: true, description: "Null when there is none." }),
    gstinNumber: t.exposeString("gstinNumber", {
      nullable: true,
      description: "Goods and services tax identification number, upper case.",
    }),
    panNumber: t.exposeString("panNumber", {
      nullable: true,
      description: "Permanent account number, upper case.",
    }),
    udyamNumber: t.exposeString("udyamNumber", {
      nullable: true,
      description: "The registration as a small enterprise, upper case.",
    }),
    enterpriseClass: t.expose("enterpriseClass", {
      type: EnterpriseClassEnum,
      nullable: true,
      description: "The size that the registration says.",
    }),
    address: t.expose("address", { type: AddressType, description: "Where it is." }),
    paymentTerms: t.expose("paymentTerms", { type: PaymentTermsEnum, description: "When it is paid." }),
    categories: t.field({
      type: [CategoryType],
      most: 50,
      description: "What it supplies, by level; categories that are gone are left out.",
      async resolve({ categoryIds }, _args, context) {
        const found = await Promise.all(categoryIds.slice(0, 50).map((id) => categories.load(context, id)));
        return found.filter((category) => category !== null);
      },
    }),
    note: t.exposeString("note", { nullable: true, description: "For the company alone." }),
    status: t.expose("status", {
      type: VendorStatusEnum,
      description: "Whether anything is bought of it.",
    }),
    blockReason: t.exposeString("blockReason", { nullable: true, description: "Why it is blocked." }),
    warnings: t.field({
      type: [InputWarningType],
      most: 6,
      description: "What looks wrong about its numbers and its terms; it is saved all the same.",
      resolve: (vendor, _args) => vendorWarnings(vendor),
    }),
    sameGstin: t.field({
      type: [VendorType],
      most: 5,
      description: "Others of the company with the same GSTIN, the oldest first: it may be one vendor twice.",
      async resolve({ sameGstinIds }, _args, context) {
        const found = await Promise.all(sameGstinIds.slice(0, 5).map((id) => vendors.load(context, id)));
        return found.filter((vendor) => vendor !== null);
      },
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: vendorVersion }),
    ...viewerCanFields(t, "Vendor"),
  }),
});

/** The orders of a list of vendors. */
export const vendorOrder = orderInput("Vendor", "vendors", {
  NAME: {
    rest: "vendor_name",
    kind: "text",
    value: (vendor: Vendor) => vendor.name,
    description: "By name, upper and lower case alike.",
  },
  ...timeOrders,
});

audited({
  type: VendorType,
  records: vendors,
  tables: { vendor: sameId },
  nameOf: (vendor) => vendor.name,
  fields: [vendorFields, blockFields],
  columns: {
    merged_from: { path: ["mergedFrom"], label: "Merged with", kind: "TEXT" },
  },
});

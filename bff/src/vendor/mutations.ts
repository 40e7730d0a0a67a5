import { completeAddress } from "../address/input.ts";
import { categories } from "../category/source.ts";
import { addMutation } from "../graphql/addMutation.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editMutation } from "../graphql/editMutation.ts";
import { idOf, type RestBody, toRestBody, version } from "../graphql/inputFields.ts";
import { refuse } from "../graphql/validate.ts";
import { type SeenRecord, sendUnlessStale } from "../graphql/version.ts";
import { offered } from "../rest/orDocumented.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { blockFields, vendorFields } from "./fields.ts";
import { vendorEditing, vendors } from "./source.ts";
import { VendorEdge, vendorOrder, VendorType } from "./type.ts";

const noun = { noun: "vendor", of: vendorEditing, type: VendorType };

/** The categories as the service names them, checked to be the company's. Throws `NotFoundError`. */
async function suppliedBy(context: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await Promise.all(ids.map((id) => categories.require(context, id)));
  return rows.map(({ id }) => id);
}

addMutation({
  ...noun,
  description: "Adds a vendor of the viewer's company.",
  permission: "VENDOR_CREATE",
  edge: VendorEdge,
  order: "by name",
  orders: vendorOrder,
  fields: vendorFields,
  async body(values, context) {
    const [categoryIds, address] = await Promise.all([
      suppliedBy(context, values.categoryIds),
      completeAddress(context, values.address, "address", "State is required"),
    ]);
    return {
      ...toRestBody(vendorFields, { ...values, categoryIds, address }),
      company_po_id: toRestId(currentUser(context).companyId),
    };
  },
});

editMutation({
  ...noun,
  description: "Changes a vendor of the viewer's company.",
  permission: "VENDOR_UPDATE",
  fields: vendorFields,
  async body(values, context) {
    const [categoryIds, address] = await Promise.all([
      values.categoryIds && suppliedBy(context, values.categoryIds),
      values.address && completeAddress(context, values.address, "address", "State is required"),
    ]);
    return toRestBody(vendorFields, { ...values, categoryIds, address });
  },
});

deleteMutation({
  ...noun,
  description: "Deletes a vendor of the viewer's company, and its bank account with it.",
  permission: "VENDOR_DELETE",
  which: "A vendor that nothing refers to.",
  done: "The vendor was deleted.",
});

async function setStatus(context: Context, seen: SeenRecord, body: RestBody) {
  const row = await vendorEditing.records.require(context, seen.id);
  const response = await offered(
    sendUnlessStale(context, vendorEditing, row, seen.version, {
      method: "PUT",
      template: `${vendors.path}/vendor_status/{id}`,
      params: { id: row.id },
      body,
    }),
  );
  return { vendor: await vendors.written(context, response.body, { row }) };
}

changeMutation({
  name: "blockVendor",
  description: "Says that nothing is bought of a vendor any more.",
  permission: "VENDOR_UPDATE",
  input: {
    description: "A vendor of which nothing is bought.",
    argument: "Which vendor, and why.",
    fields: { id: idOf("Vendor", "The vendor."), ...blockFields, version },
  },
  run: ({ id, version, ...values }, context) =>
    setStatus(context, { id, version }, { vendor_status: "blocked", ...toRestBody(blockFields, values) }),
  success: {
    description: "It is blocked.",
    fields: (t) => ({
      vendor: t.expose("vendor", { type: VendorType, description: "The vendor as it is now." }),
    }),
  },
});

changeMutation({
  name: "unblockVendor",
  description: "Ends the block of a vendor.",
  permission: "VENDOR_UPDATE",
  input: {
    description: "A block that ends.",
    argument: "Which vendor.",
    fields: { id: idOf("Vendor", "The vendor."), version },
  },
  run: (seen, context) => setStatus(context, seen, { vendor_status: "active" }),
  success: {
    description: "It is bought of again.",
    fields: (t) => ({
      vendor: t.expose("vendor", { type: VendorType, description: "The vendor as it is now." }),
    }),
  },
});

changeMutation({
  name: "mergeVendor",
  description:
    "Makes one vendor of two and deletes the first, both or neither. The one that stays gets all categories of both, and of the other whatever it had nothing for.",
  permission: "VENDOR_DELETE",
  input: {
    description: "Two vendors that are the same.",
    argument: "Which two.",
    fields: {
      id: idOf("Vendor", "The vendor that goes."),
      intoId: { ...idOf("Vendor", "The vendor that stays."), rest: "into_id" },
      version: { ...version, description: `${version.description} It is that of the vendor that goes.` },
    },
  },
  async run(input, context) {
    const { records } = vendorEditing;
    const [from, into] = await Promise.all([
      records.require(context, input.id),
      records.require(context, input.intoId),
    ]);
    if (from.id === into.id) refuse("intoId", "A vendor cannot be merged with itself");
    const response = await sendUnlessStale(context, vendorEditing, from, input.version, {
      method: "POST",
      template: `${vendors.path}/{id}/merge`,
      params: { id: from.id },
      body: { into_id: toRestId(into.id) },
    });
    vendors.forget(context, from.id);
    const vendor = await vendors.written(context, response.body, { row: into });
    return { vendor, deletedId: input.id };
  },
  success: {
    description: "One vendor is left.",
    fields: (t) => ({
      vendor: t.expose("vendor", { type: VendorType, description: "The vendor that stays." }),
      deletedId: t.exposeID("deletedId", { description: "The id of the vendor that is gone." }),
    }),
  },
});

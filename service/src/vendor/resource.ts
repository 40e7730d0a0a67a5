import { sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { optionalLines, pathId, requiredWhole } from "../http/field.ts";
import { malformed, notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { vendorBankOperations, vendorBankRecord } from "./bank.ts";
import { checkCategories, vendorFields } from "./fields.ts";
import { mergeBody, mergeVendor } from "./merge.ts";
import { vendorRecord, vendors } from "./record.ts";

export const addVendor = vendors.add({
  origin: "extension",
  summary: "Adds a vendor",
  fields: { ...vendorFields, company_po_id: requiredWhole("company_po_id is required") },
  async complete({ company_po_id, category_ids }, db) {
    await checkCategories(db, company_po_id, category_ids);
    return {};
  },
});

export const removeVendor = vendors.remove();

export const editVendor = vendors.edit(vendorFields, async ({ category_ids }, db, id) => {
  if (category_ids !== undefined) {
    const { company_po_id } = await vendors.read(db, id);
    await checkCategories(db, company_po_id, category_ids);
  }
  return {};
});

/** Who supplies companies. */
export const vendor: Resource = {
  records: { Vendor: vendorRecord, VendorBank: vendorBankRecord },
  constraints: {
    vendor_name_key: { field: "vendor_name", message: "Vendor Name Already Exist" },
  },
  operations: [
    vendors.byIds(),
    vendors.one("extension"),
    ...vendors.by({ segment: "company_po_id", origin: "extension" }),
    addVendor,
    editVendor,
    removeVendor,
    operation({
      method: "PUT",
      path: "/v1/companyVendor/vendor_status/{vendor_id}",
      origin: "extension",
      tagPath: "/v1/companyVendor/{vendor_id}",
      summary: "Blocks a vendor with a reason, or unblocks it",
      params: v.object({ vendor_id: pathId }),
      body: v.object({
        vendor_status: v.picklist(["active", "blocked"], "Must be active or blocked"),
        status_reason: optionalLines(500),
      }),
      response: vendorRecord,
      async handle({ params: { vendor_id }, body }, { db }) {
        await block(db, vendor_id, body);
        return vendors.read(db, vendor_id);
      },
    }),
    operation({
      method: "POST",
      path: "/v1/companyVendor/{vendor_id}/merge",
      tagPath: "/v1/companyVendor/{vendor_id}",
      origin: "extension",
      summary:
        "Makes one vendor of two and deletes the first; answers the one that stays, with what it had nothing for and all categories of both",
      params: v.object({ vendor_id: pathId }),
      body: mergeBody,
      response: vendorRecord,
      async handle({ params, body }, { db }) {
        await mergeVendor(db, params.vendor_id, body.into_id);
        return vendors.read(db, body.into_id);
      },
    }),
    ...vendorBankOperations,
  ],
};

interface Block {
  readonly vendor_status: "active" | "blocked";
  readonly status_reason: string | null;
}

async function block(db: Connection, vendor_id: number, body: Block): Promise<void> {
  const isBlocked = body.vendor_status === "blocked";
  if (isBlocked && body.status_reason === null)
    throw malformed("Reason is required", { status_reason: "Reason is required" });
  const changed = await db
    .updateTable("vendor")
    .set({
      vendor_status: body.vendor_status,
      status_reason: isBlocked ? body.status_reason : null,
      updated_at: sql`now()`,
    })
    .where("vendor_id", "=", vendor_id)
    .returning("vendor_id")
    .executeTakeFirst();
  if (changed === undefined) throw notFound("Vendor");
}

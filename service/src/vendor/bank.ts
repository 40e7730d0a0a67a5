import { sql } from "kysely";
import * as v from "valibot";
import { accountFields } from "../companyBank/fields.ts";
import type { Connection } from "../http/context.ts";
import { pathId } from "../http/field.ts";
import { notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import { id, instant } from "../http/responseFields.ts";
import { vendors } from "./record.ts";

/** The bank account of a vendor, without its number. */
export const vendorBankRecord = v.object({
  vendor_id: id,
  company_po_id: id,
  account_holder: v.string(),
  bank_name: v.string(),
  branch_name: v.string(),
  account_number_end: v.string(),
  ifsc: v.string(),
  account_type: v.picklist(["SAVINGS", "CURRENT"]),
  created_at: instant,
  updated_at: instant,
});

const vendorPath = {
  path: "/v1/companyVendor/bank/{vendor_id}",
  origin: "extension",
  params: v.object({ vendor_id: pathId }),
} as const;

/** At most one. Of its number only the last four digits are answered. */
async function readAccount(db: Connection, vendor_id: number) {
  await vendors.read(db, vendor_id);
  return db
    .selectFrom("vendor_bank")
    .select([
      "vendor_id",
      "company_po_id",
      "account_holder",
      "bank_name",
      "branch_name",
      "account_number_end",
      "ifsc",
      "account_type",
      "created_at",
      "updated_at",
    ])
    .where("vendor_id", "=", vendor_id)
    .execute();
}

/** Where vendors are paid. */
export const vendorBankOperations = [
  operation({
    ...vendorPath,
    method: "GET",
    summary: "The bank account of a vendor: none or one",
    response: v.array(vendorBankRecord),
    handle: ({ params: { vendor_id } }, { db }) => readAccount(db, vendor_id),
  }),
  operation({
    ...vendorPath,
    method: "PUT",
    summary: "Puts a bank account in the place of the one that a vendor had",
    body: v.object(accountFields),
    response: v.array(vendorBankRecord),
    async handle({ params: { vendor_id }, body }, { db }) {
      const { company_po_id } = await vendors.read(db, vendor_id);
      await db
        .insertInto("vendor_bank")
        .values({ ...body, vendor_id, company_po_id })
        .onConflict((conflict) => conflict.column("vendor_id").doUpdateSet(body))
        .execute();
      return readAccount(db, vendor_id);
    },
  }),
  operation({
    ...vendorPath,
    method: "DELETE",
    summary: "Forgets the bank account of a vendor",
    response: v.object({ vendor_id: id }),
    async handle({ params: { vendor_id } }, { db }) {
      const gone = await db
        .deleteFrom("vendor_bank")
        .where("vendor_id", "=", vendor_id)
        .returning(sql<number>`vendor_id`.as("vendor_id"))
        .executeTakeFirst();
      if (gone === undefined) throw notFound("Bank account");
      return gone;
    },
  }),
];

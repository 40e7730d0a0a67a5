import { type Selectable, sql } from "kysely";
import * as v from "valibot";
import { addressOf } from "../address/columns.ts";
import type { Connection } from "../http/context.ts";
import { requiredWhole } from "../http/field.ts";
import { broken, notFound } from "../http/httpError.ts";
import type { VendorTable } from "./table.ts";

/** The body of a merge: the vendor that stays. */
export const mergeBody = v.object({ into_id: requiredWhole("into_id is required") });

type Row = Selectable<VendorTable>;

/** What is taken over from the one that goes where the other has nothing; what belongs together goes together. */
const groups: readonly (readonly (keyof Row)[])[] = [
  ["legal_name"],
  ["contact_name"],
  ["email_id"],
  ["web_url"],
  ["gstin_number"],
  ["pan_number"],
  ["msme_registration", "msme_class"],
  ["note"],
];

function takenOver(from: Row, into: Row): Partial<Row> {
  const isEmpty = (row: object): boolean => Object.values(row).every((value) => value === null);
  const part = (row: Row, group: readonly (keyof Row)[]): Partial<Row> =>
    Object.fromEntries(group.map((field) => [field, row[field]]));
  return Object.assign(
    {},
    ...groups.flatMap((group) => (isEmpty(part(into, group)) ? [part(from, group)] : [])),
    isEmpty(addressOf(into)) ? addressOf(from) : {},
  );
}

/**
 * Makes one vendor of two: the one that stays gets the categories of the other, and whatever it had nothing for, its bank account
 * among it. Runs in the caller's transaction; both are locked in the order of their ids, so that two merges of the same pair
 * wait for each other.
 * @throws HttpError 404 for an unknown vendor, 422 when the other one is itself, unknown or of another company, and when both
 * together have too many categories
 */
export async function mergeVendor(db: Connection, id: number, intoId: number): Promise<void> {
  if (id === intoId) throw broken("A vendor cannot be merged with itself", "into_id");
  const locked = await db
    .selectFrom("vendor")
    .selectAll()
    .where("vendor_id", "in", [id, intoId])
    .orderBy("vendor_id")
    .forUpdate()
    .execute();
  const from = locked.find((row) => row.vendor_id === id);
  const into = locked.find((row) => row.vendor_id === intoId);
  if (from === undefined) throw notFound("Vendor");
  if (into?.company_po_id !== from.company_po_id) throw broken("The vendor does not exist", "into_id");
  const category_ids = [...new Set([...into.category_ids, ...from.category_ids])];
  if (category_ids.length > 50) throw broken("Both together have more than 50 categories", "into_id");
  await sql`update vendor_bank set vendor_id = ${intoId}
    where vendor_id = ${id} and not exists (select 1 from vendor_bank where vendor_id = ${intoId})`.execute(
    db,
  );
  await db.deleteFrom("vendor").where("vendor_id", "=", id).execute();
  await db
    .updateTable("vendor")
    .set({
      ...takenOver(from, into),
      category_ids,
      merged_from: from.vendor_name,
      merged_at: sql<string>`now()`,
      updated_at: sql<string>`now()`,
    })
    .where("vendor_id", "=", intoId)
    .execute();
}

import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { optionalLines, optionalText, requiredForm } from "../http/field.ts";
import { broken, notFound } from "../http/httpError.ts";

/** What an e-invoice portal answers for a document. */
export const referenceBody = v.object({
  irn: requiredForm(
    "Invoice reference number is required",
    64,
    /^[0-9a-f]{64}$/,
    "Must be 64 digits and letters a to f",
  ),
  irn_ack_no: optionalText(20),
  irn_ack_date: v.optional(
    v.nullable(v.pipe(v.string(), v.isoTimestamp("Must be an instant like 2027-01-31T00:00:00Z"))),
    null,
  ),
  irn_qr: optionalLines(4000),
});

/**
 * Keeps what the portal has answered for a document, once: what is printed never changes afterwards.
 * @throws HttpError 404; 422 when there is another answer already
 */
export async function noteReference(
  db: Connection,
  document_id: number,
  reference: v.InferOutput<typeof referenceBody>,
): Promise<void> {
  const row = await db
    .selectFrom("tax_document")
    .select(["irn"])
    .where("document_id", "=", document_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound("Tax document");
  if (row.irn === reference.irn) return;
  if (row.irn !== null) throw broken("This document has another reference already", "irn");
  await db
    .updateTable("tax_document")
    .set({ ...reference })
    .where("document_id", "=", document_id)
    .execute();
}

import type { Selectable } from "kysely";
import type { Connection } from "../http/context.ts";
import type { OrderLineTable } from "../order/table.ts";
import { fromPaise, type Paise } from "../reckoning/paise.ts";
import type { Amounts } from "../reckoning/taxes.ts";
import type { DocumentContent } from "./content.ts";
import type { Issued } from "./issue.ts";
import { discountOf, lineOf, summaryOf, sumOver } from "./lines.ts";
import { tellOfDocument } from "./issued.ts";
import { nextDocumentNumber } from "./number.ts";
import { inWords } from "./words.ts";

/** Pieces of a line that came back, with what is credited for them. */
export interface CreditedLine {
  readonly line: Selectable<OrderLineTable>;
  readonly quantity: number;
  /** What of the delivery charge is given back with them. */
  readonly delivery_share: Paise;
  readonly amounts: Amounts;
}

/**
 * Issues the credit note for what came back (CGST Act s. 34): for some pieces of lines, or for all that the invoice has
 * charged.
 * @returns its id; undefined when nothing was invoiced
 */
export async function creditInvoice(
  db: Connection,
  { part }: Issued,
  reason: string,
  at = new Date(),
  credited: readonly CreditedLine[] | null = null,
): Promise<number | undefined> {
  const invoice = await db
    .selectFrom("tax_document")
    .selectAll()
    .where("fulfilment_id", "=", part.fulfilment_id)
    .where("kind", "<>", "credit_note")
    .orderBy("document_id", "desc")
    .executeTakeFirst();
  if (invoice === undefined) return undefined;
  const { company_po_id, seller_id, order_id, fulfilment_id, gstin } = invoice;
  const owner = { company_po_id, seller_id };
  const { document_no, financial_year } = await nextDocumentNumber(db, owner, "credit_note", at);
  const content: DocumentContent = {
    ...invoice.content,
    ...(credited !== null && contentOf(credited)),
    kind: "credit_note",
    number: document_no,
    issued_at: at.toISOString(),
    against: { number: invoice.document_no, issued_at: invoice.issued_at },
    reason,
  };
  const { document_id } = await db
    .insertInto("tax_document")
    .values({
      ...owner,
      order_id,
      fulfilment_id,
      kind: "credit_note",
      document_no,
      financial_year,
      issued_at: content.issued_at,
      gstin,
      against_document_id: invoice.document_id,
      reason,
      content: JSON.stringify(content),
      total: content.total,
    })
    .returning("document_id")
    .executeTakeFirstOrThrow();
  await tellOfDocument(db, part, { document_id, document_no });
  return document_id;
}

/** What is printed of the lines of a credit note that is not for all of its invoice. */
function contentOf(credited: readonly CreditedLine[]): Partial<DocumentContent> {
  const lines = credited.map(({ line, quantity, delivery_share, amounts }) => ({
    ...lineOf(line),
    quantity,
    discount: discountOf(line, quantity),
    delivery_share: fromPaise(delivery_share),
    taxable_amount: fromPaise(amounts.taxable_amount),
    cgst_amount: fromPaise(amounts.cgst_amount),
    sgst_amount: fromPaise(amounts.sgst_amount),
    igst_amount: fromPaise(amounts.igst_amount),
    total: fromPaise(amounts.total),
  }));
  const total = sumOver(lines, "total");
  return {
    lines,
    summary: summaryOf(lines),
    taxable_amount: sumOver(lines, "taxable_amount"),
    cgst_amount: sumOver(lines, "cgst_amount"),
    sgst_amount: sumOver(lines, "sgst_amount"),
    igst_amount: sumOver(lines, "igst_amount"),
    delivery_charge: sumOver(lines, "delivery_share"),
    total,
    total_in_words: inWords(total),
  };
}

import type { Selectable } from "kysely";
import { recordEvent } from "../event/record.ts";
import type { Connection } from "../http/context.ts";
import type { FulfilmentTable } from "../order/table.ts";

/** Tells of a document that was issued for a part of an order, with the number of the order. */
export async function tellOfDocument(
  db: Connection,
  {
    company_po_id,
    seller_id,
    order_no,
  }: Pick<Selectable<FulfilmentTable>, "company_po_id" | "seller_id" | "order_no">,
  { document_id, document_no }: { readonly document_id: number; readonly document_no: string },
): Promise<void> {
  await recordEvent(db, {
    company_po_id,
    seller_id,
    type: "document.issued",
    entity: "tax_document",
    entity_id: document_id,
    number: document_no,
    data: { order_no },
  });
}

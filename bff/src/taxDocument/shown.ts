import type { TaxDocument } from "./record.ts";

/** The newest documents, and among them always the newest that is no credit note: the invoice, however often pieces came back. */
export function shownOf(documents: readonly TaxDocument[], most: number): readonly TaxDocument[] {
  const newest = documents.slice(0, most);
  const invoice = documents.find(({ kind }) => kind !== "CREDIT_NOTE");
  if (invoice === undefined || newest.includes(invoice)) return newest;
  return [...newest.slice(0, -1), invoice];
}

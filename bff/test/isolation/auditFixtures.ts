import type { RawRecord } from "../nouns/nounSample.ts";

/** What the audit trail has of a product, and of a sign-in. */
export function entriesAbout(mark: string, id: number, companyId: number, entangledId: number): RawRecord[] {
  const change = {
    audit_id: id,
    at: "2026-01-01T00:00:00Z",
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-01T00:00:00Z",
    actor: `owner:${id}`,
    actor_name: `${mark} person`,
    acting_for: `token:${mark} token`,
    job_id: id,
    action: "update",
    entity: "product",
    entity_id: id,
    name: `${mark} product`,
    part_of: "product",
    part_of_id: id,
    company_po_id: companyId,
    seller_id: id,
    reason: `${mark} reason`,
    before: { prod_name: `${mark} before`, prod_brand: entangledId },
    after: { prod_name: `${mark} after`, prod_brand: id },
  };
  const note = { ...change, audit_id: id + 1, action: "note", entity: "account", before: null };
  return [change, { ...note, after: { note: "mail_sent", mail: `${mark} mail` } }];
}

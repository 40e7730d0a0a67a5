import { collection, ids, type RawRecord } from "../../isolation/tenants.ts";
import { sample } from "../sample.ts";

/** What the audit trail has of a change. */
function change(id: number, mark: string): RawRecord {
  return {
    at: "2026-01-01T00:00:00Z",
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
    seller_id: id,
    reason: `${mark} reason`,
    before: { prod_name: `${mark} before`, prod_brand: ids.entangled },
    after: { prod_name: `${mark} after`, prod_brand: id },
  };
}

/** What it has of a sign-in. */
function note(id: number, mark: string): RawRecord {
  const after = { note: "mail_sent", mail: `${mark} mail`, rows: 3 };
  return { ...change(id, mark), action: "note", entity: "account", before: null, after };
}

const noted = collection("audit_id", { of: "location", values: (_whose, id, mark) => note(id, mark) });
const changed = collection("audit_id", { of: "location", values: (_whose, id, mark) => change(id, mark) });

/** What is of the audit trail. */
const fields = [
  "actingFor action actor at changes createdAt databaseId id jobId note noteCount noteDetail partOfId partOfName reason",
  "subjectId subjectName subjectType updatedAt",
]
  .flatMap((line) => line.split(" "))
  .map((field) => `AuditEntry.${field}`)
  .concat("Query.viewer.audit", "Query.viewer.recentChanges");

sample({
  nodes: {
    AuditEntry: {
      of: "location",
      made: { untried: "nobody adds one: `src/audit` and `isolation` try them" },
    },
  },
  collections: {
    audit: {
      key: "audit_id",
      records: changed.records.flatMap((entry, index) => [
        entry,
        { ...noted.records[index], audit_id: Number(entry["audit_id"]) + 1 },
      ]),
    },
  },
  access: {
    refusedWithout: { AUDIT_READ: { fields } },
    refusedTo: { SELLER_STAFF: fields },
    // Nodes of any type, of which no more than that is asked for.
    neverShown: ["AuditActor.picture", "AuditEntry.partOf", "AuditEntry.subject"],
  },
});

import type { Context } from "../graphql/context.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import type { ListOrder } from "../graphql/listOrder.ts";
import { type ConnectionArguments, readPageWindow } from "../graphql/pageWindow.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import type { RestRead } from "../rest/client.ts";
import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { currentUser } from "../session/currentUser.ts";
import { auditRecord, type AuditEntry, type RecordKey } from "./record.ts";

/** Entries by id. */
export const auditEntries = ownedRecords<AuditEntry>({
  typeName: "AuditEntry",
  path: "/v1/audit",
  key: "audit_id",
  record: auditRecord,
});

/** Who acts for a location reads what was done to that location's records, and nothing of what the company shares. */
export function mayReadEntry(user: SessionUser, { sellerId }: Pick<AuditEntry, "sellerId">): boolean {
  return allows(user, "AUDIT_READ") && (user.kind === "owner" || sellerId === user.sellerId);
}

/** A page of the trail. Nobody counts it: that would read all of it. */
export interface AuditPage {
  readonly edges: readonly Edge<AuditEntry>[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** The newest first, as entries were written. */
const newestFirst: ListOrder<AuditEntry> = {
  field: "audit_id",
  kind: "number",
  direction: "DESC",
  value: ({ id }) => Number(id),
  id: ({ id }) => id,
};

type PageArguments = Pick<ConnectionArguments, "first" | "after">;

async function page(context: Context, args: PageArguments, read: RestRead): Promise<AuditPage> {
  const user = currentUser(context);
  const window = readPageWindow({ first: args.first, after: args.after }, newestFirst);
  const { rows } = await readExtensionList(
    context.rest,
    user,
    { ...read, query: { ...read.query, limit: String(window.size + 1), before: window.after?.id } },
    auditRecord,
  );
  // What is not for the viewer would not have come, by the filter; it is left out once more.
  const kept = rows.slice(0, window.size).filter((entry) => mayReadEntry(user, entry));
  auditEntries.primeAll(context, kept);
  const edges = kept.map((entry) => edgeOf(newestFirst, entry));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > window.size,
      hasPreviousPage: window.after !== null,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const ownLocation = ({ kind, sellerId }: SessionUser): string | undefined =>
  kind === "owner" ? undefined : (sellerId ?? "0");

/** A page of the trail of the viewer's company; of who acts for a location, of that location. Throws `RestError`. */
export function readTrail(
  context: Context,
  args: PageArguments,
  query: RestRead["query"],
): Promise<AuditPage> {
  const user = currentUser(context);
  return page(context, args, {
    template: "/v1/audit/company_po_id/{id}",
    params: { id: user.companyId },
    query: { ...query, seller_id: ownLocation(user) ?? query?.["seller_id"] },
  });
}

/** A page of the history of one record and its parts. Throws `RestError`. */
export function readTimeline(context: Context, args: PageArguments, record: RecordKey): Promise<AuditPage> {
  const user = currentUser(context);
  return page(context, args, {
    template: "/v1/audit/record/{entity}/{id}",
    params: { entity: record.table, id: record.id },
    query: { company_po_id: user.companyId, seller_id: ownLocation(user) },
  });
}

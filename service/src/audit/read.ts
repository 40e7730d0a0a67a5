import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";

/** What a reader of the trail asks for; all conditions hold together. */
export interface AuditFilter {
  readonly entity?: readonly string[] | undefined;
  readonly entity_id?: number | undefined;
  readonly action?: readonly string[] | undefined;
  readonly actor?: string | undefined;
  readonly job_id?: number | undefined;
  readonly seller_id?: number | undefined;
  /** Instants as text in UTC, the first included, the second not. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A page: so many entries older than this one, the newest first. */
export interface AuditPage {
  readonly before?: number | undefined;
  readonly limit: number;
}

/** What the person is called now who acted; null for somebody who is gone and for nobody. */
export function actorName(entries: string) {
  const column = (name: string) => sql.ref(`${entries}.${name}`);
  return sql<string | null>`case when ${column("actor")} ~ '^(owner|seller):[1-9][0-9]{0,8}$' then (
    select concat_ws(' ', account.first_name, account.last_name) from account
     where account.account_id = split_part(${column("actor")}, ':', 2)::integer
       and account.company_po_id = ${column("company_po_id")}
  ) when ${column("actor")} ~ '^delivery_user:[1-9][0-9]{0,8}$' then (
    select delivery_user.delivery_user_name from delivery_user
     where delivery_user.delivery_user_id = split_part(${column("actor")}, ':', 2)::integer
       and delivery_user.company_po_id = ${column("company_po_id")}
  ) end`;
}

function onPage(query: SelectQueryBuilder<Database, "audit", object>, { before, limit }: AuditPage) {
  const older = before === undefined ? query : query.where("audit_id", "<", before);
  return older.orderBy("audit_id", "desc").limit(limit);
}

/** Entries of a company that a filter lets through. */
export function companyEntries(db: Connection, companyId: number, filter: AuditFilter, page: AuditPage) {
  const { entity, entity_id, action, actor, job_id, seller_id, from, to } = filter;
  let query = db.selectFrom("audit").where("company_po_id", "=", companyId);
  if (entity !== undefined) query = query.where("entity", "in", entity);
  if (entity_id !== undefined) query = query.where("entity_id", "=", entity_id);
  if (action !== undefined) query = query.where(sql`action`, "in", action);
  if (actor !== undefined) query = query.where("actor", "=", actor);
  if (job_id !== undefined) query = query.where("job_id", "=", job_id);
  if (seller_id !== undefined) query = query.where("seller_id", "=", seller_id);
  if (from === undefined && to === undefined)
    return onPage(query, page).selectAll().select(actorName("audit").as("actor_name"));
  if (from !== undefined) query = query.where("at", ">=", from);
  if (to !== undefined) query = query.where("at", "<", to);
  // A span of time is walked along the index of the time: by id all newer entries would be looked at first.
  if (page.before !== undefined)
    query = query.where(
      sql<boolean>`(at, audit_id) < (select at, audit_id from audit as last where last.audit_id = ${page.before})`,
    );
  return query
    .orderBy("at", "desc")
    .orderBy("audit_id", "desc")
    .limit(page.limit)
    .selectAll()
    .select(actorName("audit").as("actor_name"));
}

/**
 * The history of a record: its own entries and those of its parts. Each of the two is walked along an index of its own, so a
 * page costs the same however long the trail is.
 */
export function recordEntries(
  db: Connection,
  companyId: number,
  record: { readonly entity: string; readonly id: number; readonly sellerId?: number | undefined },
  page: AuditPage,
) {
  const { sellerId } = record;
  const all = db.selectFrom("audit").where("company_po_id", "=", companyId);
  const ofCompany = sellerId === undefined ? all : all.where("seller_id", "=", sellerId);
  const own = ofCompany.where("entity", "=", record.entity).where("entity_id", "=", record.id);
  const parts = ofCompany.where("part_of", "=", record.entity).where("part_of_id", "=", record.id);
  return db
    .selectFrom(
      db
        .selectFrom(onPage(own, page).selectAll().as("own"))
        .selectAll()
        .unionAll(db.selectFrom(onPage(parts, page).selectAll().as("parts")).selectAll())
        .as("entries"),
    )
    .selectAll()
    .select(actorName("entries").as("actor_name"))
    .orderBy("audit_id", "desc")
    .limit(page.limit);
}

import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { broken, HttpError, malformed } from "../http/httpError.ts";
import { listQuery } from "../http/listQuery.ts";
import { readList } from "../http/listing.ts";
import { parse } from "../http/parse.ts";
import { products } from "../product/record.ts";
import { insertMembers, lockCollection, membersOf, mostCollections, mostProducts } from "./place.ts";

const atOnce = 200;
export const full = `At most ${mostProducts} products in a collection`;
const everywhere = `A product is in at most ${mostCollections} collections`;

/** @throws HttpError 404, and 422 where 'Allow selection' is off */
async function lockSelectable(db: Connection, collectionId: number) {
  const collection = await lockCollection(db, collectionId);
  if (!collection.collection_enable_select)
    throw broken("This collection takes no products: allow selection first", "collection_id");
  const members = await membersOf(db, collectionId);
  return { companyId: collection.company_po_id, room: Math.max(0, mostProducts - members) };
}

interface Added {
  readonly prod_id: number;
  readonly outcome: "DONE" | "UNCHANGED" | "REFUSED" | "NOT_FOUND";
  readonly message: string | null;
}

interface Addition {
  readonly collection_id: number;
  readonly prod_ids: readonly number[];
  readonly after_id?: number | null | undefined;
}

/**
 * Puts products into a collection, in the order they are named in, and says of each how it came out.
 * @throws HttpError 404, 409, 422
 */
export async function addProducts(
  db: Connection,
  { collection_id, prod_ids, after_id }: Addition,
): Promise<Added[]> {
  const { companyId, room } = await lockSelectable(db, collection_id);
  const { rows } = await sql<{ prod_id: number; is_in: boolean; memberships: number }>`
    select product.prod_id, coalesce(bool_or(collection_id = ${collection_id}), false) as is_in,
      count(collection_id)::int as memberships
    from product left join collection_product as member on member.prod_id = product.prod_id
    where product.prod_id = any(${prod_ids}::int[]) and product.company_po_id = ${companyId}
    group by product.prod_id`.execute(db);
  const known = new Map(rows.map((row) => [row.prod_id, row]));
  const added = new Set<number>();
  const results = prod_ids.map((prod_id): Added => {
    const product = known.get(prod_id);
    if (product === undefined) return { prod_id, outcome: "NOT_FOUND", message: null };
    if (product.is_in || added.has(prod_id)) return { prod_id, outcome: "UNCHANGED", message: null };
    if (product.memberships >= mostCollections) return { prod_id, outcome: "REFUSED", message: everywhere };
    if (added.size >= room) return { prod_id, outcome: "REFUSED", message: full };
    added.add(prod_id);
    return { prod_id, outcome: "DONE", message: null };
  });
  await insertMembers(db, collection_id, [...added], { after_id });
  return results;
}

interface Matching {
  readonly collection_id: number;
  readonly query: Readonly<Record<string, string>>;
  readonly up_to?: number | undefined;
}

/**
 * Puts the next products that match a query into a collection, by name. Those that came after the first call are behind
 * `up_to`, and are not touched.
 * @throws HttpError 400, 404, 422
 */
export async function addMatching(db: Connection, { collection_id, query, up_to }: Matching) {
  const { companyId, room } = await lockSelectable(db, collection_id);
  const end = up_to ?? (await highestOf(db, companyId));
  const asked = readQuery({ ...query, not_in_collection: String(collection_id) });
  const list = {
    filters: asked.filters,
    ids: asked.ids,
    q: asked.q,
    created_since: asked.created_since,
    updated_since: asked.updated_since,
    limit: Math.max(1, Math.min(atOnce, room)),
    narrowed: [
      ...(asked.narrowed ?? []),
      sql`record.prod_id <= ${end}::int`,
      sql`(select count(*) from collection_product as member where member.prod_id = record.prod_id) < ${mostCollections}`,
    ],
  };
  const scope = { field: "company_po_id", ids: [companyId] };
  const { rows, total } = await readList(db, products.records(db), products.rule, list, scope);
  const added = room === 0 ? [] : rows.map(({ prod_id }) => prod_id);
  await insertMembers(db, collection_id, added);
  return { added: added.length, left: total - added.length, up_to: end };
}

/** What a list of products would be asked for. @throws HttpError 400 about `query`, whose parts a caller has not sent by themselves */
function readQuery(query: Readonly<Record<string, string>>) {
  try {
    return parse(listQuery(products.rule), query);
  } catch (error) {
    throw error instanceof HttpError ? malformed(error.message, { query: error.message }) : error;
  }
}

async function highestOf(db: Connection, companyId: number): Promise<number> {
  const { highest } = await db
    .selectFrom("product")
    .select(sql<number>`coalesce(max(prod_id), 1)::int`.as("highest"))
    .where("company_po_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return highest;
}

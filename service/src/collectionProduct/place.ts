import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { conflict, notFound } from "../http/httpError.ts";

/** Most products of one collection, and most collections that one product may be in. */
export const mostProducts = 5000;
export const mostCollections = 50;

/** Between two neighbours there is room for ten moves into the same gap before all are spread anew. */
const gap = 1024;
const farthest = 2_000_000_000;

/**
 * Locks a collection for whoever changes what is in it: of two at once the second one sees what the first did.
 * @throws HttpError 404
 */
export async function lockCollection(db: Connection, collectionId: number) {
  const collection = await db
    .selectFrom("collection")
    .select(["collection_id", "company_po_id", "collection_enable_select"])
    .where("collection_id", "=", collectionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (collection === undefined) throw notFound("Collection");
  return collection;
}

/** How many products are in a collection. */
export async function membersOf(db: Connection, collectionId: number): Promise<number> {
  const { members } = await db
    .selectFrom("collection_product")
    .select(sql<number>`count(*)::int`.as("members"))
    .where("collection_id", "=", collectionId)
    .executeTakeFirstOrThrow();
  return members;
}

/** Where products shall stand: right behind one (null for the first place), right before one, or at the end. */
export interface Place {
  readonly after_id?: number | null | undefined;
  readonly before_id?: number | undefined;
}

/** The places above and below; null where there is none. Products that move count as away. */
async function edges(
  db: Connection,
  collectionId: number,
  { after_id, before_id }: Place,
  moving: readonly number[],
) {
  const { rows } = await sql<{ above: number | null; below: number | null; is_there: boolean }>`
    with others as (select prod_id, order_id from collection_product
      where collection_id = ${collectionId} and prod_id <> all(${moving}::int[])),
    beside as (select order_id from others where prod_id = ${after_id ?? before_id ?? null}::int)
    select
      case when ${before_id !== undefined} then (select max(order_id) from others where order_id < (select order_id from beside))
           when ${after_id === null} then null
           when ${after_id === undefined} then (select max(order_id) from others)
           else (select order_id from beside) end as above,
      case when ${before_id !== undefined} then (select order_id from beside)
           when ${after_id === null} then (select min(order_id) from others)
           when ${after_id === undefined} then null
           else (select min(order_id) from others where order_id > (select order_id from beside)) end as below,
      exists (select from beside) as is_there`.execute(db);
  const found = rows[0] ?? { above: null, below: null, is_there: false };
  if (typeof (after_id ?? before_id) === "number" && !found.is_there)
    throw conflict("The product to stand beside is not here any more");
  return found;
}

function between(above: number | null, below: number | null, count: number): number[] | null {
  const step = above !== null && below !== null ? Math.floor((below - above) / (count + 1)) : gap;
  const first = above ?? (below === null ? 0 : below - gap * (count + 1));
  const places = Array.from({ length: count }, (_, index) => first + step * (index + 1));
  return step < 1 || places.some((place) => Math.abs(place) > farthest) ? null : places;
}

/**
 * So many free places beside each other, from the first to the last; all others are spread anew where there is no room.
 * @param moving products that are in the collection and shall stand there
 * @throws HttpError 409 when the product to stand beside is not in the collection (any more)
 */
export async function placesAt(
  db: Connection,
  collectionId: number,
  place: Place,
  count: number,
  moving: readonly number[] = [],
): Promise<number[]> {
  const { above, below } = await edges(db, collectionId, place, moving);
  const places = between(above, below, count);
  if (places !== null) return places;
  await sql`update collection_product as member set order_id = spread.place
    from (select prod_id, (row_number() over (order by order_id, prod_id) * ${gap})::int as place
      from collection_product where collection_id = ${collectionId}) as spread
    where member.collection_id = ${collectionId} and member.prod_id = spread.prod_id`.execute(db);
  const anew = await edges(db, collectionId, place, moving);
  return between(anew.above, anew.below, count) ?? [];
}

/** Puts products of the company into the collection, in this order. */
export async function insertMembers(
  db: Connection,
  collectionId: number,
  prodIds: readonly number[],
  place: Place = {},
): Promise<void> {
  if (prodIds.length === 0) return;
  const places = await placesAt(db, collectionId, place, prodIds.length);
  await sql`insert into collection_product (collection_id, prod_id, seller_id, company_po_id, order_id)
    select ${collectionId}, prod_id, seller_id, company_po_id, placed.place
      from unnest(${prodIds}::int[], ${places}::int[]) as placed(id, place)
      join product on product.prod_id = placed.id`.execute(db);
}

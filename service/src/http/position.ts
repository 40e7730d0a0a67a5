import { sql } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema.ts";
import type { Connection } from "./context.ts";
import { requiredWhole } from "./field.ts";
import { conflict, notFound } from "./httpError.ts";
import { largestOrder, type Positioned, renumber } from "./renumber.ts";

/** The order id of a record, in a body; `label` is its name on the form. */
export function requiredOrder(label = "Order ID") {
  const range = `${label} is a whole number from 1 to ${largestOrder}`;
  return requiredWhole(`${label} is required`, 1, largestOrder, range);
}

const sibling = requiredWhole("after_id or before_id is required");

/**
 * The body of a change of position: behind which sibling (null for the first position), or before which one. A page of a
 * long list knows the row below its first one, but not the row above.
 */
export const positionBody = v.pipe(
  v.object({ after_id: v.optional(v.nullable(sibling)), before_id: v.optional(sibling) }),
  v.check(
    ({ after_id, before_id }) => (after_id === undefined) !== (before_id === undefined),
    "Give one of after_id and before_id",
  ),
);

type Position = v.InferOutput<typeof positionBody>;

/** Columns of a table whose records have a position among their siblings. */
interface SiblingScope {
  readonly noun: string;
  readonly table: keyof Database;
  /** The column that identifies a record. */
  readonly key: string;
  /** The column of the order id. */
  readonly order: string;
  /** The column that siblings have in common, for example `company_po_id`. */
  readonly scope: string;
}

/**
 * Puts a record right behind or before a sibling and answers the ids of all whose order id changed. Runs in the caller's
 * transaction; of two at once among the same siblings the second one waits and sees what the first did.
 * @throws HttpError 404 for an unknown record, 409 when the other one is not one of its siblings (any more)
 */
export async function moveAmongSiblings(
  db: Connection,
  siblingScope: SiblingScope,
  id: number,
  position: Position,
): Promise<number[]> {
  const { noun, table, key, order, scope } = siblingScope;
  const own = sql`select ${sql.ref(scope)} as scope from ${sql.table(table)} where ${sql.ref(key)} = ${id}`;
  const parent = (await sql<{ scope: number }>`${own}`.execute(db)).rows[0];
  if (parent === undefined) throw notFound(noun);
  const lock = `position ${table} ${parent.scope}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
  const { rows } = await sql<Positioned>`select ${sql.ref(key)} as id, ${sql.ref(order)} as "order"
    from ${sql.table(table)} where ${sql.ref(scope)} = ${parent.scope}
    order by ${sql.ref(order)}, ${sql.ref(key)}`.execute(db);
  if (!rows.some((row) => row.id === id)) throw notFound(noun);
  const others = rows.filter((row) => row.id !== id);
  const { after_id, before_id } = position;
  const neighbour = before_id ?? after_id ?? null;
  const index = others.findIndex((row) => row.id === neighbour);
  if (neighbour !== null && index < 0)
    throw conflict(`The ${noun.toLowerCase()} to stand beside is not here any more`);
  const changed = renumber(rows, id, before_id === undefined ? index + 1 : index);
  if (changed.length === 0) return [];
  await sql`update ${sql.table(table)} as record
    set ${sql.ref(order)} = placed.place, updated_at = now()
    from unnest(${changed.map((row) => row.id)}::int[], ${changed.map((row) => row.order)}::int[])
      as placed(id, place)
    where ${sql.ref(`record.${key}`)} = placed.id`.execute(db);
  return changed.map((row) => row.id);
}

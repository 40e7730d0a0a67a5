import { type Expression, sql } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema.ts";
import { id as idField } from "./responseFields.ts";
import { changesOf } from "./changes.ts";
import type { Connection, Context } from "./context.ts";
import { pathId } from "./field.ts";
import { idList, type ListRule, listQuery } from "./listQuery.ts";
import { oneOf, readList } from "./listing.ts";
import { type Operation, type Origin, operation } from "./operation.ts";
import { moveAmongSiblings, positionBody } from "./position.ts";
import { notFound } from "./httpError.ts";

/** The ids of many records, or of many parents. */
export const batch = v.strictObject({ ids: idList });

interface CollectionDefinition<R extends v.GenericSchema> {
  /** First part of the path, for example `companyBanner`. */
  readonly name: string;
  /** What it is called in messages, for example "Banner". */
  readonly noun: string;
  /** Its table, whose columns have the names of the record's fields. */
  readonly table: keyof Database;
  readonly record: R;
  readonly rule: ListRule;
  /** What its records are part of: every change of one is a change of that, which is locked first. */
  readonly partOf?: { readonly table: keyof Database; readonly key: string };
  /** All records, one column for each field of the record. */
  records(db: Connection): Expression<v.InferInput<R>>;
}

/** The calls that every resource has in the same form (spec "Transport"); each resource picks those it offers. */
export function collection<R extends v.GenericSchema>(definition: CollectionDefinition<R>) {
  const { name, noun, table, record, rule, partOf } = definition;
  const path = `/v1/${name}/{${rule.key}}`;
  const params = v.object({ [rule.key]: pathId });
  const list = v.array(record);
  const whole = { filters: {} };

  async function find(db: Connection, ids: readonly number[]): Promise<v.InferInput<R>[]> {
    return (await readList(db, definition.records(db), rule, whole, oneOf(rule.key, ids))).rows;
  }

  /** The records of many parents, each parent's in the order of the list. */
  async function findBy(
    db: Connection,
    field: string,
    parents: readonly number[],
  ): Promise<v.InferInput<R>[]> {
    return (await readList(db, definition.records(db), rule, whole, oneOf(field, parents))).rows;
  }

  /** One record by identity. @throws HttpError 404 */
  async function read(db: Connection, id: number): Promise<v.InferInput<R>> {
    const [found] = await find(db, [id]);
    if (found === undefined) throw notFound(noun);
    return found;
  }

  /** Locks what a record is part of and notes that it changes; an unknown record is left to the change itself. */
  async function touchWhole(db: Connection, id: number): Promise<void> {
    if (partOf === undefined) return;
    const key = sql.ref(partOf.key);
    await sql`update ${sql.table(partOf.table)} set updated_at = now()
      where ${key} = (select ${key} from ${sql.table(table)} where ${sql.ref(rule.key)} = ${id})`.execute(db);
  }

  return {
    record,
    rule,
    records: definition.records,
    touchWhole,
    find,
    findBy,
    read,

    /** `GET /v1/{name}?ids=`: many records in one call, unknown ids left out. */
    byIds(): Operation {
      return operation({
        method: "GET",
        path: `/v1/${name}`,
        origin: "extension",
        summary: `${noun} records by their ids, at most 200; unknown ids are left out`,
        query: batch,
        response: list,
        handle: ({ query }, { db }) => find(db, query.ids),
      });
    },

    /** `GET /v1/{name}/{id}`: one record. */
    one(origin: Origin): Operation {
      return operation({
        method: "GET",
        path,
        origin,
        summary: `One ${noun.toLowerCase()}`,
        params,
        response: record,
        handle: ({ params }, { db }) => read(db, params[rule.key] ?? 0),
      });
    },

    /** `POST /v1/{name}`: adds a record; each field has the name of its column. */
    add<E extends v.ObjectEntries>(call: {
      readonly origin: Origin;
      readonly summary: string;
      readonly fields: E;
      /** The columns that follow from the others. */
      complete?(body: v.InferOutput<v.ObjectSchema<E, undefined>>, db: Connection): Promise<object>;
    }): Operation {
      return operation({
        method: "POST",
        path: `/v1/${name}`,
        origin: call.origin,
        summary: call.summary,
        status: 201,
        body: v.object(call.fields),
        response: record,
        async handle({ body }, { db }) {
          const columns = Object.entries(Object.assign({}, body, await call.complete?.(body, db)));
          const { rows } = await sql<{ id: number }>`
            insert into ${sql.table(table)} (${sql.join(columns.map(([field]) => sql.ref(field)))})
            values (${sql.join(columns.map(([, value]) => value))})
            returning ${sql.ref(rule.key)} as id`.execute(db);
          return read(db, rows[0]?.id ?? 0);
        },
      });
    },

    /**
     * `PUT /v1/{name}/{id}`: changes the fields that are sent; each has the name of its column.
     * @param complete the columns that follow from others
     */
    edit<E extends v.ObjectEntries>(
      fields: E,
      complete?: (
        changes: v.InferOutput<ReturnType<typeof changesOf<E>>>,
        db: Connection,
        id: number,
      ) => object | Promise<object>,
    ): Operation {
      return operation({
        method: "PUT",
        path,
        origin: "extension",
        summary: `Changes a ${noun.toLowerCase()}: the edited fields`,
        params,
        body: changesOf(fields),
        response: record,
        async handle({ params, body }, { db }) {
          const id = params[rule.key] ?? 0;
          await touchWhole(db, id);
          const changes = Object.entries(Object.assign({}, body, await complete?.(body, db, id))).map(
            ([field, value]) => sql`${sql.ref(field)} = ${value}`,
          );
          await sql`update ${sql.table(table)} set ${sql.join([...changes, sql`updated_at = now()`])}
            where ${sql.ref(rule.key)} = ${id}`.execute(db);
          return read(db, id);
        },
      });
    },

    /** `DELETE /v1/{name}/{id}`: refused with 409 while something points to the record. */
    remove(): Operation {
      return operation({
        method: "DELETE",
        path,
        origin: "extension",
        summary: `Deletes a ${noun.toLowerCase()} that nothing uses`,
        params,
        response: v.object({ [rule.key]: idField }),
        async handle({ params }, { db }) {
          const id = params[rule.key] ?? 0;
          await touchWhole(db, id);
          const { rows } = await sql`delete from ${sql.table(table)}
            where ${sql.ref(rule.key)} = ${id} returning ${sql.ref(rule.key)}`.execute(db);
          if (rows.length === 0) throw notFound(noun);
          return { [rule.key]: id };
        },
      });
    },

    /**
     * `POST /v1/{name}/{id}/position`: puts a record right behind or before a sibling, by the column the list is ordered by.
     * @param scope the column that siblings have in common
     */
    position(scope: string): Operation {
      return operation({
        method: "POST",
        path: `${path}/position`,
        origin: "extension",
        summary: `Puts a ${noun.toLowerCase()} right behind or before a sibling; answers all whose order id changed`,
        params,
        body: positionBody,
        response: list,
        async handle({ params, body }, { db }) {
          const id = params[rule.key] ?? 0;
          await touchWhole(db, id);
          const siblingScope = { noun, table, key: rule.key, order: rule.order, scope };
          const changed = await moveAmongSiblings(db, siblingScope, id, body);
          return changed.length === 0 ? [] : find(db, changed);
        },
      });
    },

    /**
     * `GET /v1/{name}/{parent}/{id}` with paging, and the same for many parents with `?ids=`. `shared`: what names no parent is
     * every one's.
     */
    by(parent: {
      readonly segment: string;
      readonly field?: string;
      readonly origin: Origin;
      readonly shared?: true;
    }): Operation[] {
      const field = parent.field ?? parent.segment;
      const among = (ids: readonly number[]) =>
        parent.shared === true
          ? sql`(${oneOf(field, ids)} or record.${sql.ref(field)} is null)`
          : oneOf(field, ids);
      const children = async (
        context: Context,
        query: v.InferOutput<ReturnType<typeof listQuery>>,
        id: number,
      ) => {
        const scope = parent.shared === true ? among([id]) : { field, ids: [id] };
        const { rows, total } = await readList(
          context.db,
          definition.records(context.db),
          rule,
          query,
          scope,
        );
        context.setHeader("x-total-count", String(total));
        return rows;
      };
      return [
        operation({
          method: "GET",
          path: `/v1/${name}/${parent.segment}/{${field}}`,
          origin: parent.origin,
          summary: `${noun} records by ${field}; the whole list unless limit is given`,
          params: v.object({ [field]: pathId }),
          query: listQuery(rule),
          response: list,
          handle: ({ params, query }, context) => children(context, query, params[field] ?? 0),
        }),
        operation({
          method: "GET",
          path: `/v1/${name}/${parent.segment}`,
          origin: "extension",
          summary: `${noun} records of many parents in one call, by ${field}`,
          query: batch,
          response: list,
          handle: async ({ query }, { db }) =>
            (await readList(db, definition.records(db), rule, whole, among(query.ids))).rows,
        }),
      ];
    },
  };
}

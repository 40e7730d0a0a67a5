import type { Expression } from "kysely";
import * as v from "valibot";
import type { Connection, Context } from "./context.ts";
import { pathId } from "./field.ts";
import { type ListRule, listQuery, oneOf, readList } from "./listing.ts";
import { type Operation, type Origin, operation } from "./operation.ts";
import { notFound } from "./refusal.ts";

const ids = v.pipe(
  v.string("ids is required"),
  v.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, "ids are whole numbers, separated by commas"),
  v.transform((text) => [...new Set(text.split(",").map(Number))]),
  v.maxLength(200, "At most 200 ids in one call"),
  v.everyItem((id) => id <= 2_147_483_647, "ids are whole numbers, separated by commas"),
  v.metadata({ "x-missing": "ids is required" }),
);
const idList = v.strictObject({ ids });

interface CollectionDefinition<R extends v.GenericSchema> {
  /** First part of the path, for example `companyBanner`. */
  readonly name: string;
  /** What it is called in messages, for example "Banner". */
  readonly noun: string;
  readonly record: R;
  readonly rule: ListRule;
  /** All records, one column for each field of the record. */
  records(db: Connection): Expression<v.InferInput<R>>;
}

/** The read calls that every resource has in the same form (spec "Transport"). */
export function collection<R extends v.GenericSchema>(definition: CollectionDefinition<R>) {
  const { name, noun, record, rule } = definition;
  const list = v.array(record);
  const whole = { filters: {} };

  async function find(db: Connection, ids: readonly number[]): Promise<v.InferInput<R>[]> {
    return (await readList(db, definition.records(db), rule, whole, oneOf(rule.key, ids))).rows;
  }

  /** One record by identity. @throws Refusal 404 */
  async function read(db: Connection, id: number): Promise<v.InferInput<R>> {
    const [found] = await find(db, [id]);
    if (found === undefined) throw notFound(noun);
    return found;
  }

  return {
    record,
    rule,
    /** Schema of the query parameter `ids`. */
    idList: ids,
    find,
    read,

    /** `GET /v1/{name}?ids=`: many records in one call, unknown ids left out. */
    byIds(): Operation {
      return operation({
        method: "GET",
        path: `/v1/${name}`,
        origin: "extension",
        summary: `${noun} records by their ids, at most 200; unknown ids are left out`,
        query: idList,
        answer: list,
        handle: ({ query }, { db }) => find(db, query.ids),
      });
    },

    /** `GET /v1/{name}/{id}`: one record. */
    one(origin: Origin): Operation {
      return operation({
        method: "GET",
        path: `/v1/${name}/{${rule.key}}`,
        origin,
        summary: `One ${noun.toLowerCase()}`,
        params: v.object({ [rule.key]: pathId }),
        answer: record,
        handle: ({ params }, { db }) => read(db, params[rule.key] ?? 0),
      });
    },

    /** `GET /v1/{name}/{parent}/{id}` with paging, and the same for many parents with `?ids=`. */
    by(parent: { readonly segment: string; readonly field?: string; readonly origin: Origin }): Operation[] {
      const field = parent.field ?? parent.segment;
      const children = async (
        context: Context,
        query: v.InferOutput<ReturnType<typeof listQuery>>,
        id: number,
      ) => {
        const { rows, total } = await readList(
          context.db,
          definition.records(context.db),
          rule,
          query,
          oneOf(field, [id]),
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
          answer: list,
          handle: ({ params, query }, context) => children(context, query, params[field] ?? 0),
        }),
        operation({
          method: "GET",
          path: `/v1/${name}/${parent.segment}`,
          origin: "extension",
          summary: `${noun} records of many parents in one call, by ${field}`,
          query: idList,
          answer: list,
          handle: async ({ query }, { db }) =>
            (await readList(db, definition.records(db), rule, whole, oneOf(field, query.ids))).rows,
        }),
      ];
    },
  };
}

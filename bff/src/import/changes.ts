import type { GraphQLSchema } from "graphql";
import * as v from "valibot";
import { changesOf, type FieldChange } from "../audit/changes.ts";
import type { DescribedColumn } from "../audit/described.ts";
import type { Columns } from "../audit/record.ts";
import { readable } from "../audit/values.ts";
import type { Context } from "../graphql/context.ts";
import { currentUser } from "../session/currentUser.ts";
import type { ImportRow } from "./record.ts";

/** Of these a row of a product can say something beside its own columns, each under its name. */
const part = v.nullish(v.record(v.string(), v.unknown()), null);

const columnsOf = (values: Columns, name: string): Columns => v.parse(part, values[name]) ?? {};

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

const counted: readonly (readonly [string, DescribedColumn])[] = [
  ["stock_quantity", { path: ["stock"], label: "Stock", kind: "NUMBER" }],
  ["low_stock_at", { path: ["stock", "lowAt"], label: "Low stock at", kind: "NUMBER" }],
];

/** The fields that a row changes: of its record, of the variant that it names, and of what is counted. */
export async function changesOfRow(
  { entity, entityId, before, after }: ImportRow,
  context: Context,
  schema: GraphQLSchema,
): Promise<FieldChange[]> {
  if (entity === null) return [];
  const { companyId, sellerId } = currentUser(context);
  const of = (table: string, id: string, was: Columns, is: Columns) =>
    changesOf(
      { subject: { table, id }, action: "CHANGED", companyId, sellerId, before: was, after: is },
      context,
      schema,
    );
  const [was, is] = [columnsOf(before, "variant"), columnsOf(after, "variant")];
  const name = textOf(is["short_name"]);
  const id = typeof is["varient_id"] === "number" ? String(is["varient_id"]) : "";
  const [own, ofVariant, counts] = await Promise.all([
    of(entity, entityId ?? "", before, after),
    of("variant", id, was, is),
    countsOf(columnsOf(before, "stock"), columnsOf(after, "stock"), context),
  ]);
  return [
    ...own,
    ...ofVariant.map((change) => ({ ...change, path: ["variants", id, ...change.path], part: name })),
    ...counts.map((change) => ({ ...change, part: name })),
  ];
}

async function countsOf(before: Columns, after: Columns, context: Context): Promise<FieldChange[]> {
  const changed = counted.filter(([column]) => (before[column] ?? null) !== (after[column] ?? null));
  return Promise.all(
    changed.map(async ([column, described]) => ({
      path: described.path,
      label: described.label,
      kind: described.kind,
      before: await readable(context, described, before[column]),
      after: await readable(context, described, after[column]),
      beforeInput: null,
    })),
  );
}

import { getNamedType, type GraphQLField, type GraphQLSchema, isObjectType } from "graphql";
import * as v from "valibot";
import { isPermission, type Permission } from "../access/permission.ts";
import { allows } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import type { Context } from "../graphql/context.ts";
import { isOpen, mayRead } from "../graphql/readRules.ts";
import { type DescribedColumn, type DescribedTable, describedTable } from "./described.ts";
import type { AuditEntry } from "./record.ts";
import { asInput, isSet, readable } from "./values.ts";

/** One field that a change has changed, for people to read. */
export interface FieldChange {
  readonly path: readonly string[];
  readonly label: string;
  readonly kind: DescribedColumn["kind"];
  readonly before: string | null;
  readonly after: string | null;
  /** What was there before, as an edit takes it; null where it cannot be given back. */
  readonly beforeInput: string | null;
  /** False where fields that are the same are told too. */
  readonly isChanged?: boolean;
  /** What the part of the record is called that it is a field of. */
  readonly part?: string | null;
  /** Of a picture, where it is read from. */
  readonly beforeUrl?: string | null;
  readonly afterUrl?: string | null;
}

/** How much is told of a change. */
interface Telling {
  /** Whether fields that are the same are told too. */
  readonly all?: boolean;
  /** So many characters a value has at most. */
  readonly longest?: number;
}

/** What was written of a record. */
export type Changed = Pick<AuditEntry, "subject" | "action" | "companyId" | "sellerId" | "before" | "after">;

/** Whether the viewer may read the record beyond what is open of it, and so what people wrote about it. */
export function mayReadRecord(entry: Changed, context: Context, schema: GraphQLSchema): boolean {
  const table = describedTable(entry.subject.table);
  const user = context.session.current?.user;
  if (table === undefined || user === undefined) return false;
  if (table.readBy !== undefined) return table.readBy(user, entry);
  const type = schema.getType(table.typeName);
  const { subject, companyId, sellerId } = entry;
  return isObjectType(type) && mayRead(type, { id: subject.id, companyId, sellerId }, context);
}

const permitted = v.object({
  pothosOptions: v.object({
    authScopes: v.object({
      may: v.custom<Permission>((name) => typeof name === "string" && isPermission(name)),
    }),
  }),
});

/** Whether the viewer may see a field of the record, or of an object in it: as the types in the schema say of themselves. */
function maySee(
  schema: GraphQLSchema,
  context: Context,
  { typeName, readBy, parts = {} }: DescribedTable,
  entry: Changed,
): (column: DescribedColumn) => boolean {
  const user = context.session.current?.user;
  if (user === undefined) return () => false;
  if (readBy !== undefined) return () => readBy(user, entry);
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return () => false;
  const { companyId, sellerId } = entry;
  const record = { id: entry.subject.id, companyId, sellerId };
  const mayReadAll = mayRead(type, record, context);
  return ({ path: [name = "", part] }) => {
    const field = type.getFields()[name];
    if (field === undefined) return mayReadAll;
    if (!(mayReadAll || isOpen(field)) || !isPermitted(user, field)) return false;
    const inside = getNamedType(field.type);
    const partField = part !== undefined && isObjectType(inside) ? inside.getFields()[part] : undefined;
    if (partField === undefined || !isObjectType(inside)) return true;
    const mayReadPart = isOpen(partField) || mayRead(inside, { ...record, ...parts[name] }, context);
    return mayReadPart && isPermitted(user, partField);
  };
}

/** Whether the viewer has the permission that a field asks for, beside what its type does. */
function isPermitted(user: SessionUser, { extensions }: GraphQLField<unknown, unknown>): boolean {
  const asked = v.safeParse(permitted, extensions);
  return !asked.success || allows(user, asked.output.pothosOptions.authScopes.may);
}

/** The last of these columns that says something: of a province its name, of categories the deepest. */
function pick(columns: readonly (readonly [string, DescribedColumn])[], values: AuditEntry["before"]) {
  return columns.findLast(([column]) => isSet(values[column]));
}

/**
 * What an entry has changed, in the order in which the noun describes its fields. What nobody described and what the viewer may not
 * see is left out.
 */
export async function changesOf(
  entry: Changed,
  context: Context,
  schema: GraphQLSchema,
  { all = false, longest }: Telling = {},
): Promise<FieldChange[]> {
  const table = describedTable(entry.subject.table);
  if (table === undefined || entry.action === "NOTED") return [];
  const isVisible = maySee(schema, context, table, entry);
  const { before, after } = entry;
  const changed = new Set<string>();
  const byPath = new Map<string, [string, DescribedColumn][]>();
  for (const [column, described] of Object.entries(table.columns)) {
    const isChanged = JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column] ?? null);
    if ((!isChanged && !all) || !isVisible(described)) continue;
    const key = described.path.join(".");
    if (isChanged) changed.add(key);
    byPath.set(key, [...(byPath.get(key) ?? []), [column, described]]);
  }
  return Promise.all(
    [...byPath.values()].flatMap((columns) => {
      const [was, becomes] = [pick(columns, before), pick(columns, after)];
      // What is empty is told only where all is told.
      const described = (becomes ?? was ?? (all ? columns[0] : undefined))?.[1];
      if (described === undefined) return [];
      const { path, label, kind } = described;
      return [
        (async () => {
          const [from, to] = await Promise.all([
            was === undefined ? null : readable(context, was[1], before[was[0]], longest),
            becomes === undefined ? null : readable(context, becomes[1], after[becomes[0]], longest),
          ]);
          const beforeInput = asInput(was?.[1] ?? described, was === undefined ? null : before[was[0]], from);
          const isChanged = changed.has(path.join("."));
          return { path, label, kind, before: from, after: to, beforeInput, isChanged };
        })(),
      ];
    }),
  );
}

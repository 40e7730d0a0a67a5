import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from "@pothos/core";
import { defaultFieldResolver, isInterfaceType, isObjectType } from "graphql";
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from "graphql";
import * as v from "valibot";
import { noteSecurity } from "../access/securityLog.ts";
import type { SessionUser } from "../access/user.ts";
import type { Context } from "./context.ts";
import { ForbiddenError, UnauthenticatedError } from "./errors.ts";

/**
 * Who of those whose record it is (company and location are checked where it is loaded) may read it: everybody, or whom
 * the rule lets. A rule looks at the user and the record and at nothing else.
 */
export type ReadRule<Row> = "everybody" | ((user: SessionUser, record: Row) => boolean);

declare global {
  // What Pothos keeps of a type and a field; the parameters have to be its own.
  namespace PothosSchemaTypes {
    interface ObjectTypeOptions<Types extends SchemaTypes, Shape> {
      /** Who may read its records. Holds for each of its fields, whichever way leads there. A node type has to say. */
      readBy?: ReadRule<Shape>;
    }
    interface FieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      /** Left out of its type's rule: whoever gets to the record may read it, or it has a rule of its own. */
      open?: true;
    }
  }
}

const typeOptions = v.object({
  pothosOptions: v.object({ readBy: v.optional(v.union([v.literal("everybody"), v.function()])) }),
});
const openField = v.object({ pothosOptions: v.object({ open: v.literal(true) }) });

type Field = GraphQLField<unknown, unknown>;

/** The rule of one type, asked of a record. */
export interface ReadCheck {
  mayRead(record: unknown, context: unknown): boolean;
}

/** A field whose records are checked before it is read. */
export interface GuardedField {
  readonly check: ReadCheck;
  /** The same without its guard, for a record that has been checked. */
  readonly field: Field;
}

const guardedFields = new WeakMap<Field, GuardedField>();
const checks = new WeakMap<GraphQLObjectType, ReadCheck>();

/** The guard of a field; undefined for one that everybody may read who gets to its record. */
export function guardOf(field: Field): GuardedField | undefined {
  return guardedFields.get(field);
}

/** Whether whoever gets to a record may read this field of it, whatever its type asks for. */
export function isOpen({ extensions }: Pick<Field, "extensions">): boolean {
  return v.is(openField, extensions);
}

/** Whether a record may be read beyond its open fields. */
export function mayRead(type: GraphQLObjectType, record: unknown, context: Context): boolean {
  return checks.get(type)?.mayRead(record, context) ?? true;
}

const noted = {};

function refuse(context: Context, field: string): never {
  if (context.session.current === null) throw new UnauthenticatedError();
  // A list may have a hundred such records: a field is written down once for each request.
  const fields = context.loader(noted, () => new Set<string>());
  if (!fields.has(field)) noteSecurity(context, "denied", { field });
  fields.add(field);
  throw new ForbiddenError();
}

function checkOf(type: GraphQLObjectType, isNode: boolean): ReadCheck | null {
  const rule = v.parse(typeOptions, type.extensions).pothosOptions.readBy;
  if (rule === undefined && isNode)
    throw new Error(`${type.name} does not say who may read it. Give it readBy: "everybody" or a rule.`);
  if (rule === undefined || rule === "everybody") return null;
  return {
    mayRead(record, { session }: Context) {
      return session.current !== null && rule(session.current.user, record) === true;
    },
  };
}

/**
 * Puts the rule of each type in front of each of its fields, so that it holds by whichever way a record is reached: by id,
 * in a list, below another record, in the answer to a change or in an event. Throws when a node type has no rule.
 */
export function guardReads(schema: GraphQLSchema): void {
  const node = schema.getType("Node");
  const nodes = new Set<unknown>(isInterfaceType(node) ? schema.getPossibleTypes(node) : []);
  for (const type of Object.values(schema.getTypeMap())) {
    const check =
      isObjectType(type) && v.is(typeOptions, type.extensions) ? checkOf(type, nodes.has(type)) : null;
    if (check === null || !isObjectType(type)) continue;
    checks.set(type, check);
    for (const field of Object.values(type.getFields())) {
      // The id is what the record was named by.
      if (field.name === "id" || isOpen(field)) continue;
      const { resolve = defaultFieldResolver } = field;
      guardedFields.set(field, { check, field: { ...field } });
      field.resolve = (record, args, context, info) =>
        check.mayRead(record, context)
          ? resolve(record, args, context, info)
          : refuse(context, `${type.name}.${field.name}`);
    }
  }
}

import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from "@pothos/core";
import { getNamedType, isCompositeType, isListType, isNonNullType, isObjectType } from "graphql";
import type { GraphQLField, GraphQLOutputType, GraphQLSchema } from "graphql";
import * as v from "valibot";

declare global {
  // What Pothos keeps of a field; the parameters have to be its own.
  namespace PothosSchemaTypes {
    interface FieldOptions<
      Types extends SchemaTypes,
      ParentShape,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveShape,
      ResolveReturnShape,
    > {
      /** How many rows a list without pages brings at most. Each list of objects has to say. */
      most?: number;
      /** Makes a call to the service for each record that it is asked of, rather than one for all of them. */
      ownCall?: true;
    }
  }
}

/** What a field says of its cost beyond what its type tells. */
export interface FieldCost {
  readonly most: number | null;
  readonly ownCall: boolean;
}

const options = v.object({
  pothosOptions: v.object({
    most: v.optional(v.nullable(v.number()), null),
    ownCall: v.optional(v.boolean(), false),
  }),
});

const silent: FieldCost = { most: null, ownCall: false };
const known = new WeakMap<object, FieldCost>();

/** What a field declares. */
export function declaredCost(field: GraphQLField<unknown, unknown>): FieldCost {
  let cost = known.get(field);
  if (cost === undefined) {
    const read = v.safeParse(options, field.extensions);
    cost = read.success ? read.output.pothosOptions : silent;
    known.set(field, cost);
  }
  return cost;
}

/** Parts of a response that carry no record of their own: frames of lists and results, and what is wrong with an input. */
export const frame = /(?:Connection|Edge|PageInfo|Error|Success|Payload|Issue|Warning)$/;

export function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/**
 * Refuses a schema in which a list of records does not say how long it may be, and names it: what it costs would be a guess.
 */
export function checkLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__") || type.name.endsWith("Connection")) continue;
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type);
      if (!isList(field.type) || !isCompositeType(named) || frame.test(named.name)) continue;
      const isGiven = field.args.some(({ name }) => name === "ids");
      if (!isGiven && declaredCost(field).most === null) {
        throw new Error(`${type.name}.${field.name} does not say how many rows it brings. Give it most: n.`);
      }
    }
  }
}

import { Kind, getNamedType, isCompositeType, isObjectType } from "graphql";
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from "graphql";
import { declaredCost, frame, isList } from "./fieldCost.ts";

/** Rows of a connection that is asked for without `first` or `last`. */
const defaultRows = 20;
const largestPage = 100;
/** Above this it makes no difference, and counting on could take long. */
const ceiling = 1_000_000;
/** What a call to the service costs that is made for one record alone. */
const ownCallCost = 10;

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Cost of a fragment for one parent; the same on every spread. */
  readonly known: Map<string, number>;
}

function numberOf(value: ValueNode | undefined, variables: Walk["variables"]): number | null {
  if (value?.kind === Kind.INT) return Number(value.value);
  if (value?.kind !== Kind.VARIABLE) return null;
  const given = variables[value.name.value];
  return typeof given === "number" ? given : null;
}

function lengthOf(value: ValueNode | undefined, variables: Walk["variables"]): number | null {
  if (value?.kind === Kind.LIST) return value.values.length;
  if (value?.kind !== Kind.VARIABLE) return null;
  const given = variables[value.name.value];
  return Array.isArray(given) ? given.length : null;
}

/** How many values of its type a field may bring for each parent. */
function rowsOf(
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  parent: GraphQLNamedType,
  walk: Walk,
): number {
  const { type } = definition;
  const argument = (name: string): ValueNode | undefined =>
    field.arguments?.find((candidate) => candidate.name.value === name)?.value;
  if (getNamedType(type).name.endsWith("Connection")) {
    const asked =
      numberOf(argument("first"), walk.variables) ??
      numberOf(argument("last"), walk.variables) ??
      defaultRows;
    return Math.min(Math.max(asked, 1), largestPage);
  }
  // A connection has counted its edges already.
  if (!isList(type) || parent.name.endsWith("Connection")) return 1;
  return lengthOf(argument("ids"), walk.variables) ?? declaredCost(definition).most ?? defaultRows;
}

function costOf(set: SelectionSetNode | undefined, parent: GraphQLNamedType, walk: Walk): number {
  if (set === undefined || !isCompositeType(parent)) return 0;
  let cost = 0;
  for (const selection of set.selections) {
    if (cost > ceiling) return cost;
    if (selection.kind === Kind.FIELD) {
      const fields = isObjectType(parent) || "getFields" in parent ? parent.getFields() : {};
      const definition = fields[selection.name.value];
      if (definition === undefined) continue;
      const named = getNamedType(definition.type);
      if (!isCompositeType(named)) continue;
      const own = frame.test(named.name) ? 0 : 1;
      const rows = rowsOf(selection, definition, parent, walk);
      if (declaredCost(definition).ownCall) cost += ownCallCost;
      cost += rows * (own + costOf(selection.selectionSet, named, walk));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const name = selection.typeCondition?.name.value;
      cost += costOf(
        selection.selectionSet,
        name === undefined ? parent : typeNamed(name, parent, walk),
        walk,
      );
    } else {
      cost += fragmentCost(selection.name.value, parent, walk);
    }
  }
  return cost;
}

function typeNamed(name: string, parent: GraphQLNamedType, walk: Walk): GraphQLNamedType {
  return walk.schema.getType(name) ?? parent;
}

function fragmentCost(name: string, parent: GraphQLNamedType, walk: Walk): number {
  const seen = walk.known.get(name);
  if (seen !== undefined) return seen;
  const fragment = walk.fragments.get(name);
  if (fragment === undefined) return 0;
  const type = typeNamed(fragment.typeCondition.name.value, parent, walk);
  const cost = costOf(fragment.selectionSet, type, walk);
  walk.known.set(name, cost);
  return cost;
}

function defaults(operation: OperationDefinitionNode): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue?.kind === Kind.INT) values[variable.name.value] = Number(defaultValue.value);
    else if (defaultValue?.kind === Kind.LIST) values[variable.name.value] = defaultValue.values;
  }
  return values;
}

/**
 * How many nodes a valid operation may bring at most: each record counts 1, times the pages it stands in (`first` or
 * `last`, 20 without them, at most 100) and the lists without pages, at the most they may bring. A list that is a call of its
 * own for each record counts 10 more for each. Scalars cost nothing.
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const root = schema.getRootType(operation.operation);
  if (root === undefined || root === null) return 0;
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const known = new Map<string, number>();
  const walk = { schema, fragments, variables: { ...defaults(operation), ...variables }, known };
  return Math.min(costOf(operation.selectionSet, root, walk), ceiling);
}

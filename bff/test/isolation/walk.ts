import {
  getNamedType,
  isCompositeType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { sampleArguments } from "../nouns/samples.ts";

/** A field of a type. */
export interface Step {
  readonly type: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** A field on the way from the root, and which of its types the way goes on with. */
interface WayStep extends Step {
  readonly into: string;
}

/** The way from the root to a type. */
export type Way = readonly WayStep[];

/** The object types a field can answer with. */
function objectsOf(schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isObjectType(type)) return [type];
  return isUnionType(type) ? schema.getPossibleTypes(type) : [];
}

/** The ways of calling a field: one for each sample of its required arguments. Throws when there is none. */
function callsOf(step: Step): readonly string[] {
  const coordinate = `${step.type}.${step.field.name}`;
  const samples = sampleArguments[coordinate];
  if (samples !== undefined) return samples;
  if (step.field.args.some(isRequiredArgument)) {
    throw new Error(`${coordinate} needs arguments: give samples of them.`);
  }
  return [""];
}

/** `a0: field(args) { inside } a1: …` for every way of calling the field, or for those given. */
export function callField(step: Step, inside: string, given: readonly string[] = callsOf(step)): string {
  const selection = inside === "" ? "" : ` { ${inside} }`;
  return given
    .map((args, index) => `a${index}: ${step.field.name}${args === "" ? "" : `(${args})`}${selection}`)
    .join(" ");
}

/** Fields that a viewer may not read, as `Type.field`. */
export type Refused = ReadonlySet<string>;

const none: Refused = new Set();

/** The fields of an object type; those of the root that lead everywhere, `node` and `nodes`, are tried apart. */
export function fieldsOf(schema: GraphQLSchema, typeName: string, refused = none): readonly Step[] {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter(({ name }) => type !== schema.getQueryType() || (name !== "node" && name !== "nodes"))
    .filter(({ name }) => !refused.has(`${typeName}.${name}`))
    .map((field) => ({ type: typeName, field }));
}

/** The shortest way to every object type that can be read, by breadth. */
export function shortestPaths(schema: GraphQLSchema, refused = none): Map<string, Way> {
  const query = schema.getQueryType();
  const paths = new Map<string, Way>();
  const pending: (readonly [GraphQLObjectType, Way])[] = [];
  if (query !== null && query !== undefined) pending.push([query, []]);
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const [type, path] = next;
    if (paths.has(type.name)) continue;
    paths.set(type.name, path);
    for (const { field } of fieldsOf(schema, type.name, refused)) {
      for (const object of objectsOf(schema, getNamedType(field.type))) {
        pending.push([object, [...path, { type: type.name, field, into: object.name }]]);
      }
    }
  }
  return paths;
}

/**
 * Selects everything that is a plain value, and what stands behind further types down to `depth`; nothing inside a
 * plain value.
 */
export function selectAll(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  depth: number,
  refused = none,
): string {
  if (isLeafType(type)) return "";
  if (isUnionType(type)) {
    const members = schema
      .getPossibleTypes(type)
      .map((member) => `... on ${member.name} { ${selectAll(schema, member, depth, refused)} }`);
    return `__typename ${members.join(" ")}`;
  }
  if (!isObjectType(type)) return "__typename id";
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(isRequiredArgument) || refused.has(`${type.name}.${field.name}`)) return [];
    if (isLeafType(inner)) return [field.name];
    const isFrame = /(?:Connection|Edge)$/.test(inner.name);
    if (!isCompositeType(inner) || (depth === 0 && !isFrame)) return [];
    return [`${field.name} { ${selectAll(schema, inner, isFrame ? depth : depth - 1, refused)} }`];
  });
  return ["__typename", ...parts].join(" ");
}

/** A query that walks `path` and then selects `inside`. */
export function queryThrough(path: Way, inside: string): string {
  const through = path.reduceRight((inner, step) => {
    const isUnion = isUnionType(getNamedType(step.field.type));
    return callField(step, isUnion ? `... on ${step.into} { ${inner} }` : inner);
  }, inside);
  return `{ ${through} }`;
}

import {
  getNamedType,
  isInputObjectType,
  isListType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from "graphql";
import type { MutationSample } from "../nouns/sample.ts";
import { mutationSamples, sampleArguments } from "../nouns/samples.ts";
import { callField, fieldsOf, queryThrough, selectAll, shortestPaths, type Step } from "./walk.ts";

/** One input or argument of the schema that takes a node's id, and a way of sending an id there. */
export interface IdInput {
  /** `Input.field` or `Type.field.argument`. */
  readonly coordinate: string;
  /** The node type it names. */
  readonly type: string;
  /** The mutation it belongs to, or null for a read. */
  readonly mutation: string | null;
  /** What the service would answer to the writes of the mutation. */
  readonly responses: MutationSample["responses"];
  operation(id: string): { readonly document: string; readonly variables: Readonly<Record<string, unknown>> };
}

/** The node type that an id names, as its declaration says (`idOf`, `filterFields`, `extensions`). */
function typeNamedBy(coordinate: string, field: GraphQLInputField | GraphQLArgument): string {
  const type: unknown = field.extensions["names"];
  if (typeof type !== "string")
    throw new Error(`${coordinate} takes an id: declare with idOf, or in its extensions, what it names.`);
  return type;
}

/** Sends one input of a mutation and selects everything it may answer. */
export function mutationDocument(schema: GraphQLSchema, name: string): string {
  const field = schema.getMutationType()?.getFields()[name];
  if (field === undefined) throw new Error(`There is no mutation ${name}.`);
  const response = selectAll(schema, getNamedType(field.type), 1);
  const [argument] = field.args;
  return argument === undefined
    ? `mutation { ${name} { ${response} } }`
    : `mutation ($input: ${String(argument.type)}) { ${name}(input: $input) { ${response} } }`;
}

/** The ids in the inputs of mutations. */
function mutationIdInputs(schema: GraphQLSchema): IdInput[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
    const input = args[0] === undefined ? null : getNamedType(args[0].type);
    if (!isInputObjectType(input)) return [];
    return Object.values(input.getFields())
      .filter((field) => getNamedType(field.type).name === "ID")
      .map((field) => {
        const coordinate = `${input.name}.${field.name}`;
        const example = mutationSamples[name]?.inputs.find((one) => one !== null && field.name in one);
        if (example === undefined) throw new Error(`No example of ${name} gives ${field.name}.`);
        return {
          coordinate,
          type: typeNamedBy(coordinate, field),
          mutation: name,
          responses: mutationSamples[name]?.responses ?? {},
          operation: (id: string) => ({
            document: mutationDocument(schema, name),
            variables: { input: { ...example, [field.name]: id } },
          }),
        };
      });
  });
}

interface ReadSpot extends Step {
  readonly argument: string;
  /** The field of the argument's input object, or null when the argument is the id itself. */
  readonly inner: string | null;
  readonly coordinate: string;
  /** What takes the id: the argument, or the field of its input object. */
  readonly taker: GraphQLInputField | GraphQLArgument;
}

/** Where the arguments of one field take ids, themselves or one level down. */
function spotsOf(step: Step): ReadSpot[] {
  return step.field.args.flatMap((argument): ReadSpot[] => {
    const type = getNamedType(argument.type);
    const spot = { ...step, argument: argument.name };
    if (type.name === "ID") {
      return [
        {
          ...spot,
          inner: null,
          coordinate: `${step.type}.${step.field.name}.${argument.name}`,
          taker: argument,
        },
      ];
    }
    if (!isInputObjectType(type)) return [];
    return Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name === "ID")
      .map((field) => ({
        ...spot,
        inner: field.name,
        coordinate: `${type.name}.${field.name}`,
        taker: field,
      }));
  });
}

/** The ids in the arguments of reads, each on every field that takes them. */
function readIdInputs(schema: GraphQLSchema): IdInput[] {
  return [...shortestPaths(schema)].flatMap(([typeName, path]) =>
    fieldsOf(schema, typeName)
      .flatMap(spotsOf)
      .map((spot) => ({
        coordinate: spot.coordinate,
        type: typeNamedBy(spot.coordinate, spot.taker),
        mutation: null,
        responses: {},
        operation: (id: string) => {
          const one = isListType(spot.taker.type) ? "[$id]" : "$id";
          const value = spot.inner === null ? one : `{ ${spot.inner}: ${one} }`;
          const samples = sampleArguments[`${typeName}.${spot.field.name}`] ?? [""];
          const given = samples.map((sample) =>
            [sample, `${spot.argument}: ${value}`].filter(Boolean).join(", "),
          );
          const inside = selectAll(schema, getNamedType(spot.field.type), 1);
          const document = `query ($id: ID!) ${queryThrough(path, callField(spot, inside, given))}`;
          return { document, variables: { id } };
        },
      })),
  );
}

/** Every input and argument of the schema that takes a node's id. Throws for one that nobody has described. */
export function idInputs(schema: GraphQLSchema): IdInput[] {
  return [...mutationIdInputs(schema), ...readIdInputs(schema)];
}

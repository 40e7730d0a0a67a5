import type { FieldNode, GraphQLField, GraphQLObjectType, GraphQLResolveInfo } from "graphql";
import { generateFunction } from "../../generateFunction.ts";
import { argumentReader } from "./argumentReader.ts";
import type { PlanParts } from "./planParts.ts";
import { NotPlain, type TextRun } from "./textRun.ts";

type Field = GraphQLField<unknown, unknown>;

/** How the value of one asked field is found. */
export interface FieldReader {
  /** The value for a record, or the promise of it. Throws what the resolver throws. */
  read(record: object, run: TextRun): unknown;
  /** What a resolver is told of where it stands. */
  infoOf(run: TextRun): GraphQLResolveInfo;
}

/**
 * Whether a field says the same of a record whoever asks: it is one of its properties, or its resolver takes the record
 * and nothing else.
 */
export function isOfRecordAlone({ resolve, args }: Field): boolean {
  return args.length === 0 && (resolve === undefined || resolve.length === 1);
}

/** Reads a field that is a property of its record. */
function propertyReader({ name }: Field): (record: object) => unknown {
  const read = generateFunction(`return value[${JSON.stringify(name)}];`);
  return (record) => {
    const value = read(record);
    if (typeof value === "function") throw new NotPlain();
    return value;
  };
}

const propertyReaders = new WeakMap<Field, (record: object) => unknown>();

/** Made once for each field, whoever asks for it. */
function propertyReaderOf(field: Field): (record: object) => unknown {
  let reader = propertyReaders.get(field);
  if (reader === undefined) {
    reader = propertyReader(field);
    propertyReaders.set(field, reader);
  }
  return reader;
}

/** A field where one operation asks for it. */
interface FieldSelection {
  readonly field: Field;
  readonly parentType: GraphQLObjectType;
  readonly nodes: readonly FieldNode[];
  readonly parts: PlanParts;
}

class FieldInfo implements GraphQLResolveInfo {
  readonly fieldName: string;
  readonly fieldNodes: readonly FieldNode[];
  readonly returnType: GraphQLResolveInfo["returnType"];
  readonly parentType: GraphQLObjectType;
  readonly schema: GraphQLResolveInfo["schema"];
  readonly fragments: GraphQLResolveInfo["fragments"];
  readonly operation: GraphQLResolveInfo["operation"];
  readonly rootValue = undefined;
  readonly variableValues: GraphQLResolveInfo["variableValues"];

  constructor({ field, parentType, nodes, parts }: FieldSelection, run: TextRun) {
    this.fieldName = field.name;
    this.fieldNodes = nodes;
    this.returnType = field.type;
    this.parentType = parentType;
    this.schema = parts.schema;
    this.fragments = parts.fragments;
    this.operation = parts.operation;
    this.variableValues = run.variables;
  }

  /** Nobody asks for it. Whoever begins to gets an executor that knows. */
  get path(): never {
    throw new NotPlain();
  }
}

/** Reads a field wherever one operation selects it; arguments are looked at once for each run. */
export function fieldReader(
  field: Field,
  parentType: GraphQLObjectType,
  nodes: readonly FieldNode[],
  parts: PlanParts,
): FieldReader {
  const number = parts.countField();
  const { resolve } = field;
  const [node] = nodes;
  if (node === undefined) throw new NotPlain();
  const selection = { field, parentType, nodes, parts };
  const infoOf = (run: TextRun): GraphQLResolveInfo =>
    (run.fieldInfos[number] ??= new FieldInfo(selection, run));
  if (resolve === undefined) return { infoOf, read: propertyReaderOf(field) };
  const argumentsOf = argumentReader(field, node);
  return {
    infoOf,
    read(record, run) {
      const values = (run.fieldArguments[number] ??= argumentsOf(run.variables));
      return resolve(record, values, run.context, infoOf(run));
    },
  };
}

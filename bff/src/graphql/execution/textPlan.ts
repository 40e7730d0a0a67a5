import {
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from "graphql";
import { guardOf, type ReadCheck } from "../readRules.ts";
import { askedFields } from "./askedFields.ts";
import { leafTextOf } from "./leafText.ts";
import { plainFieldsText, type PlainField } from "./plainFields.ts";
import { fieldReader, isOfRecordAlone, type FieldReader } from "./fieldReader.ts";
import type { PlanParts } from "./planParts.ts";
import type { RecordTexts } from "./recordTexts.ts";
import { NotPlain } from "./textRun.ts";
import {
  leafWriter,
  listWriter,
  nonNullWriter,
  nullableWriter,
  rememberingWriter,
  writeMaybePromise,
  type Writer,
} from "./writers.ts";

function selectionsOf(nodes: readonly FieldNode[]): SelectionSetNode[] {
  return nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
}

/** What is written of one field, and what is asked before. */
interface PlannedField {
  readonly check: ReadCheck | null;
  readonly isOfRecordAlone: boolean;
  /** Where the value is a leaf and depends on the record alone, it is written together with its neighbours. */
  readonly part: PlainField | Writer;
}

/** A field that can be written together with its neighbours. */
function plainField(label: string, field: GraphQLField<unknown, unknown>): PlainField | null {
  const isNullable = !isNonNullType(field.type);
  const type = getNullableType(field.type);
  if (!isLeafType(type) || !isOfRecordAlone(field)) return null;
  return { label, from: field.resolve ?? field.name, isNullable, textOf: leafTextOf(type) };
}

/** One field of an object, with its name, after a brace or a comma. */
function fieldWriter(
  opening: "{" | ",",
  key: string,
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  parts: PlanParts,
): PlannedField {
  const name = nodes[0]?.name.value ?? "";
  const label = `${opening}${JSON.stringify(key)}:`;
  if (name === "__typename") {
    const text = `${label}${JSON.stringify(type.name)}`;
    const write: Writer["write"] = (_record, _run, buffer) => buffer.write(text);
    return { isOfRecordAlone: true, check: null, part: { isOfRecordAlone: true, write } };
  }
  const guarded = type.getFields()[name];
  // Introspection.
  if (guarded === undefined) throw new NotPlain();
  const guard = guardOf(guarded);
  // Checked once for all fields of a record, so that their text can be remembered with it as that of others.
  const field = guard?.field ?? guarded;
  const check = guard?.check ?? null;
  const plain = plainField(label, field);
  if (plain !== null) return { isOfRecordAlone: true, check, part: plain };
  const reader = fieldReader(field, type, nodes, parts);
  const value = valueWriter(field.type, nodes, reader, parts);
  const writer: Writer = {
    isOfRecordAlone: isOfRecordAlone(field) && value.isOfRecordAlone,
    write(record, run, buffer) {
      if (typeof record !== "object" || record === null) throw new NotPlain();
      const found = reader.read(record, run);
      buffer.write(label);
      writeMaybePromise(value, found, run, buffer);
    },
  };
  return { isOfRecordAlone: writer.isOfRecordAlone, check, part: writer };
}

/** Writes fields of the same record. */
function inTurn(fields: readonly Writer[]): Writer {
  const [first, ...others] = fields;
  if (first === undefined) throw new NotPlain();
  if (others.length === 0) return first;
  return {
    isOfRecordAlone: fields.every((field) => field.isOfRecordAlone),
    write(record, run, buffer) {
      first.write(record, run, buffer);
      for (const field of others) field.write(record, run, buffer);
    },
  };
}

/** Writes neighbours that are plain, as one text. */
function plainWriter(fields: readonly PlainField[]): Writer {
  const textOf = plainFieldsText(fields);
  return {
    isOfRecordAlone: true,
    write(record, _run, buffer) {
      if (typeof record !== "object" || record === null) throw new NotPlain();
      buffer.write(textOf(record));
    },
  };
}

/** The writers of fields in their order, with one for neighbours that are plain. */
function withPlainTogether(fields: readonly PlannedField[]): Writer[] {
  const writers: Writer[] = [];
  let plain: PlainField[] = [];
  for (const { part } of fields) {
    if ("textOf" in part) {
      plain.push(part);
      continue;
    }
    if (plain.length > 0) writers.push(plainWriter(plain));
    plain = [];
    writers.push(part);
  }
  if (plain.length > 0) writers.push(plainWriter(plain));
  return writers;
}

/** Neighbours whose text depends on the record alone are one text, which is remembered. */
function joined(fields: readonly PlannedField[], texts: RecordTexts): Writer {
  const writer = inTurn(withPlainTogether(fields));
  return writer.isOfRecordAlone ? rememberingWriter(writer, texts) : writer;
}

function runsOf(fields: readonly PlannedField[]): PlannedField[][] {
  const runs: PlannedField[][] = [];
  for (const field of fields) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    const isAlike = first?.isOfRecordAlone === field.isOfRecordAlone && first.check === field.check;
    if (run !== undefined && isAlike) run.push(field);
    else runs.push([field]);
  }
  return runs;
}

/** Writes what the caller may read of the record; a refusal is said by the general executor. */
function checked(writer: Writer, check: ReadCheck | null): Writer {
  if (check === null) return writer;
  return {
    isOfRecordAlone: false,
    write(record, run, buffer) {
      if (!check.mayRead(record, run.context)) throw new NotPlain();
      writer.write(record, run, buffer);
    },
  };
}

/** Writes an object of one type with what is asked of it. */
export function objectWriter(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  parts: PlanParts,
): Writer {
  if (type.isTypeOf) throw new NotPlain();
  const fields = [...askedFields(parts, type, sets)].map(([key, nodes], index) =>
    fieldWriter(index === 0 ? "{" : ",", key, nodes, type, parts),
  );
  // Of an interface, nothing may be asked of some of its types.
  const runs = runsOf(fields).map((run) => checked(joined(run, parts.texts), run[0]?.check ?? null));
  const inner = runs.length === 0 ? null : inTurn(runs);
  return {
    isOfRecordAlone: runs.every((run) => run.isOfRecordAlone),
    write(record, run, buffer) {
      if (record instanceof Error) throw new NotPlain();
      if (inner === null) buffer.write("{");
      else inner.write(record, run, buffer);
      buffer.write("}");
    },
  };
}

/** Writes an object of whichever type it turns out to be. */
function interfaceWriter(
  type: GraphQLInterfaceType,
  nodes: readonly FieldNode[],
  reader: FieldReader,
  parts: PlanParts,
): Writer {
  const { resolveType } = type;
  if (!resolveType) throw new NotPlain();
  const sets = selectionsOf(nodes);
  const writers = new Map<unknown, Writer>(
    parts.schema.getPossibleTypes(type).map((one) => [one.name, objectWriter(one, sets, parts)]),
  );
  return {
    isOfRecordAlone: false,
    write(value, run, buffer) {
      const writer = writers.get(resolveType(value, run.context, reader.infoOf(run), type));
      if (writer === undefined) throw new NotPlain();
      writer.write(value, run, buffer);
    },
  };
}

function valueWriter(
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  reader: FieldReader,
  parts: PlanParts,
): Writer {
  const plain = (inner: GraphQLOutputType): Writer => {
    if (isListType(inner)) return listWriter(valueWriter(inner.ofType, nodes, reader, parts));
    if (isLeafType(inner)) return leafWriter(inner);
    if (isObjectType(inner)) return objectWriter(inner, selectionsOf(nodes), parts);
    if (isInterfaceType(inner)) return interfaceWriter(inner, nodes, reader, parts);
    throw new NotPlain();
  };
  return isNonNullType(type) ? nonNullWriter(plain(type.ofType)) : nullableWriter(plain(type));
}

import * as v from "valibot";
import { generateFunction } from "../generateFunction.ts";
import { isRecord } from "./json.ts";

/** What a reader gives back for a value that does not fit. */
export const unfit = Symbol("unfit");

/** Reads a value as a schema does, without noting where it stands and what is wrong with it. */
export type Reader = (value: unknown) => unknown;

const readers = new WeakMap<object, Reader>();

/** What reads most values of a schema. */
const quickReaders = new WeakMap<object, Reader>();

/** The same schema, most of whose values `read` reads quicker: as the schema does, or `unfit`, and the schema is asked. */
export function readBy<Schema extends v.GenericSchema>(schema: Schema, read: Reader): Schema {
  const ask = asked(schema);
  quickReaders.set(schema, read);
  readers.set(schema, (value) => {
    const result = read(value);
    return result === unfit ? ask(value) : result;
  });
  return schema;
}

/**
 * The reader of a schema, made once. It gives just what the schema gives; after `unfit` the schema says what is wrong, and
 * where. A schema of a kind that is not known here is asked each time.
 */
export function readerOf<Output>(
  schema: v.GenericSchema<unknown, Output>,
): (value: unknown) => Output | typeof unfit;
export function readerOf(schema: v.GenericSchema): Reader {
  let reader = readers.get(schema);
  if (reader === undefined) {
    reader = makeReader(schema);
    readers.set(schema, reader);
  }
  return reader;
}

/** What stands in a pipe and looks at values. */
interface Step {
  readonly type: string;
  "~run"(
    dataset: { typed: true; value: unknown },
    config: v.Config<v.BaseIssue<unknown>>,
  ): v.OutputDataset<unknown, v.BaseIssue<unknown>>;
}

function isStep(value: unknown): value is Step {
  return isRecord(value) && typeof value["~run"] === "function";
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value["kind"] === "schema" && isStep(value);
}

/** Has a step of a pipe read a value that fits so far. */
function runner(step: Step): Reader {
  return (value) => {
    const dataset = step["~run"]({ typed: true, value }, v.getGlobalConfig());
    return dataset.typed && dataset.issues === undefined ? dataset.value : unfit;
  };
}

/** Has the schema read the value itself. */
function asked(schema: v.GenericSchema): Reader {
  return (value) => {
    const dataset = schema["~run"]({ value }, v.getGlobalConfig());
    return dataset.typed && dataset.issues === undefined ? dataset.value : unfit;
  };
}

function makeReader(schema: v.GenericSchema): Reader {
  const parts: Readonly<Record<string, unknown>> = { ...schema };
  if (Array.isArray(parts["pipe"])) return pipeReader(parts["pipe"]) ?? asked(schema);
  const { wrapped, item, entries, options, default: otherwise } = parts;
  if (isSchema(wrapped) && typeof otherwise !== "function") {
    if (schema.type === "nullish") return orElse(readerOf(wrapped), otherwise, true, true);
    if (schema.type === "nullable") return orElse(readerOf(wrapped), otherwise, true, false);
    if (schema.type === "optional") return orElse(readerOf(wrapped), otherwise, false, true);
  }
  if (schema.type === "array" && isSchema(item)) return arrayReader(readerOf(item));
  if (schema.type === "object" && isRecord(entries)) return objectReader(entries) ?? asked(schema);
  if (schema.type === "union" && Array.isArray(options) && options.every(isSchema))
    return firstOf(options.map((option) => readerOf(option)));
  return asked(schema);
}

function pipeReader(items: readonly unknown[]): Reader | null {
  const steps = items.filter((item) => !isRecord(item) || item["kind"] !== "metadata");
  if (!steps.every(isStep)) return null;
  const reads = steps.map((step) => {
    if (isSchema(step)) return readerOf(step);
    const operation: unknown = "operation" in step ? step.operation : null;
    return step.type === "transform" && isOperation(operation) ? operation : runner(step);
  });
  const given = Object.fromEntries(reads.map((read, index) => [`read${index}`, read]));
  const lines = reads.map((_, index) => `value = read${index}(value); if (value === unfit) return unfit;`);
  return generateFunction([...lines, "return value;"].join("\n"), { unfit, ...given });
}

function isOperation(value: unknown): value is Reader {
  return typeof value === "function";
}

/** Reads what may be null, missing or both, and `otherwise` in its place. */
function orElse(read: Reader, otherwise: unknown, isNullable: boolean, isOptional: boolean): Reader {
  const isNone = (value: unknown): boolean =>
    (isNullable && value === null) || (isOptional && value === undefined);
  return (value) => {
    const given = isNone(value) && otherwise !== undefined ? otherwise : value;
    return isNone(given) ? given : read(given);
  };
}

function arrayReader(read: Reader): Reader {
  return (value) => {
    if (!Array.isArray(value)) return unfit;
    const items: unknown[] = [];
    for (const one of value) {
      const item = read(one);
      if (item === unfit) return unfit;
      items.push(item);
    }
    return items;
  };
}

function firstOf(all: readonly Reader[]): Reader {
  return (value) => {
    for (const read of all) {
      const result = read(value);
      if (result !== unfit) return result;
    }
    return unfit;
  };
}

/** Whether a key may be missing: with a value in its place, left out, or not at all. */
function missing(schema: v.GenericSchema): "read" | "left out" | "unfit" {
  if (schema.type !== "nullish" && schema.type !== "optional") return "unfit";
  return "default" in schema && schema.default !== undefined ? "read" : "left out";
}

/** Reads just these fields, by a function that is made for them. */
function objectReader(entries: Readonly<Record<string, unknown>>): Reader | null {
  const given: Record<string, unknown> = { unfit };
  const reads: string[] = [];
  const parts: string[] = [];
  const later: string[] = [];
  for (const [key, schema] of Object.entries(entries)) {
    if (!isSchema(schema) || "fallback" in schema || schema.type === "exact_optional") return null;
    const number = parts.length + later.length;
    const name = JSON.stringify(key);
    const isThere = `value[${name}] !== undefined || ${name} in value`;
    const part = `part${number}`;
    const quick = quickReaders.get(schema);
    given[`read${number}`] = quick ?? readerOf(schema);
    // Called from here and nowhere else, the engine makes what is quick part of this function.
    const again =
      quick === undefined ? "" : `if (${part} === unfit) ${part} = whole${number}(value[${name}]);`;
    if (quick !== undefined) given[`whole${number}`] = asked(schema);
    const read = `let ${part} = read${number}(value[${name}]); ${again} if (${part} === unfit) return unfit;`;
    const ifMissing = missing(schema);
    if (ifMissing === "left out") later.push(`if (${isThere}) { ${read} record[${name}] = part${number}; }`);
    else {
      reads.push(ifMissing === "read" ? read : `if (!(${isThere})) return unfit; ${read}`);
      parts.push(`${name}: part${number}`);
    }
  }
  return generateFunction(
    [
      'if (typeof value !== "object" || value === null) return unfit;',
      ...reads,
      `const record = { ${parts.join(", ")} };`,
      ...later,
      "return record;",
    ].join("\n"),
    given,
  );
}

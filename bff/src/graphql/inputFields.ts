import type { InputFieldMap, InputFieldRef, InputRef } from "@pothos/core";
import * as v from "valibot";
import { builder, type BuilderTypes } from "./builder.ts";
import type { Installation } from "./context.ts";
import type { InputPaths } from "./expectedErrors.ts";
import { idempotencyKeyRule } from "./idempotencyKey.ts";
import { type Plain, versionInputDescription, versionOf } from "./version.ts";

type Rule = v.GenericSchema<unknown, unknown>;

/** The type of an input field: a scalar, an enum or another input; `[type]` for a list of it. */
type FieldType = "String" | "Int" | "Boolean" | "ID" | "Decimal" | "Date" | "DateTime" | InputRef;

/** One field of an input. The rule's output is the value as mutations see it. */
export interface InputField {
  readonly type: FieldType | [FieldType];
  readonly description: string;
  /** What an edit says of it, where that differs. */
  readonly editDescription?: string;
  /** Non-null in the input. An edit may leave out what belongs to the record all the same. */
  readonly required?: boolean;
  readonly default?: boolean | number | string;
  /** What an add takes it for that leaves it out or says null; the schema tells in words. */
  readonly absent?: boolean | number;
  /** The node type that the id names; the isolation tests try it with the ids of others. */
  readonly names?: string;
  /** What an upload must be for that the id names, as `UploadPurpose` has it. */
  readonly purpose?: string;
  /** What the value must be, with the exact messages. One that depends on the installation is a function of it. */
  readonly rule: Rule | ((installation: Installation) => Rule);
  /** The service's names of it; of a field with parts, each name with the path of its part. */
  readonly rest?: string | readonly string[] | InputPaths;
}

/** A body sent to the service, or a part of one. */
export type RestBody = Readonly<Record<string, unknown>>;

/** A field that is sent under the service's name. */
export interface SentField extends InputField {
  readonly rest: string | readonly string[] | InputPaths;
  /** The value as it is sent, undefined to leave it out; of a field with parts, all of them under their names. */
  toRest?(value: unknown): unknown;
}

/** A field that the record keeps: sent, and part of the record's version. */
export interface RecordField<Row> extends SentField {
  /** What the record has there now. */
  readonly current: (row: Row) => Plain;
}

/** Everything of a noun that an edit can change, said once: input, rule, REST body, error paths and version follow. */
export type RecordFields<Row> = Readonly<Record<string, RecordField<Row>>>;

/** Fields of an input by name. */
export type InputFields = Readonly<Record<string, InputField>>;

type RuleOf<Field extends InputField> = Field["rule"] extends (installation: Installation) => infer Made
  ? Made
  : Field["rule"];

/** The checked values of an input. */
export type ValuesOf<Fields extends InputFields> = {
  readonly [Name in keyof Fields]: v.InferOutput<Extract<RuleOf<Fields[Name]>, Rule>>;
};

/** The checked values of an edit of these fields: undefined is left as it is. */
export type EditValues<Fields extends InputFields> = {
  readonly [Name in keyof Fields]: ValuesOf<Fields>[Name] | undefined;
};

/** Other rules for some of these fields. */
export type RulesOf<Fields extends InputFields> = {
  readonly [Name in keyof Fields]?: v.GenericSchema<unknown, ValuesOf<Fields>[Name]>;
};

/** The fields of a record in an edit: each may be left out and stays as it is then. */
export type EditFields<Fields extends InputFields> = {
  readonly [Name in keyof Fields]: Omit<Fields[Name], "rule"> & {
    readonly rule: v.OptionalSchema<Extract<RuleOf<Fields[Name]>, Rule>, undefined>;
  };
};

/** The `idempotencyKey` of everything that adds. */
export const idempotencyKey = {
  type: "String",
  description:
    "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice.",
  rule: idempotencyKeyRule,
} satisfies InputField;

/** The `version` of every edit. */
export const version = {
  type: "String",
  description: versionInputDescription,
  rule: v.nullish(v.string()),
} satisfies InputField;

/** An id that an input must have. */
export function idOf(typeName: string, description: string) {
  return { type: "ID", required: true, names: typeName, description, rule: v.string() } satisfies InputField;
}

function ruleOf({ rule }: InputField, installation: Installation): Rule {
  return typeof rule === "function" ? rule(installation) : rule;
}

/** The fields of a record as an edit takes them. */
export function editFields<Fields extends InputFields>(fields: Fields): EditFields<Fields>;
export function editFields(fields: InputFields): object {
  const edited = Object.entries(fields).map(([name, field]): [string, InputField] => {
    const { default: _, absent: __, editDescription = field.description, ...kept } = field;
    const rule = (installation: Installation): Rule => v.optional(ruleOf(field, installation));
    return [name, { ...kept, required: false, description: editDescription, rule }];
  });
  return Object.fromEntries(edited);
}

/** Makes the input type of these fields. */
export function inputType(
  name: string,
  description: string,
  fields: InputFields,
): InputRef<Readonly<Record<string, unknown>>> {
  return builder.inputType(name, { description, fields: (t) => inputFieldMap(t, fields) });
}

function inputFieldMap(
  t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, "InputObject">,
  fields: InputFields,
): InputFieldMap {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, InputFieldRef<BuilderTypes, unknown>] => [
      name,
      t.field({
        type: field.type,
        required: field.required ?? false,
        description: field.description,
        ...(field.default === undefined ? {} : { defaultValue: field.default }),
        extensions: { declared: field, ...(field.names === undefined ? {} : { names: field.names }) },
      }),
    ]),
  );
}

/** The rule of a whole input; `others` stand in the place of the rules of some fields. */
export type InputRule<Fields extends InputFields> = (
  installation: Installation,
  others?: RulesOf<Fields>,
) => v.GenericSchema<unknown, ValuesOf<Fields>>;

/** The rule of an input with these fields. It is made once for each installation, not at each mutation. */
export function inputRule<Fields extends InputFields>(fields: Fields): InputRule<Fields>;
export function inputRule(fields: InputFields): InputRule<InputFields> {
  const made = new WeakMap<Installation, v.ObjectSchema<v.ObjectEntries, string>>();
  const make = (installation: Installation) => {
    const entries = Object.entries(fields).map(([name, field]) => {
      const rule = ruleOf(field, installation);
      return [name, field.absent === undefined ? rule : v.nullish(rule, field.absent)];
    });
    const rule = v.object(Object.fromEntries(entries), "Must be filled in");
    made.set(installation, rule);
    return rule;
  };
  return (installation, others) => {
    const rule = made.get(installation) ?? make(installation);
    return others === undefined ? rule : v.object({ ...rule.entries, ...others });
  };
}

/** Where each of the service's names stands in the input. */
export function inputPaths(fields: InputFields): InputPaths {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { rest = [] }]) => {
      if (isNames(rest)) return [rest].flat().map((one) => [one, [name]]);
      return Object.entries(rest).map(([one, path]) => [one, [name, ...path]]);
    }),
  );
}

function isNames(rest: string | readonly string[] | InputPaths): rest is string | readonly string[] {
  return typeof rest === "string" || Array.isArray(rest);
}

/** The `toRest` of a field with a default: it has no empty form, so null leaves it as it is. */
export function keptWhenEmpty<Value>(value: Value | null): Value | undefined {
  return value ?? undefined;
}

/**
 * The REST body of these values: what is undefined stays and is left out, what is null is sent as `empty`, which the
 * documents' forms write as an empty text.
 */
export function toRestBody<Fields extends Readonly<Record<string, SentField>>>(
  fields: Fields,
  values: { readonly [Name in keyof Fields]?: unknown },
  empty: "" | null = null,
): RestBody {
  const sent = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value: unknown = values[name];
    if (value === undefined) return [];
    const written = field.toRest === undefined ? value : field.toRest(value);
    if (written === undefined) return [];
    const { rest } = field;
    if (!isNames(rest)) return Object.entries(Object(written));
    return [rest].flat().map((one) => [one, written ?? empty]);
  });
  return Object.fromEntries(sent);
}

/** The version of a record with these fields. */
export function versionOfFields<Row>(fields: RecordFields<Row>): (row: Row) => string {
  const readers = Object.values(fields).map(({ current }) => current);
  return (row) => versionOf(readers.map((read) => read(row)));
}

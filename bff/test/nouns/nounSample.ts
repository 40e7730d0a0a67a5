import * as v from "valibot";
import { type RecordFields, type RestBody, toRestBody } from "../../src/graphql/inputFields.ts";
import type { Editing } from "../../src/graphql/version.ts";

/** A raw record as the service sends it. */
export type RawRecord = Readonly<Record<string, unknown>>;

interface Declared<Row, Fields extends RecordFields<Row>> {
  /** The field of `Viewer` with the list. */
  readonly list: string;
  /** The field of a raw record with its id. */
  readonly key: string;
  readonly record: v.GenericSchema<unknown, Row>;
  readonly editing: Editing<Row>;
  readonly fields: Fields;
  /** A value for each field, with which one is added. */
  readonly add: { readonly [Name in keyof Fields]: unknown };
  /** Another value for each field. */
  readonly edit: { readonly [Name in keyof Fields]: unknown };
  /** What adding one writes besides, with the service's response. */
  readonly besides?: Readonly<Record<string, () => unknown>>;
}

/** A noun whose records are shared by all locations of a company, with what the tests of the schema try it with. */
export interface NounSample {
  /** The type in the schema; its mutations are `add…`, `edit…` and `delete…` of it. */
  readonly type: string;
  readonly list: string;
  /** The collection of the service, `/v1/companyBrand`. */
  readonly path: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, RecordFields<never>[string]>>;
  readonly add: Readonly<Record<string, unknown>>;
  readonly edit: Readonly<Record<string, unknown>>;
  readonly besides: Readonly<Record<string, () => unknown>>;
  /** Its three mutations, each with the permission that it asks for. */
  readonly permissions: Readonly<Record<string, string>>;
  /** The body that adds one. */
  readonly body: RestBody;
  versionOf(raw: RawRecord): string;
}

const samples: NounSample[] = [];

/** Those that were declared so far; `nouns.ts` has them all. */
export const declaredSamples: readonly NounSample[] = samples;

/** Declares what a noun is tried with. */
export function sampleNoun<Row, const Fields extends RecordFields<Row>>(
  declared: Declared<Row, Fields>,
): void {
  const { record, editing, besides = {}, ...sample } = declared;
  const type = editing.records.typeName;
  const entity = type.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
  samples.push({
    ...sample,
    type,
    permissions: {
      [`add${type}`]: `${entity}_CREATE`,
      [`edit${type}`]: `${entity}_UPDATE`,
      [`delete${type}`]: `${entity}_DELETE`,
    },
    path: editing.records.path,
    besides,
    body: toRestBody(sample.fields, sample.add),
    versionOf: (raw) => editing.version(v.parse(record, raw)),
  });
}

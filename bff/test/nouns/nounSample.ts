import * as v from "valibot";
import { allPermissions, type Permission } from "../../src/access/permission.ts";
import { type RecordFields, type RestBody, toRestBody } from "../../src/graphql/inputFields.ts";
import type { Editing } from "../../src/graphql/version.ts";
import type { Caller } from "../harness/backOffice.ts";
import { collection, type RawRecord } from "../isolation/tenants.ts";
import { addNoun } from "./addNoun.ts";
import { each } from "./edit.ts";
import { type Fixtures, type MutationSample, sample } from "./sample.ts";

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
  readonly permissions: Readonly<Record<string, Permission>>;
  /** The body that adds one. */
  readonly body: RestBody;
  versionOf(raw: RawRecord): string;
}

const shared: NounSample[] = [];

/** Those that were declared so far; `samples.ts` has them all. */
export const sharedNouns: readonly NounSample[] = shared;

/** The permission of this name. Throws when there is none. */
function permissionOf(name: string): Permission {
  const found = allPermissions.find((permission) => permission === name);
  if (found === undefined) throw new Error(`There is no permission ${name}.`);
  return found;
}

/** Declares what a noun is tried with that the locations of a company share, and that is added, edited and deleted. */
export function sampleNoun<Row, const Fields extends RecordFields<Row>>(
  declared: Declared<Row, Fields>,
): NounSample {
  const { record, editing, besides = {}, ...given } = declared;
  const type = editing.records.typeName;
  const entity = type.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
  const noun: NounSample = {
    ...given,
    type,
    permissions: {
      [`add${type}`]: permissionOf(`${entity}_CREATE`),
      [`edit${type}`]: permissionOf(`${entity}_UPDATE`),
      [`delete${type}`]: permissionOf(`${entity}_DELETE`),
    },
    path: editing.records.path,
    besides,
    body: toRestBody(given.fields, given.add),
    versionOf: (raw) => editing.version(v.parse(record, raw)),
  };
  shared.push(noun);
  sample({
    nodes: { [type]: { of: "company" } },
    collections: {
      [collectionOf(noun)]: collection(noun.key, { values: marked(noun), more: [{ [noun.key]: 2 }] }),
    },
    fields: [[noun.fields, `POST ${noun.path}`]],
    addTwo: (owner) => addTwo(owner, noun),
    mutations: (fixtures) => mutationsOf(noun, fixtures),
  });
  return noun;
}

const collectionOf = ({ path }: NounSample): string => path.replace("/v1/", "");

/** The values of its sample, each text with the mark of the owner. */
function marked({ body }: NounSample) {
  return (_whose: string, _id: number, mark: string): RawRecord =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === "string" ? `${mark} ${value}` : value,
      ]),
    );
}

async function addTwo(owner: Caller, noun: NounSample): Promise<void> {
  await addNoun(owner, noun);
  await addNoun(owner, noun, noun.edit);
}

/** Adding, editing and deleting one. */
function mutationsOf(noun: NounSample, { own, record }: Fixtures): Readonly<Record<string, MutationSample>> {
  const { type, path, add, edit, besides, permissions } = noun;
  const kept = record(collectionOf(noun));
  const [id, version] = [own(type), noun.versionOf(kept)];
  const samples: Readonly<Record<string, Omit<MutationSample, "permission">>> = {
    [`add${type}`]: {
      inputs: [{ ...add, idempotencyKey: "key" }],
      responses: { ...besides, [`POST ${path}`]: () => kept },
    },
    [`edit${type}`]: {
      inputs: [
        { id, ...edit },
        { id, ...edit, version },
      ],
      responses: { [`PUT ${path}/{id}`]: () => kept },
      edit: async ({ owner }) => ({ base: { id: await addNoun(owner, noun) }, changes: each(edit) }),
    },
    [`delete${type}`]: { inputs: [{ id, version }], responses: { [`DELETE ${path}/{id}`]: () => null } },
  };
  return Object.fromEntries(
    Object.entries(samples).map(([name, one]) => [name, { ...one, permission: permissions[name] ?? null }]),
  );
}

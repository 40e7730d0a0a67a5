import { getNamedType, isInputObjectType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "../src/schema.ts";
import {
  editDocument,
  editNames,
  readVersion,
  startEditedOffice,
  type EditedOffice,
} from "./harness/editedOffice.ts";

// Every field of every edit, through the real gateway to the real service: what is given must reach the record, and
// the record's version must tell.

/** Fields that say what an edit is about, or prove that one may; they are not kept. */
const aboutTheEdit = new Set(["id", "version", "password", "numberAgain"]);

const mutations = schema.getMutationType()?.getFields() ?? {};

/** The fields of an edit's input that belong to the record. */
function fieldsOf(name: string): string[] {
  const type = mutations[name]?.args[0]?.type;
  const input = type === undefined ? undefined : getNamedType(type);
  return isInputObjectType(input)
    ? Object.keys(input.getFields()).filter((field) => !aboutTheEdit.has(field))
    : [];
}

let edited: EditedOffice;

beforeAll(async () => {
  edited = await startEditedOffice();
});

afterAll(() => edited.office.close());

/** Saves and gives the version of the record then; what was refused stands in the test's failure. */
async function save(name: string, input: object): Promise<string | null> {
  const { data, errors } = await edited.owner.send(editDocument(name), { input });
  expect(errors, `${name} ${JSON.stringify(input)}`).toBeUndefined();
  const result: unknown = Reflect.get(Object(data), name);
  const version = readVersion(Object(result).record);
  expect(version, `${name} ${JSON.stringify(input)}: ${JSON.stringify(result)}`).not.toBeNull();
  return version;
}

test.each(editNames)("%s: what each field is given reaches the record, and its version", async (name) => {
  const edit = edited.edits[name];
  expect(Object.keys(edit?.changes ?? {}).toSorted(), "a change for each field").toEqual(
    fieldsOf(name).toSorted(),
  );
  const lost: string[] = [];
  for (const [field, [first, then]] of Object.entries(edit?.changes ?? {})) {
    const before = await save(name, { ...edit?.base, ...first });
    if ((await save(name, { ...edit?.base, ...then })) === before) lost.push(field);
  }
  expect(lost, "fields that are taken and never seen again").toEqual([]);
});

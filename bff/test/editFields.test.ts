import { getNamedType, isInputObjectType, isObjectType, isUnionType } from "graphql";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "../src/schema.ts";
import { type Edit, editsOf, type Picture } from "./editSamples.ts";
import { startBackOffice, type BackOffice, type Caller } from "./harness/backOffice.ts";
import { sendPicture } from "./harness/sendPicture.ts";
import { listDocument, ownProducts, rows, viewerLists } from "./harness/viewerLists.ts";
import { addNouns } from "./nouns/addNouns.ts";

// Every field of every edit, through the real gateway to the real service: what is given must reach the record, and
// the record's version must tell.

/** Fields that say what an edit is about, or prove that one may; they are not kept. */
const aboutTheEdit = new Set(["id", "version", "password", "numberAgain"]);

const mutations = schema.getMutationType()?.getFields() ?? {};
const names = Object.keys(mutations).filter((name) => /^(edit|save)[A-Z]/.test(name));

function inputFieldsOf(name: string): string[] {
  const type = mutations[name]?.args[0]?.type;
  const input = type === undefined ? undefined : getNamedType(type);
  return isInputObjectType(input) ? Object.keys(input.getFields()) : [];
}

/** The fields of an edit's input that belong to the record. */
const fieldsOf = (name: string) => inputFieldsOf(name).filter((field) => !aboutTheEdit.has(field));

/** Sends an edit and asks for the version of the record that it answers with. */
function documentOf(name: string): string {
  const result = getNamedType(mutations[name]?.type);
  const success = isUnionType(result) ? result.getTypes()[0] : undefined;
  const [record] = isObjectType(success) ? Object.keys(success.getFields()) : [];
  const version = name === "editCompanyBank" ? "part: bank { version }" : "version";
  return `mutation ($input: ${String(mutations[name]?.args[0]?.type)}) { ${name}(input: $input) { __typename
    ... on ${String(success)} { record: ${record} { ${version} } }
    ... on Error { message } ... on ValidationError { issues { path message } }
    ... on ConflictError { code current { id } } } }`;
}

let office: BackOffice;
let owner: Caller;
let edits: Readonly<Record<string, Edit>>;

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
  const { viewer } = v.parse(viewerLists, (await owner.send(listDocument)).data);
  // Of one location: only those can be bundled.
  const seller = await office.signIn("seller@verdant.test");
  const own = await seller.send(
    `{ viewer { products(first: 100) { edges { node { id databaseId variants ${rows} bundles ${rows} } } } } }`,
  );
  const products = v.parse(ownProducts, own.data).viewer.products.edges;
  const picture: Picture = (purpose, jpeg) => sendPicture(office.url, owner, purpose, jpeg);
  edits = await editsOf(viewer, products, picture, await addNouns(owner));
});

afterAll(() => office.close());

const versioned = v.object({ version: v.string() });
const response = v.object({ record: v.union([versioned, v.object({ part: versioned })]) });

/** Saves and gives the version of the record then; what was refused stands in the test's failure. */
async function save(name: string, input: object): Promise<string> {
  const { data, errors } = await owner.send(documentOf(name), { input });
  expect(errors, `${name} ${JSON.stringify(input)}`).toBeUndefined();
  const result: unknown = Reflect.get(Object(data), name);
  expect(v.is(response, result), `${name} ${JSON.stringify(input)}: ${JSON.stringify(result)}`).toBe(true);
  const { record } = v.parse(response, result);
  return "part" in record ? record.part.version : record.version;
}

test.each(names)("%s: what each field is given reaches the record, and its version", async (name) => {
  const edit = edits[name];
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

/** What an edit of a record is told that somebody else has changed. */
const stale = { __typename: "ConflictError", code: "STALE_VERSION" };

test.each(names.filter((name) => inputFieldsOf(name).includes("version")))(
  "%s: made to another version it changes nothing and shows the record",
  async (name) => {
    const { base, changes } = edits[name] ?? {};
    const id: unknown = Reflect.get(Object(base), "id") ?? expect.any(String);
    const [[, first] = []] = Object.values(changes ?? {});
    const before = await save(name, { ...base });
    const { data } = await owner.send(documentOf(name), { input: { ...base, ...first, version: "old" } });
    expect(Reflect.get(Object(data), name)).toMatchObject({ ...stale, current: { id } });
    // It is still the version that was given.
    await save(name, { ...base, version: before });
  },
);

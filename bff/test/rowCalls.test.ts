import { getNamedType, isInterfaceType, isLeafType, isObjectType, isRequiredArgument } from "graphql";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { declaredCost } from "../src/graphql/limits/fieldCost.ts";
import { schema } from "../src/schema.ts";
import { collections } from "./callers/sources.ts";
import { startBackOffice, type BackOffice, type Caller } from "./harness/backOffice.ts";
import { addWhatTheDemoLacks, type NodeList, nodeLists } from "./harness/nodeLists.ts";
import { fieldsOf } from "./isolation/walk.ts";
import { callPerRow, shortLists } from "./nouns/samples.ts";

// How often the service is called for the rows of a list: as often for a hundred as for one, whatever is asked of them.
// `callBudget.test.ts` has what the console's lists cost to the letter.

const rows = v.object({
  viewer: v.object({ list: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }),
});

let office: BackOffice;
let owner: Caller;

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
  await addWhatTheDemoLacks(owner, office.url);
});

afterAll(() => office.close());

/** The calls of an operation, but the one that asks who the user is. */
async function callsOf(document: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { data, errors, extensions } = await owner.send(document, variables);
  expect(errors, document).toBeUndefined();
  const calls = (extensions?.upstream ?? []).map(({ method, template }) => `${method} ${template}`);
  return { data, calls: calls.filter((call) => !call.startsWith("GET /v1/account")) };
}

/** Fields that make a call for each row, because the service has no call for many. */
const oneByOne: Readonly<Record<string, string>> = {
  ...callPerRow,
  ...Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => "timeline" in type.getFields())
      .map(({ name }) => [`${name}.timeline`, "the service pages the history of one record"]),
  ),
};

test("what is a call for each row is charged for it", () => {
  const charged = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
    )
    .filter(({ field }) => declaredCost(field).ownCall);
  expect(charged.map(({ name }) => name).toSorted()).toEqual(Object.keys(oneByOne).toSorted());
});

function plainFieldsOf(type: string): string {
  const fields = fieldsOf(schema, type).filter(({ field }) => !field.args.some(isRequiredArgument));
  return fields
    .filter(({ field }) => isLeafType(getNamedType(field.type)) && !(`${type}.${field.name}` in oneByOne))
    .map(({ field }) => field.name)
    .concat(isInterfaceType(schema.getType(type)) ? ["id"] : [])
    .join(" ");
}

/** What can be asked of a row: all of its plain values together, and the plain values of what each field leads to. */
function questionsOf(type: string): readonly (readonly [name: string, selection: string])[] {
  const leading = fieldsOf(schema, type).filter(
    ({ field }) => !isLeafType(getNamedType(field.type)) && !(`${type}.${field.name}` in oneByOne),
  );
  return [
    ["its plain values", plainFieldsOf(type)],
    ...leading.map(({ field }) => {
      const target = getNamedType(field.type).name;
      const node = target.replace(/Connection$/, "");
      const inside = node === target ? plainFieldsOf(node) : `nodes { ${plainFieldsOf(node)} }`;
      return [field.name, `${field.name} { ${inside} }`] as const;
    }),
  ];
}

const lists = nodeLists.filter(({ owner: type }) => type === "Viewer");
const questions = lists.flatMap((list) =>
  questionsOf(list.node).map(
    ([name, selection]) => [`${list.name}(${list.sample}) ${name}`, list, selection] as const,
  ),
);

const documentOf = ({ name, sample }: NodeList, selection: string) =>
  `query ($first: Int!) { viewer { list: ${name}(${sample} first: $first) { nodes { id ${selection} } } } }`;

test.each(questions)("%s: no call is made for each row", async (_name, list, selection) => {
  const { data, calls } = await callsOf(documentOf(list, selection), {
    first: shortLists[`${list.owner}.${list.name}`] ?? 100,
  });
  expect(v.parse(rows, data).viewer.list.nodes.length).toBeGreaterThan(1);
  const repeated = calls.filter((call, index) => calls.indexOf(call) !== index);
  expect(repeated).toEqual([]);
  expect(calls.length).toBeLessThanOrEqual(4);
});

const known = lists.filter(({ node }) => collections.has(node));

test.each(known.map((list) => [`${list.name}(${list.sample})`, list] as const))(
  "%s: its records are one call by their ids",
  async (_name, list) => {
    const { nodes } = v.parse(rows, (await callsOf(documentOf(list, ""), { first: 100 })).data).viewer.list;
    const ids = nodes.map(({ id }) => id);
    const { calls } = await callsOf("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids });
    expect(calls).toEqual([`GET ${collections.get(list.node)}`]);
  },
);

import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../src/graphql/nodeId.ts";
import { startBackOffice, type BackOffice, type Caller } from "./harness/backOffice.ts";
import { addWhatTheDemoLacks, type NodeList, nodeLists } from "./harness/nodeLists.ts";

// Every list of nodes in the schema, through the real gateway to the real service: what its filter and its order say must hold.

const row = v.object({ id: v.string(), createdAt: v.string(), updatedAt: v.string() });
type Row = v.InferOutput<typeof row>;
const listed = v.object({ list: v.object({ nodes: v.array(row) }) });

let office: BackOffice;
let caller: Caller;

/** The rows of a list with these arguments, below one record of its owner. */
async function read(
  { owner, name, sample }: NodeList,
  ownerId: string | null,
  given: string,
): Promise<Row[]> {
  const list = `list: ${name}(${sample} first: 100 ${given}) { nodes { id createdAt updatedAt } }`;
  const document =
    ownerId === null
      ? `{ owner: viewer { ${list} } }`
      : `{ owner: node(id: "${ownerId}") { ... on ${owner} { ${list} } } }`;
  const { data, errors } = await caller.send(document);
  expect(errors, document).toBeUndefined();
  return v.parse(v.object({ owner: listed }), data).owner.list.nodes;
}

/** The list below the record whose list is the longest; at its best one with different instants. */
async function longest(
  list: NodeList,
): Promise<{ readonly ownerId: string | null; readonly rows: readonly Row[] }> {
  if (list.owner === "Viewer") return { ownerId: null, rows: await read(list, null, "") };
  const parents = nodeLists.filter(({ owner, node }) => owner === "Viewer" && node === list.owner);
  const owners = await Promise.all(parents.map((one) => read(one, null, "")));
  const found = await Promise.all(
    owners.flat().map(async ({ id }) => ({ ownerId: id, rows: await read(list, id, "") })),
  );
  return (
    found.toSorted((left, right) => right.rows.length - left.rows.length)[0] ?? { ownerId: null, rows: [] }
  );
}

beforeAll(async () => {
  office = await startBackOffice();
  caller = await office.signIn("owner@verdant.test");
  await addWhatTheDemoLacks(caller, office.url);
});

afterAll(() => office.close());

const ids = (rows: readonly Row[]): readonly string[] => rows.map(({ id }) => id).toSorted();

test.each(nodeLists.map((list) => [`${list.owner}.${list.name}(${list.sample})`, list] as const))(
  "%s",
  async (name, list) => {
    const { ownerId, rows } = await longest(list);
    expect(rows.length, `${name} has no rows to try`).toBeGreaterThan(1);
    const [first, second] = rows;
    expect(ids(await read(list, ownerId, `filter: { ids: ["${second?.id}"] }`))).toEqual([second?.id]);
    expect(await read(list, ownerId, `filter: { ids: ["${encodeNodeId(list.node, "999999")}"] }`)).toEqual(
      [],
    );
    for (const instant of ["createdAt", "updatedAt"] as const) {
      const since = first?.[instant] ?? "";
      const wanted = rows.filter((one) => one[instant] >= since);
      const filter = `${instant.replace(/At$/, "Since")}: "${since}"`;
      expect(ids(await read(list, ownerId, `filter: { ${filter} }`)), filter).toEqual(ids(wanted));
      const later = `${instant.replace(/At$/, "Since")}: "2999-01-01T00:00:00Z"`;
      expect(await read(list, ownerId, `filter: { ${later} }`)).toEqual([]);
      const field = instant === "createdAt" ? "CREATED_AT" : "UPDATED_AT";
      // Who is online comes first among people.
      if (list.name === "people") continue;
      const ordered = await read(list, ownerId, `orderBy: { field: ${field}, direction: DESC }`);
      const instants = ordered.map((one) => one[instant]);
      expect(instants).toEqual(instants.toSorted().toReversed());
      expect(ids(ordered)).toEqual(ids(rows));
    }
  },
);

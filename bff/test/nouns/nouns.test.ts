import { getNamedType, isLeafType, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { permissions } from "../../src/access/permission.ts";
import { roleOf } from "../../src/access/rules.ts";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { schema } from "../../src/schema.ts";
import { createFakeContext, owner as anOwner, run, seller as aSeller } from "../doubles/fakeContext.ts";
import { createFakeRest, type FakeRest } from "../doubles/fakeRest.ts";
import { oneEngine, startBackOffice, type BackOffice, type Caller } from "../harness/backOffice.ts";
import { addNoun } from "./addNoun.ts";
import type { NounSample } from "./nounSample.ts";
import { nouns } from "./samples.ts";
import { typed } from "../harness/typed.ts";

// What holds for every noun that a company's locations share, once and for all of them.

/** Everything of a row that is a plain value. */
function plainFields(type: string): string {
  const object = schema.getType(type);
  if (!isObjectType(object)) throw new Error(`${type} is no type of the schema.`);
  const fields = Object.values(object.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
  return fields.map(({ name }) => name).join(" ");
}

function serviceWith({ path, key, body }: NounSample, rows: number): FakeRest {
  const records = Array.from({ length: rows }, (_, index) => ({
    ...body,
    company_po_id: 1,
    [key]: index + 1,
  }));
  const table = { key, rows: records, parents: { company_po_id: "company_po_id" } };
  return createFakeRest({ tables: { [path.replace("/v1/", "")]: table } });
}

describe.each(nouns)("$type", (noun) => {
  const { type, list, path } = noun;

  test.each([5, 100])("a list with everything a row shows is one call, for %i rows", async (rows) => {
    const rest = serviceWith(noun, 120);
    const { data, errors } = await run(
      createFakeContext(rest, anOwner),
      `query ($first: Int!) { viewer { list: ${list}(first: $first) { totalCount edges { node { ${plainFields(type)} } } } } }`,
      { first: rows },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ viewer: { list: { totalCount: 120, edges: { length: rows } } } });
    expect(rest.summary()).toEqual([`GET ${path}/company_po_id/{id}`]);
  });

  test("its nodes are one call, however many", async () => {
    const rest = serviceWith(noun, 5);
    const ids = [1, 2, 3, 4, 5].map((id) => encodeNodeId(type, String(id)));
    const response = await run(
      createFakeContext(rest, anOwner),
      "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
      { ids },
    );
    expect(response).toEqual({ data: { nodes: ids.map((id) => ({ id })) }, errors: [] });
    expect(rest.summary()).toEqual([`GET ${path}`]);
  });
});

/** Whether the sellers of the demo may make this change. */
function isForSellers({ permissions: asked }: NounSample, mutation: string): boolean {
  const known = Object.entries(permissions).find(([name]) => name === asked[mutation]);
  const roles: readonly string[] = known?.[1].roles ?? [];
  return roles.includes(roleOf({ ...aSeller, primaryLogin: true }));
}

describe.each(oneEngine)("through the gateway and the service on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    [owner, seller, stranger] = await Promise.all([
      office.signIn("owner@verdant.test"),
      office.signIn("seller@verdant.test"),
      office.signIn("owner@fernway.test"),
    ]);
  });

  afterAll(() => office.close());

  const kept = async ({ path }: NounSample): Promise<string> =>
    JSON.stringify(await Promise.all([1, 2].map((id) => office.read(`${path}/company_po_id/${id}`))));

  /** What somebody sees of a record: in its list, and by its id. */
  const seenBy = async (caller: Caller, { list }: NounSample, id: string): Promise<readonly boolean[]> => {
    const { data } = await caller.send(
      `query ($id: ID!) { viewer { ${list}(first: 100) { edges { node { id } } } } node(id: $id) { id } }`,
      { id },
    );
    const { viewer, node }: { viewer?: unknown; node?: unknown } = Object(data);
    return [viewer, node].map((part) => JSON.stringify(part ?? null).includes(id));
  };

  /** A change that nobody, a stranger and a seller try in vain, and then the owner makes. */
  const change = async (verb: "add" | "edit" | "delete", noun: NounSample, input: object): Promise<void> => {
    const name = `${verb}${noun.type}`;
    const typeName = typed(name);
    const document = `mutation ($input: ${typeName}Input!) { result: ${name}(input: $input) { __typename } }`;
    const result = async (caller: Caller): Promise<unknown> =>
      Object((await caller.send(document, { input })).data).result.__typename;
    const before = await kept(noun);
    expect(await result(office.anonymous), name).toBe("UnauthenticatedError");
    // A stranger adds to their own company.
    if (verb !== "add") expect(await result(stranger), name).toBe("NotFoundError");
    if (!isForSellers(noun, name)) expect(await result(seller), name).toBe("ForbiddenError");
    expect(await kept(noun), name).toBe(before);
    expect(await result(owner), name).toBe(`${typeName}Success`);
    expect(await kept(noun), name).not.toBe(before);
  };

  test.each(nouns)("$type: only its company sees a record, and changes it by its roles", async (noun) => {
    const id = await addNoun(owner, noun);
    expect(await seenBy(owner, noun, id)).toEqual([true, true]);
    expect(await seenBy(seller, noun, id)).toEqual([true, true]);
    expect(await seenBy(stranger, noun, id)).toEqual([false, false]);
    expect(await seenBy(office.anonymous, noun, id)).toEqual([false, false]);
    await change("edit", noun, { id, ...noun.edit });
    await change("add", noun, noun.add);
    await change("delete", noun, { id });
    expect(await seenBy(owner, noun, id)).toEqual([false, false]);
  });
});

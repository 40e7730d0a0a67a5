import { getNamedType, isObjectType } from "graphql";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeNodeId } from "../../src/graphql/nodeId.ts";
import { schema } from "../../src/schema.ts";
import { purposeRule } from "../../src/upload/record.ts";
import { type BackOffice, type Caller, engines, startBackOffice } from "../harness/backOffice.ts";
import { nodeLists } from "../harness/nodeLists.ts";
import { sendPicture } from "../harness/sendPicture.ts";
import { changesNothing, given, otherCalls, type Preparation, refused } from "./exceptions.ts";
import { type People, type Raw, signInAll } from "./people.ts";
import { inputOf } from "./sampleInput.ts";
import { collections } from "./sources.ts";

// Every mutation that asks for a permission, by all kinds of callers, through the real gateway in front of the real service.
// Input, permission, and the calls of the rightful one follow from the declarations, so a coming noun is tried as it is.

const declared = v.object({ pothosOptions: v.object({ authScopes: v.object({ may: v.string() }) }) });

interface Mutation {
  readonly name: string;
  readonly input: string | null;
  readonly permission: string;
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(
  ({ name, args, extensions }): Mutation[] => {
    if (!v.is(declared, extensions)) return [];
    const permission = extensions.pothosOptions.authScopes.may;
    return [{ name, permission, input: args[0] === undefined ? null : getNamedType(args[0].type).name }];
  },
);

const typed = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The mutation, and of what it adds the id. */
function documentOf({ name, input }: Mutation): string {
  const success = schema.getType(`${typed(name)}Success`);
  const record = lower(name.replace(/^add/, ""));
  const hasRecord = name.startsWith("add") && isObjectType(success) && record in success.getFields();
  const inside = `__typename ${hasRecord ? `... on ${typed(name)}Success { record: ${record} { id } }` : ""}
    ... on Error { message } ... on ValidationError { issues { path message } }`;
  return input === null
    ? `mutation { result: ${name} { ${inside} } }`
    : `mutation ($input: ${input}!) { result: ${name}(input: $input) { ${inside} } }`;
}

const result = v.object({
  result: v.looseObject({ __typename: v.string(), record: v.optional(v.object({ id: v.string() })) }),
});
const rows = v.array(v.looseObject({}));
const trail = v.array(v.looseObject({ audit_id: v.number() }));
const nodes = v.array(v.object({ id: v.string() }));
const shown = v.object({ viewer: v.nullable(v.object({ list: v.object({ nodes }) })) });
const openToAll = v.object({ pothosOptions: v.object({ readBy: v.literal("everybody") }) });

/** The ids in an input, wherever they stand. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return decodeNodeId(value) === null ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

describe.each(engines)("on %s", (engine) => {
  let office: BackOffice;
  let people: People;

  const send = async (caller: Caller, mutation: Mutation, input: object) => {
    const response = await caller.send(documentOf(mutation), mutation.input === null ? {} : { input });
    expect(response.errors, mutation.name).toBeUndefined();
    return { ...response, result: v.parse(result, response.data).result };
  };

  const preparation: Preparation = {
    upload: (purpose) => sendPicture(office.url, people.owner, v.parse(purposeRule, purpose)),
    record(type, field) {
      // Others than what a mutation is about belong to the location whose seller tries.
      return type === "Seller" && field !== "id"
        ? Promise.resolve(people.sellerId)
        : preparation.act(`add${type}`);
    },
    async act(name, values) {
      const mutation = mutations.find((one) => one.name === name);
      if (mutation === undefined)
        throw new Error(`There is no ${name}: give what it is for in exceptions.ts.`);
      const { result: done } = await send(people.owner, mutation, await sample(mutation, values));
      expect(done, name).toMatchObject({ __typename: `${typed(name)}Success` });
      return done.record?.id ?? "";
    },
  };

  const sample = async ({ name, input }: Mutation, values?: object): Promise<Record<string, unknown>> => {
    if (input === null) return {};
    return inputOf(input, preparation, { ...(values ?? (await given[name]?.(preparation))) });
  };

  /** The last change of a company: every table of the business leaves a trace of each. */
  const lastChange = async (companyId: number): Promise<number> => {
    const path = `/v1/audit/company_po_id/${companyId}?limit=1`;
    return v.parse(trail, await office.read(path))[0]?.audit_id ?? 0;
  };

  /** A record as the service has it. */
  const rawOf = async (id: string): Promise<Raw> => {
    const node = decodeNodeId(id);
    const path = collections.get(node?.type ?? "");
    if (node === null || path === undefined) return {};
    return v.parse(rows, await office.read(`${path}?ids=${node.id}`))[0] ?? {};
  };

  beforeAll(async () => {
    office = await startBackOffice(engine);
    people = await signInAll(office);
  });

  afterAll(() => office.close());

  test.each(mutations)("$name", async (mutation) => {
    const { name, permission } = mutation;
    const input = await sample(mutation);
    const ids = idsIn(input);
    const raws = await Promise.all(ids.filter((id) => decodeNodeId(id)?.type !== "Upload").map(rawOf));
    const before = await lastChange(1);
    expect((await send(office.anonymous, mutation, input)).result.__typename).toBe("UnauthenticatedError");
    for (const { name: who, caller, permissions, sees, isOfCompany } of people.others) {
      const isHidden = raws.some((raw) => !sees(raw));
      const isAllowed = permissions.has(permission) && !isHidden;
      // Somebody of this company would change it.
      if (isAllowed && isOfCompany) continue;
      // Without an id it is about their own company, with other values, because some are unique.
      const { result: got } = await send(caller, mutation, isAllowed ? await sample(mutation) : input);
      if (isAllowed) continue;
      expect(got.__typename, who).toBe(permissions.has(permission) ? "NotFoundError" : "ForbiddenError");
    }
    expect(await lastChange(1), "somebody changed something in vain").toBe(before);
    const response = await send(people.owner, mutation, input);
    const [expected = `${typed(name)}Success`] = refused[name] ?? [];
    expect(response.result).toMatchObject({ __typename: expected });
    const isChanging = refused[name] === undefined && changesNothing[name] === undefined;
    expect((await lastChange(1)) > before, "whether something was changed").toBe(isChanging);
    const calls = (response.extensions?.upstream ?? []).map(
      ({ method, template }) => `${method} ${template}`,
    );
    expect(calls.filter((call) => !isAside(call)).toSorted()).toEqual(
      (otherCalls[name] ?? callsOf(mutation, ids, calls)).toSorted(),
    );
  });

  test.each([...collections.keys()])("a record of type %s is seen by whom it belongs to", async (type) => {
    const ids: Readonly<Record<string, string>> = { Company: people.companyId, Seller: people.sellerId };
    const id = ids[type] ?? (await preparation.act(`add${type}`));
    const raw = await rawOf(id);
    // What names a user is theirs alone, in person.
    const isPrivate = "user_po_id" in raw;
    const seenBy = async (caller: Caller): Promise<unknown> => {
      const document = "query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }";
      return (await caller.send(document, { id })).data;
    };
    const seen = { node: { id }, nodes: [{ id }] };
    const hidden = { node: null, nodes: [null] };
    expect(await seenBy(people.owner)).toEqual(seen);
    expect(await seenBy(office.anonymous)).toEqual(hidden);
    // What else a type asks of its readers, `access.test.ts` tries.
    const isOpen = v.is(openToAll, schema.getType(type)?.extensions);
    for (const { name, caller, sees } of people.others) {
      const isTheirs = sees(raw) && !isPrivate;
      const expected = isTheirs && isOpen ? [seen] : isTheirs ? [seen, hidden] : [hidden];
      expect(expected, name).toContainEqual(await seenBy(caller));
    }
  });

  const viewerLists = nodeLists.filter(({ owner: type, node }) => type === "Viewer" && collections.has(node));

  test.each(viewerLists.map((list) => [`${list.name}(${list.sample})`, list] as const))(
    "%s shows everybody their own",
    async (_name, { name, sample: needed }) => {
      const shownTo = async (caller: Caller): Promise<readonly string[]> => {
        const { data } = await caller.send(
          `{ viewer { list: ${name}(${needed} first: 100) { nodes { id } } } }`,
        );
        return v.parse(shown, data).viewer?.list.nodes.map(({ id }) => id) ?? [];
      };
      expect(await shownTo(office.anonymous)).toEqual([]);
      const own = new Set(await shownTo(people.owner));
      expect(own.size).toBeGreaterThan(0);
      for (const { name: who, caller, sees, isOfCompany } of people.others) {
        const ids = await shownTo(caller);
        expect(
          ids.filter((id) => own.has(id) !== isOfCompany),
          who,
        ).toEqual([]);
        const raws = await Promise.all(ids.slice(0, 5).map(rawOf));
        if (isOfCompany)
          expect(
            raws.filter((raw) => !sees(raw)),
            who,
          ).toEqual([]);
      }
    },
  );
});

/** Calls that many mutations may make: who the user is, the names of an address, and how far the set-up is. */
function isAside(call: string): boolean {
  return /^GET \/v1\/(?:account|country)|^POST \/v1\/companyPO\/page(?:4|7|8|9|1\d)$/.test(call);
}

/** One read for the records of each type that are named, and one write: of an addition, edit or deletion the usual one. */
function callsOf(
  { name, permission }: Mutation,
  ids: readonly string[],
  calls: readonly string[],
): readonly string[] {
  const [, verb = "", noun = ""] = /^(add|edit|delete)(\w+)$/.exec(name) ?? [];
  const path = collections.get(noun);
  const usual: Readonly<Record<string, string>> = {
    add: `POST ${path}`,
    edit: `PUT ${path}/{id}`,
    delete: `DELETE ${path}/{id}`,
  };
  const own = permission === "COMPANY_UPDATE" ? ["Company"] : [];
  const types = new Set([...own, ...ids.map((id) => decodeNodeId(id)?.type ?? "")]);
  types.delete("Upload");
  const anyWrite = calls.find((call) => !call.startsWith("GET ") && !isAside(call)) ?? "a write";
  return [
    ...[...types].map((type) => `GET ${collections.get(type) ?? type}`),
    path === undefined ? anyWrite : (usual[verb] ?? anyWrite),
  ];
}

import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodeNodeId } from "../../src/graphql/nodeId.ts";
import { schema } from "../../src/schema.ts";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../harness/backOffice.ts";
import { nodeLists } from "../harness/nodeLists.ts";
import { typed } from "../harness/typed.ts";
import { mutationSamples, nodes as nodeSamples } from "../nouns/samples.ts";
import { type Mutation, mutations } from "./mutations.ts";
import { type People, type Raw, signInAll } from "./people.ts";
import { collections } from "./sources.ts";
import { type Change, createTrial, type Trial } from "./trial.ts";

// Every mutation that asks for a permission, by all kinds of callers, through the real gateway in front of the real service.
// Input, permission, and the calls of the rightful one follow from the declarations, so a coming noun is tried as it is.

const rows = v.array(v.looseObject({}));
const nodes = v.array(v.object({ id: v.string() }));
const shown = v.object({ viewer: v.nullable(v.object({ list: v.nullable(v.object({ nodes })) })) });
const openToAll = v.object({ pothosOptions: v.object({ readBy: v.literal("everybody") }) });

/** The ids in an input, wherever they stand. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return decodeNodeId(value) === null ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

// On one engine, a server where there is one: rights are decided in front of the database, and the contract tries every
// operation on both.
describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let people: People;

  let trial: Trial;
  const lastChange = async (): Promise<number> => (await trial.changesAfter(0))[0]?.audit_id ?? 0;

  /** A record as the service has it. */
  const rawOf = async (id: string): Promise<Raw> => {
    const node = decodeNodeId(id);
    const path = collections.get(node?.type ?? "");
    if (node === null || path === undefined) throw new Error(`${id} has no collection.`);
    const [raw] = v.parse(rows, await office.read(`${path}?ids=${node.id}`));
    if (raw === undefined) throw new Error(`The service has no ${node.type} ${node.id}.`);
    return raw;
  };

  beforeAll(async () => {
    office = await startBackOffice(engine);
    people = await signInAll(office);
    trial = createTrial(office, people);
  });

  afterAll(() => office.close());

  test.each(mutations)("$name", async (mutation) => {
    const { name, permission } = mutation;
    const { refused, changesNothing, calls: expectedCalls } = mutationSamples[name] ?? {};
    const input = await trial.sample(mutation);
    const ids = idsIn(input);
    const isUpload = (id: string) => decodeNodeId(id)?.type === "Upload";
    const raws = await Promise.all(ids.filter((id) => !isUpload(id)).map(rawOf));
    const before = await lastChange();
    expect((await trial.send(office.anonymous, mutation, input)).result.__typename).toBe(
      "UnauthenticatedError",
    );
    for (const { name: who, caller, permissions, sees, isOfCompany } of people.others) {
      // What was sent is for who sent it.
      const isHidden = ids.some(isUpload) || raws.some((raw) => !sees(raw));
      const isAllowed = permissions.has(permission) && !isHidden;
      // Somebody of this company would change it.
      if (isAllowed && isOfCompany) continue;
      // Without an id it is about their own company, with other values, because some are unique.
      const { result: got } = await trial.send(
        caller,
        mutation,
        isAllowed ? await trial.sample(mutation) : input,
      );
      if (isAllowed) {
        expect(got.__typename, who).toBe(`${typed(name)}Success`);
        continue;
      }
      expect(got.__typename, who).toBe(permissions.has(permission) ? "NotFoundError" : "ForbiddenError");
    }
    expect(await lastChange(), "somebody changed something in vain").toBe(before);
    const response = await trial.send(people.owner, mutation, input);
    await mutationSamples[name]?.after?.(people.owner);
    const [expected = `${typed(name)}Success`] = refused ?? [];
    expect(response.result).toMatchObject({ __typename: expected });
    const isChanging = refused === undefined && changesNothing === undefined;
    const changes = await trial.changesAfter(before);
    expect(changes.length > 0, "whether something was changed").toBe(isChanging);
    expect(changes.filter(isUntold), "who, what, before and after").toEqual([]);
    const calls = (response.extensions?.upstream ?? []).map(
      ({ method, template }) => `${method} ${template}`,
    );
    const made = calls.filter((call) => !isAside(call));
    expect(made.toSorted()).toEqual((expectedCalls ?? callsOf(mutation, ids, calls)).toSorted());
    // What is read to find out whether it may be done is read before.
    if (expectedCalls === undefined) expect(made.findIndex(isWrite)).toBe(made.length - 1);
  });

  test("every other mutation changes no record of the business, or the trail has it as something else", () => {
    const others = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter(
      (name) => !mutations.some((mutation) => mutation.name === name),
    );
    const told = Object.keys(mutationSamples).filter((name) => mutationSamples[name]?.trail !== undefined);
    expect(others.toSorted()).toEqual(told.toSorted());
  });

  const untried = (type: string): boolean => typeof nodeSamples[type]?.made === "object";

  test.each([...collections.keys()].filter((type) => !untried(type)))(
    "a record of type %s is seen by whom it belongs to",
    async (type) => {
      const made = nodeSamples[type]?.made;
      const id = typeof made === "function" ? await made(people) : await trial.preparation.act(`add${type}`);
      const raw = await rawOf(id);
      const isPrivate = isPersonal(raw);
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
    },
  );

  const viewerLists = nodeLists.filter(({ owner: type, node }) => type === "Viewer" && collections.has(node));

  test.each(viewerLists.map((list) => [`${list.name}(${list.sample})`, list] as const))(
    "%s shows everybody their own",
    async (_name, { name, node, sample: needed }) => {
      const shownTo = async (caller: Caller): Promise<readonly string[]> => {
        const { data } = await caller.send(
          `{ viewer { list: ${name}(${needed} first: 100) { nodes { id } } } }`,
        );
        return v.parse(shown, data).viewer?.list?.nodes.map(({ id }) => id) ?? [];
      };
      expect(await shownTo(office.anonymous)).toEqual([]);
      const own = await Promise.all(
        (await shownTo(people.owner)).map(async (id) => ({ id, raw: await rawOf(id) })),
      );
      expect(own.length).toBeGreaterThan(0);
      // What else a type asks of its readers, `access.test.ts` tries.
      const isPrivate = own.some(({ raw }) => isPersonal(raw));
      const isOpen = v.is(openToAll, schema.getType(node)?.extensions);
      for (const { name: who, caller, sees, isOfCompany } of people.others) {
        const ids = await shownTo(caller);
        if (!isOfCompany || isPrivate) {
          expect(
            own.filter(({ id, raw }) => ids.includes(id) && !isEverybodys(raw)),
            who,
          ).toEqual([]);
          continue;
        }
        const theirs = own.filter(({ raw }) => sees(raw)).map(({ id }) => id);
        const expected = isOpen ? [theirs] : [theirs, []];
        expect(expected, who).toContainEqual(ids);
      }
    },
  );
});

/** What names a user is theirs alone, in person; people themselves are for those who look after them. */
const isPersonal = (raw: Raw): boolean => "user_po_id" in raw && !("staff_status" in raw);

/** What names no company is the same for all. */
const isEverybodys = (raw: Raw): boolean => raw["company_po_id"] === null;

/** Whether the trail keeps back who changed a record, or what of it. */
function isUntold({ actor, action, before, after }: Change): boolean {
  const isSet = (values: Change["before"]): boolean => values !== null && Object.keys(values).length > 0;
  if (actor !== "owner:1") return true;
  if (action === "insert") return before !== null || !isSet(after);
  if (action === "delete") return !isSet(before) || after !== null;
  return (
    !isSet(before) || JSON.stringify(Object.keys(before ?? {})) !== JSON.stringify(Object.keys(after ?? {}))
  );
}

const isWrite = (call: string): boolean => !call.startsWith("GET ");

/** Calls that many mutations may make: who the user is, the names of an address, what the service offers, and how far the set-up is. */
function isAside(call: string): boolean {
  return /^GET \/openapi\.json$|^GET \/v1\/(?:account|country)|^POST \/v1\/companyPO\/page(?:4|7|8|9|1\d)$/.test(
    call,
  );
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
  const anyWrite = calls.find((call) => isWrite(call) && !isAside(call)) ?? "a write";
  return [
    ...[...types].map((type) => `GET ${collections.get(type) ?? type}`),
    path === undefined ? anyWrite : (usual[verb] ?? anyWrite),
  ];
}

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFakeContext, owner as ownerUser, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { typed } from "../../test/harness/typed.ts";
import { RestError } from "../rest/error.ts";

const read = `query ($list: String!) { viewer { savedViews(list: $list) {
  isPinned isHidden isDefault view { id name isShared isDefaultForEverybody viewerCanChange } } } }`;
const state = { search: "lamp", filters: [{ name: "brand", values: ["gone"] }] };

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  let made = 0;
  const newList = () => `list${(made += 1)}`;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
  });
  afterAll(() => office.close());

  /** Sends a mutation and gives what it says. */
  async function change(
    caller: Caller,
    name: string,
    input: object,
    success = "savedViews { view { name } }",
  ) {
    const type = typed(name);
    const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename
      ... on ${type}Success { ${success} } ... on Error { message code }
      ... on ValidationError { issues { path message } } } }`;
    const { data, errors } = await caller.send(document, { input });
    expect(errors).toBeUndefined();
    return Object(data).result;
  }
  const add = async (caller: Caller, list: string, name: string, isShared = false): Promise<string> => {
    const added = await change(caller, "addSavedView", { list, name, state, isShared }, "savedView { id }");
    return String(Object(added).savedView.id);
  };
  const views = async (caller: Caller, list: string): Promise<Record<string, unknown>[]> =>
    Object((await caller.send(read, { list })).data).viewer.savedViews;
  const names = async (caller: Caller, list: string) =>
    (await views(caller, list)).map((one) => Object(one["view"]).name);

  test("one's own views are one's own; shared ones are for everybody, and changed by who may share there", async () => {
    const list = newList();
    const own = await add(owner, list, "Own");
    const shared = await add(owner, list, "Shared", true);
    const ofLocation = await add(seller, list, "At the counter", true);
    expect(await names(owner, list)).toEqual(["Own", "Shared"]);
    expect(await names(seller, list)).toEqual(["At the counter", "Shared"]);
    expect(await names(await office.signIn("owner@fernway.test"), list)).toEqual([]);
    for (const id of [own, ofLocation]) {
      const other = id === own ? seller : owner;
      expect(await change(other, "editSavedView", { id, name: "Taken" })).toMatchObject({
        __typename: "NotFoundError",
      });
      expect(await change(other, "arrangeSavedView", { id, isPinned: true })).toMatchObject({
        __typename: "NotFoundError",
      });
    }
    expect(await change(seller, "editSavedView", { id: shared, name: "Taken" })).toMatchObject({
      __typename: "ForbiddenError",
    });
    expect(await change(seller, "deleteSavedView", { id: shared }, "deletedId")).toMatchObject({
      __typename: "ForbiddenError",
    });
    expect(await names(owner, list)).toEqual(["Own", "Shared"]);
    expect(await change(owner, "editSavedView", { id: shared, name: "Ours" })).toMatchObject({
      savedViews: [{ view: { name: "Own" } }, { view: { name: "Ours" } }],
    });
    expect(await change(owner, "deleteSavedView", { id: own }, "deletedId")).toEqual({
      __typename: "DeleteSavedViewSuccess",
      deletedId: own,
    });
    expect(await names(owner, list)).toEqual(["Ours"]);
  });

  test("each person pins, hides, moves, and has a default", async () => {
    const list = newList();
    const [a, b, c] = [
      await add(owner, list, "A", true),
      await add(owner, list, "B", true),
      await add(owner, list, "C", true),
    ];
    await change(owner, "moveSavedView", { id: c });
    await change(owner, "moveSavedView", { id: a, afterId: b });
    await change(owner, "arrangeSavedView", { id: a, isPinned: true });
    await change(owner, "arrangeSavedView", { id: b, isHidden: true });
    await change(owner, "setDefaultView", { list, viewId: a });
    expect(await views(owner, list)).toMatchObject([
      { view: { name: "C" }, isPinned: false, isHidden: false, isDefault: false },
      { view: { name: "B" }, isPinned: false, isHidden: true, isDefault: false },
      { view: { name: "A" }, isPinned: true, isHidden: false, isDefault: true },
    ]);
    expect(await names(seller, list)).toEqual(["A", "B", "C"]);
    await change(owner, "setDefaultView", { list, viewId: b, forEverybody: true });
    const defaults = async (caller: Caller) =>
      (await views(caller, list)).flatMap(({ isDefault, view }) => (isDefault ? [Object(view).name] : []));
    expect([await defaults(owner), await defaults(seller)]).toEqual([["A"], ["B"]]);
    await change(seller, "setDefaultView", { list, viewId: null });
    expect(await defaults(seller)).toEqual([]);
    await change(owner, "setDefaultView", { list, viewId: null, forEverybody: true });
    expect((await views(owner, list)).some(({ view }) => Object(view).isDefaultForEverybody)).toBe(false);
    expect(await change(seller, "setDefaultView", { list, viewId: a, forEverybody: true })).toMatchObject({
      __typename: "ForbiddenError",
    });
  });

  test("a viewer comes with what their lists open with, in every browser, from the change on", async () => {
    const list = newList();
    const [shared, own] = [await add(owner, list, "Shared", true), await add(owner, list, "Own")];
    const other = await office.signIn("owner@verdant.test");
    const opens = async (caller: Caller) => {
      const document = "{ viewer { defaultViews { list viewId state { search filters { name values } } } } }";
      const found: Record<string, unknown>[] = Object((await caller.send(document)).data).viewer.defaultViews;
      return found.filter((one) => one["list"] === list);
    };
    expect(await opens(other)).toEqual([]);
    await change(owner, "setDefaultView", { list, viewId: own });
    expect(await opens(other)).toEqual([{ list, viewId: own, state }]);
    await change(owner, "editSavedView", { id: own, state: { ...state, search: "desk" } });
    expect(await opens(other)).toEqual([{ list, viewId: own, state: { ...state, search: "desk" } }]);
    expect(await opens(seller)).toEqual([]);
    await change(owner, "setDefaultView", { list, viewId: shared, forEverybody: true });
    expect(await opens(seller)).toEqual([{ list, viewId: shared, state }]);
    expect(await opens(await office.signIn("owner@fernway.test"))).toEqual([]);
    await change(seller, "setDefaultView", { list, viewId: null });
    expect(await opens(seller)).toEqual([]);
    await change(owner, "deleteSavedView", { id: own }, "deletedId");
    expect(await opens(other)).toEqual([]);
    expect((await office.anonymous.send("{ viewer { defaultViews { list } } }")).data).toEqual({
      viewer: null,
    });
  });

  test("two tabs that arrange at the same time both get what they want", async () => {
    const list = newList();
    const ids = [await add(owner, list, "A"), await add(owner, list, "B")];
    await Promise.all(ids.map((id) => change(owner, "arrangeSavedView", { id, isPinned: true })));
    expect(await views(owner, list)).toMatchObject([{ isPinned: true }, { isPinned: true }]);
  });

  test("what a view must be is said beside the field, and nothing is kept", async () => {
    const list = newList();
    const wrong = { list: "no list", name: " ", state: { filters: [], pageSize: 0 }, isShared: false };
    expect(await change(owner, "addSavedView", wrong)).toMatchObject({
      issues: [
        { path: ["list"], message: "Must be the name of a list" },
        { path: ["name"], message: "Name is required" },
        { path: ["state", "pageSize"], message: "Must be a whole number from 1 to 100" },
      ],
    });
    const long = { name: "brand", values: Array.from({ length: 30 }, () => "x".repeat(200)) };
    const large = { list, name: "Long", state: { filters: [long] }, isShared: false };
    expect(await change(owner, "addSavedView", large)).toMatchObject({
      issues: [{ path: ["state"], message: "Must have at most 4096 bytes as JSON" }],
    });
    const ids: string[] = [];
    for (const name of ["A", "B", "C", "D", "E", "F"]) ids.push(await add(owner, list, name));
    for (const id of ids.slice(0, 5)) await change(owner, "arrangeSavedView", { id, isPinned: true });
    expect(await change(owner, "arrangeSavedView", { id: ids[5], isPinned: true })).toMatchObject({
      issues: [{ path: ["isPinned"], message: "At most 5 views are pinned" }],
    });
    expect((await views(owner, list)).filter(({ isPinned }) => isPinned)).toHaveLength(5);
  });

  test("a stranger keeps none, and sees none", async () => {
    const list = newList();
    const input = { list, name: "A", state, isShared: false };
    expect(await change(office.anonymous, "addSavedView", input)).toMatchObject({
      __typename: "UnauthenticatedError",
    });
    expect((await office.anonymous.send(read, { list })).data).toEqual({ viewer: null });
    expect(await names(owner, list)).toEqual([]);
  });

  test("the columns of a list go with the person", async () => {
    const columns = `query { viewer { listColumns(list: "products") { order hidden } } }`;
    expect((await owner.send(columns)).data).toEqual({ viewer: { listColumns: null } });
    const chosen = { order: ["name", "status"], hidden: ["status"] };
    expect(
      await change(owner, "saveListColumns", { list: "products", ...chosen }, "listColumns { order hidden }"),
    ).toMatchObject({ listColumns: chosen });
    const again = await office.signIn("owner@verdant.test");
    expect((await again.send(columns)).data).toEqual({ viewer: { listColumns: chosen } });
    expect((await seller.send(columns)).data).toEqual({ viewer: { listColumns: null } });
  });
});

const path = "/v1/companySavedView/account/{id}/{list}";

test("the views of a list cost one call", async () => {
  const rest = createFakeRest({ reads: { [path]: () => [] } });
  const { data } = await run(createFakeContext(rest, ownerUser), read, { list: "products" });
  expect([data, rest.summary()]).toEqual([{ viewer: { savedViews: [] } }, [`GET ${path}`]]);
});

test("what lists open with costs no call; a token is told of none, and a service that does not say is not asked", async () => {
  const rest = createFakeRest({});
  const view = { search: "lamp", filters: [], sort: null, columns: null, pageSize: 10, mode: null };
  const user = { ...ownerUser, defaultViews: [{ list: "products", viewId: "5", state: view }] };
  const document = "{ viewer { defaultViews { list state { search pageSize } } } }";
  const ask = async (viewer: typeof ownerUser) =>
    Object((await run(createFakeContext(rest, viewer), document)).data).viewer.defaultViews;
  expect(await ask(user)).toEqual([{ list: "products", state: { search: "lamp", pageSize: 10 } }]);
  expect(await ask({ ...user, limitedTo: [] })).toEqual([]);
  expect(await ask(ownerUser)).toBeNull();
  expect(rest.summary()).toEqual([]);
});

test("a user who may not share keeps views for themselves, and shares none", async () => {
  const rest = createFakeRest({ reads: { [path]: () => [] } });
  const viewer = {
    ...ownerUser,
    role: { id: "6", name: "Viewer", system: "viewer" as const, permissions: [] },
  };
  const response = await run(
    createFakeContext(rest, viewer),
    `mutation { addSavedView(input: { list: "products", name: "A", state: { filters: [] }, isShared: true }) {
      __typename } }`,
  );
  expect([response.data, rest.summary()]).toEqual([{ addSavedView: { __typename: "ForbiddenError" } }, []]);
});

test("with a service that keeps no views there are none, and it is asked only once in a while", async () => {
  const rest = createFakeRest({});
  const missing = {
    ...rest,
    get: async () => {
      throw new RestError("not-found", "There is no such call.");
    },
  };
  for (const _ of [1, 2]) {
    expect(await run(createFakeContext(missing, ownerUser), read, { list: "products" })).toEqual({
      data: { viewer: { savedViews: null } },
      errors: [],
    });
  }
});

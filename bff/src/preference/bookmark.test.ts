import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oneEngine, startBackOffice, type BackOffice, type Caller } from "../../test/harness/backOffice.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import type { RestWrite } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { typed } from "../../test/harness/typed.ts";

const read = "{ viewer { bookmarks { entry } } }";
const change = (name: "addBookmark" | "removeBookmark", more = "") => {
  const type = typed(name);
  return `mutation ($entry: String!) { ${name}(input: { entry: $entry }) {
    __typename
    ... on ${type}Success { bookmarks { entry } ${more} }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
  } }`;
};
const entries = (...names: string[]) => names.map((entry) => ({ entry }));

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let caller: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    caller = await office.signIn("owner@verdant.test");
  });
  afterAll(() => office.close());

  test("a star goes with its user to every browser, and to nobody else", async () => {
    expect((await caller.send(change("addBookmark"), { entry: "brand" })).data).toEqual({
      addBookmark: { __typename: "AddBookmarkSuccess", bookmarks: entries("brand") },
    });
    await caller.send(change("addBookmark"), { entry: "view-product" });
    await caller.send(change("addBookmark"), { entry: "brand" });
    const otherBrowser = await office.signIn("owner@verdant.test");
    expect((await otherBrowser.send(read)).data).toEqual({
      viewer: { bookmarks: entries("brand", "view-product") },
    });
    for (const email of ["seller@verdant.test", "owner@fernway.test"]) {
      expect((await (await office.signIn(email)).send(read)).data).toEqual({ viewer: { bookmarks: [] } });
    }
    const remove = change("removeBookmark", "deletedId");
    expect((await caller.send(remove, { entry: "brand" })).data).toEqual({
      removeBookmark: {
        __typename: "RemoveBookmarkSuccess",
        bookmarks: entries("view-product"),
        deletedId: "brand",
      },
    });
  });

  test("two tabs that star at the same time both keep their star", async () => {
    const names = ["banner", "vendor"];
    await Promise.all(names.map((entry) => caller.send(change("addBookmark"), { entry })));
    const { data } = await caller.send(read);
    for (const entry of names) expect(JSON.stringify(data)).toContain(entry);
  });

  test.each(["addBookmark", "removeBookmark"] as const)(
    "%s asks for somebody who is signed in",
    async (name) => {
      const before = (await caller.send(read)).data;
      expect((await office.anonymous.send(change(name), { entry: "vendor" })).data).toMatchObject({
        [name]: { __typename: "UnauthenticatedError" },
      });
      expect((await caller.send(read)).data).toEqual(before);
    },
  );

  test("what cannot be a menu entry is refused", async () => {
    for (const entry of ["", "Not An Entry", "a".repeat(61), "<b>"]) {
      expect((await caller.send(change("addBookmark"), { entry })).data).toMatchObject({
        addBookmark: { issues: [{ path: ["entry"], message: "Must be the name of a menu entry" }] },
      });
    }
  });
});

const path = "/v1/userPreference/user_po_id/{id}/{key}";

/** A service that keeps `value` and refuses the first `refusals` writes as stale. */
function service(value: unknown, refusals = 0) {
  const rest = createFakeRest({ writes: { [`PUT ${path}`]: write } });
  let left = refusals;
  const record = (preference_value: unknown) => [
    { company_po_id: 1, user_po_id: 10, preference_key: "bookmarks", preference_value },
  ];
  function write({ body }: RestWrite) {
    left -= 1;
    if (left >= 0) throw new RestError("stale", "Changed meanwhile");
    return record(Reflect.get(Object(body), "preference_value"));
  }
  const get = async (call: { template: string }) => {
    rest.calls.push({
      method: "GET",
      template: call.template,
      params: {},
      query: {},
      body: null,
      idempotencyKey: undefined,
    });
    return { status: 200, body: value === undefined ? [] : record(value), totalCount: null, etag: '"1"' };
  };
  return { ...rest, get };
}

test("a change that comes second is done on top of the first, three times at most", async () => {
  const rest = service([], 1);
  const response = await run(createFakeContext(rest, owner), change("addBookmark"), { entry: "brand" });
  expect(response.data).toMatchObject({ addBookmark: { bookmarks: entries("brand") } });
  expect(rest.summary()).toEqual([`GET ${path}`, `PUT ${path}`, `GET ${path}`, `PUT ${path}`]);
  const busy = await run(createFakeContext(service([], 9), owner), change("addBookmark"), { entry: "brand" });
  expect(busy.data).toMatchObject({ addBookmark: { __typename: "ConflictError" } });
});

test("fifty is the most", async () => {
  const full = Array.from({ length: 50 }, (_, index) => ({
    entry: `entry-${index}`,
    addedAt: "2026-01-01T00:00:00Z",
  }));
  const rest = service(full);
  const response = await run(createFakeContext(rest, owner), change("addBookmark"), { entry: "brand" });
  expect(response.data).toMatchObject({ addBookmark: { issues: [{ message: "At most 50 bookmarks" }] } });
  expect(rest.summary()).toEqual([`GET ${path}`]);
});

test("what somebody else has written under the key counts as no bookmarks", async () => {
  for (const value of [undefined, "text", [{ entry: 1 }]]) {
    const response = await run(createFakeContext(service(value), owner), read);
    expect(response).toEqual({ data: { viewer: { bookmarks: [] } }, errors: [] });
  }
});

test("with a service that keeps no preferences there are none, and it is asked only once in a while", async () => {
  const rest = service([]);
  const missing = {
    ...rest,
    get: async (call: { template: string }) => {
      await rest.get(call);
      throw new RestError("not-found", "There is no such call.");
    },
  };
  for (const _ of [1, 2]) {
    expect(await run(createFakeContext(missing, owner), read)).toEqual({
      data: { viewer: { bookmarks: null } },
      errors: [],
    });
  }
  expect(rest.summary()).toEqual([`GET ${path}`]);
  const response = await run(createFakeContext(missing, owner), change("addBookmark"), { entry: "brand" });
  expect(response.data).toMatchObject({ addBookmark: { __typename: "NotOfferedError" } });
});

test("bookmarks cost one call", async () => {
  const rest = service([]);
  await run(createFakeContext(rest, owner), "{ viewer { permissions bookmarks { entry addedAt } } }");
  expect(rest.summary()).toEqual([`GET ${path}`]);
});

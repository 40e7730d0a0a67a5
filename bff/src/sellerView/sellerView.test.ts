import * as v from "valibot";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";

let office: BackOffice;
let owner: Caller;
let sellerId: string;

const sellers = v.object({
  viewer: v.object({
    sellers: v.object({
      edges: v.array(v.object({ node: v.object({ id: v.string(), name: v.string() }) })),
    }),
  }),
});

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
  const { data } = await owner.send(
    '{ viewer { sellers(first: 1, search: "Indiranagar") { edges { node { id name } } } } }',
  );
  sellerId = v.parse(sellers, data).viewer.sellers.edges[0]?.node.id ?? "";
});

afterEach(async () => {
  vi.useRealTimers();
  owner = await office.signIn("owner@verdant.test");
});

afterAll(() => office.close());

const begin = (caller: Caller, reason = "They ask why an order is missing") =>
  caller.send(
    `mutation ($input: BeginSellerViewInput!) {
      beginSellerView(input: $input) {
        __typename
        ... on BeginSellerViewSuccess { view { sellerName reason sellerId } }
        ... on ValidationError { issues { path message } }
      }
    }`,
    { input: { id: sellerId, reason } },
  );

const end = (caller: Caller) =>
  caller.send("mutation { leaveSellerView { __typename ... on LeaveSellerViewSuccess { ended } } }");

const who = async (caller: Caller) =>
  (await caller.send("{ viewer { kind name email permissions sellerView { sellerName } } }")).data;

const asSeller = {
  viewer: {
    kind: "SELLER",
    name: "Verdant Indiranagar",
    email: "owner@verdant.test",
    permissions: ["AUDIT_READ", "REPORT_READ", "ORDER_READ", "DELIVERY_USER_READ", "PERSON_READ"],
    sellerView: { sellerName: "Verdant Indiranagar" },
  },
};

async function notes(caller: Caller) {
  const { data } = await caller.send(
    "{ viewer { audit(first: 20) { edges { node { note noteCount reason subjectName actor { name } } } } } }",
  );
  const rows = v.parse(
    v.object({
      viewer: v.object({
        audit: v.object({
          edges: v.array(v.object({ node: v.looseObject({ note: v.nullable(v.string()) }) })),
        }),
      }),
    }),
    data,
  ).viewer.audit.edges;
  return rows.map(({ node }) => node).filter(({ note }) => note?.startsWith("view_"));
}

test("an owner sees what the people of a location see, at every gateway, changes nothing, and is themselves again at the end", async () => {
  expect((await begin(owner)).data).toEqual({
    beginSellerView: {
      __typename: "BeginSellerViewSuccess",
      view: { sellerName: "Verdant Indiranagar", reason: "They ask why an order is missing", sellerId },
    },
  });
  const there = (await office.startReplica()).callerLike(owner);
  expect(await who(there)).toMatchObject(asSeller);
  expect(await who(owner)).toMatchObject(asSeller);
  const edit = await owner.send(
    'mutation { addBrand(input: { name: "From a view", idempotencyKey: "view" }) { __typename } }',
  );
  expect(edit.data).toEqual({ addBrand: { __typename: "ForbiddenError" } });
  expect((await end(there)).data).toEqual({
    leaveSellerView: { __typename: "LeaveSellerViewSuccess", ended: true },
  });
  expect(await who(owner)).toMatchObject({ viewer: { kind: "OWNER", name: "Verdant", sellerView: null } });
  expect((await end(owner)).data).toEqual({
    leaveSellerView: { __typename: "LeaveSellerViewSuccess", ended: false },
  });
  expect(await notes(owner)).toMatchObject([
    { note: "view_ended", noteCount: 4, subjectName: "Verdant Indiranagar" },
    { note: "view_began", reason: "They ask why an order is missing", subjectName: "Verdant Indiranagar" },
  ]);
});

test("what is anybody's own is not read in a view: no chat, notices, sessions, jobs, views or settings", async () => {
  await begin(owner);
  const { data, text } = await owner.send(`{
    viewer {
      look { layout }
      unseenNotificationCount
      notifications(first: 5) { edges { node { id } } }
      jobs(first: 5) { edges { node { id } } }
      apiTokens(first: 5) { edges { node { id } } }
      people(first: 5) { edges { node { id } } }
      savedViews(list: "products") { __typename }
      signIns(first: 5) { edges { node { id } } }
      bookmarks { entry }
      twoStep { state }
      unreadMessageCount
      sessions { id }
      todo { kind }
    }
  }`);
  expect(text).not.toContain('"id":"');
  expect(data).toMatchObject({
    viewer: {
      look: null,
      bookmarks: [],
      sessions: [],
      savedViews: [],
      unseenNotificationCount: null,
      unreadMessageCount: null,
      notifications: null,
      twoStep: null,
    },
  });
});

test("after 30 minutes and a second the session is the owner's again, and the trail has the beginning and the end", async () => {
  const before = (await notes(owner)).length;
  await begin(owner, "Half an hour");
  expect(await who(owner)).toMatchObject(asSeller);
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now + 30 * 60_000 + 1_000 });
  expect(await who(owner)).toMatchObject({ viewer: { kind: "OWNER", sellerView: null } });
  await vi.waitFor(async () => expect(await notes(owner)).toHaveLength(before + 2), { timeout: 60_000 });
  const [over] = await notes(owner);
  expect(over).toMatchObject({ note: "view_ended", noteCount: 1 });
});

test("the reason is asked for and has an end", async () => {
  for (const [reason, message] of [
    ["  ", "Reason is required"],
    ["x".repeat(201), "Must have at most 200 characters"],
  ] as const)
    expect((await begin(owner, reason)).data).toEqual({
      beginSellerView: { __typename: "ValidationError", issues: [{ path: ["reason"], message }] },
    });
  expect(await who(owner)).toMatchObject({ viewer: { kind: "OWNER" } });
});

test("the location's owner is told, and people of a location look at nobody", async () => {
  const seller = await office.signIn("seller@verdant.test");
  await begin(owner);
  await vi.waitFor(
    async () => {
      const { text } = await seller.send(
        "{ viewer { notifications(first: 20) { edges { node { kind subjectName } } } } }",
      );
      expect(text).toContain('"kind":"LOCATION_VIEWED","subjectName":"Verdant Indiranagar"');
    },
    { timeout: 60_000 },
  );
  expect((await begin(seller)).data).toEqual({ beginSellerView: { __typename: "ForbiddenError" } });
});

test("every response in a view says which, so that a page of before can notice", async () => {
  await begin(owner);
  const ask = () =>
    fetch(`${office.url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-back-office": "1",
        origin: office.url,
        cookie: owner.cookie ?? "",
      },
      body: JSON.stringify({ query: "{ viewer { sellerView { viewId } } }" }),
    });
  const response = await ask();
  expect(await response.json()).toMatchObject({
    data: { viewer: { sellerView: { viewId: response.headers.get("x-seller-view") } } },
  });
  await end(owner);
  expect((await ask()).headers.get("x-seller-view")).toBeNull();
});

import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFakeContext, owner as fakeOwner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import { colleague } from "../../test/harness/staffMembers.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

let office: BackOffice;
let owner: Caller;
beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
});
afterAll(() => office.close());

const read = "{ viewer { sellerViewNotices } }";
const set = `mutation ($input: SetSellerViewNoticesInput!) { setSellerViewNotices(input: $input) {
  __typename ... on SetSellerViewNoticesSuccess { viewer { sellerViewNotices } } } }`;
const isOn = async (caller: Caller) => (await caller.send(read)).data;
const kept = (sellerViewNotices: boolean | null) => ({ viewer: { sellerViewNotices } });
const to = (value: boolean) => ({ input: { isOn: value } });
const refused = (__typename: string) => ({ setSellerViewNotices: { __typename } });

const notices = v.object({ viewer: v.object({ notifications: v.object({ totalCount: v.number() }) }) });
const countOf = async (caller: Caller) => {
  const { data } = await caller.send("{ viewer { notifications(first: 1) { totalCount } } }");
  return v.parse(notices, data).viewer.notifications.totalCount;
};

test("an owner turns off for their company alone that locations are told of views; nobody else can", async () => {
  const staff = await colleague(office, owner, encodeNodeId("CompanyRole", "2"));
  const [seller, stranger] = [
    await office.signIn("seller@verdant.test"),
    await office.signIn("owner@fernway.test"),
  ];
  expect(await isOn(owner)).toEqual(kept(true));
  for (const one of [staff.caller, seller]) {
    expect(await isOn(one)).toEqual(kept(null));
    expect((await one.send(set, to(false))).data).toEqual(refused("ForbiddenError"));
  }
  expect((await office.anonymous.send(set, to(false))).data).toEqual(refused("UnauthenticatedError"));
  expect(await isOn(owner)).toEqual(kept(true));

  expect((await owner.send(set, to(false))).data).toEqual({
    setSellerViewNotices: { __typename: "SetSellerViewNoticesSuccess", ...kept(false) },
  });
  expect(await isOn(owner)).toEqual(kept(false));
  expect(await isOn(stranger)).toEqual(kept(true));
});

test("while it is off nobody at the location is told of a view, and the trail has it", async () => {
  const seller = await office.signIn("seller@verdant.test");
  await owner.send(set, to(false));
  const before = await countOf(seller);
  const id = encodeNodeId("Seller", "1");
  const begin = `mutation { beginSellerView(input: { id: "${id}", reason: "A quiet look" }) { __typename } }`;
  expect((await owner.send(begin)).data).toEqual({
    beginSellerView: { __typename: "BeginSellerViewSuccess" },
  });
  // In a view nothing is changed, this neither.
  expect((await owner.send(set, to(true))).data).toEqual(refused("ForbiddenError"));
  await owner.send("mutation { leaveSellerView { __typename } }");
  expect(await isOn(owner)).toEqual(kept(false));
  const { text } = await owner.send(
    `{ node(id: "${id}") { ... on Seller { timeline(first: 5) { edges { node { note reason } } } } } }`,
  );
  expect(text).toContain("A quiet look");
  await owner.send(set, to(true));
  expect((await owner.send(begin)).data).toEqual({
    beginSellerView: { __typename: "BeginSellerViewSuccess" },
  });
  await owner.send("mutation { leaveSellerView { __typename } }");
  // The next view is told of: when that has come, nothing of the one before can be on its way.
  await expect.poll(() => countOf(seller), { timeout: 60_000 }).toBe(before + 1);
  const { text: told } = await seller.send(
    "{ viewer { notifications(first: 1) { edges { node { kind count } } } } }",
  );
  expect(told).toContain('"kind":"LOCATION_VIEWED","count":1');
});

test("a token cannot turn it off, and a service without it says so", async () => {
  const rest = createFakeRest({});
  const token = { ...fakeOwner, limitedTo: ["COMPANY_UPDATE", "COMPANY_READ"] as const };
  expect((await run(createFakeContext(rest, token), read)).data).toEqual(kept(null));
  expect((await run(createFakeContext(rest, token), set, to(false))).data).toEqual(refused("ForbiddenError"));
  expect(rest.summary()).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { startBackOffice, type BackOffice, type Caller } from "../../test/harness/backOffice.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { act, idOf, messagesWith, send } from "../../test/harness/chatCaller.ts";
import { typed } from "../../test/harness/typed.ts";

let office: BackOffice;
let admin: Caller;
let seller: Caller;
let stranger: Caller;
let sellerId: string;

beforeAll(async () => {
  office = await startBackOffice();
  admin = await office.signIn("owner@verdant.test");
  seller = await office.signIn("seller@verdant.test");
  stranger = await office.signIn("owner@fernway.test");
  sellerId = await idOf(admin, "Meera Nair");
});
afterAll(() => office.close());

/** What the service keeps of the conversation of the company's owner with the seller. */
const kept = async () => {
  const [, id = ""] = Buffer.from(sellerId, "base64url").toString().split("seller-");
  return JSON.stringify(await office.read(`/v1/chatMessage/user_seller_id/${id}/owner-1`));
};

const mutations = [
  ["sendMessage", { text: "From somebody else" }],
  ["markMessagesSeen", {}],
  ["setTyping", { isTyping: true }],
] as const;

test.each(mutations)("%s: nobody and another company change nothing", async (name, input) => {
  await send(admin, sellerId, "Before");
  const before = await kept();
  expect((await act(office.anonymous, name, { personId: sellerId, ...input })).data).toEqual({
    [name]: { __typename: "UnauthenticatedError", message: "Sign in to do this." },
  });
  const responses = [];
  for (const personId of [sellerId, encodeNodeId("ChatPerson", "seller-9999"), "nonsense"]) {
    responses.push(JSON.stringify((await act(stranger, name, { personId, ...input })).data));
  }
  // Foreign, unknown and malformed are answered in the same bytes.
  expect(new Set(responses)).toEqual(
    new Set([
      JSON.stringify({
        [name]: { __typename: "NotFoundError", message: "This record does not exist." },
      }),
    ]),
  );
  expect(await kept()).toBe(before);
});

test("the right caller sends, repeats nothing, and is told beside the field what is wrong", async () => {
  const before = await messagesWith(admin, sellerId);
  for (const text of ["  One attempt ", "One attempt"]) {
    expect((await send(admin, sellerId, text, "one")).data).toMatchObject({
      sendMessage: {
        messageEdge: { node: { text: "One attempt", isMine: true, isSeen: false } },
        person: { name: "Meera Nair", lastMessage: { text: "One attempt" } },
      },
    });
  }
  // The same key of somebody else is another key.
  await send(seller, await idOf(seller, "Anjali Rao"), "One attempt", "one");
  expect(await messagesWith(admin, sellerId)).toEqual([...before, "One attempt", "One attempt"]);
  for (const [text, message] of [
    [" \n ", "Write a message"],
    ["a".repeat(2001), "A message has at most 2000 characters"],
  ] as const) {
    expect((await send(admin, sellerId, text)).data).toMatchObject({
      sendMessage: { __typename: "ValidationError", issues: [{ path: ["text"], message }] },
    });
  }
});

test("somebody's own person, a hidden demo user and a person as a message are no persons", async () => {
  for (const personId of [
    encodeNodeId("ChatPerson", "owner-1"),
    encodeNodeId("ChatPerson", "demo-4"),
    encodeNodeId("ChatMessage", "1"),
  ]) {
    expect((await send(admin, personId, "Hello")).data).toMatchObject({
      sendMessage: { __typename: "NotFoundError" },
    });
  }
});

test("a message is a node for the two, and nothing for others of the company or elsewhere", async () => {
  const { data } = await send(seller, await idOf(seller, "Anjali Rao"), "For the owner alone");
  const [, id = ""] = /"id":"([^"]+)"/.exec(JSON.stringify(data)) ?? [];
  const read = "query ($id: ID!) { node(id: $id) { ... on ChatMessage { text isMine } } }";
  expect((await admin.send(read, { id })).data).toEqual({
    node: { text: "For the owner alone", isMine: false },
  });
  for (const caller of [stranger, office.anonymous]) {
    expect((await caller.send(read, { id })).data).toEqual({ node: null });
  }
});

test.each(mutations.filter(([name]) => name !== "markMessagesSeen"))(
  "%s too often is refused before anything is asked or sent",
  async (name, input) => {
    const rest = createFakeRest();
    const keys: string[] = [];
    const context = createFakeContext(rest, owner, {
      attempt: async (asked) => {
        keys.push(...asked);
        return { allowed: false, refusedBy: "any", retryAfterSeconds: 7 };
      },
    });
    const type = typed(name);
    const document = `mutation ($input: ${type}Input!) { ${name}(input: $input) {
      __typename ... on RateLimitedError { message retryAfterSeconds }
    } }`;
    expect((await run(context, document, { input: { personId: sellerId, ...input } })).data).toEqual({
      [name]: {
        __typename: "RateLimitedError",
        message: "Too many attempts. Wait a little and try again.",
        retryAfterSeconds: 7,
      },
    });
    expect(keys).toEqual([`${name === "sendMessage" ? "message" : "typing"}:owner:10`]);
    expect(rest.calls).toEqual([]);
  },
);

import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { chatEar } from "../chat/ear.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";

const people = "/v1/chatPerson/user_po_id/{id}";
const conversation = "/v1/chatMessage/user_po_id/{id}/{person}";
const unread = "/v1/chatMessage/unread/user_po_id/{id}";

const message = (id: number, sender_id: string, recipient_id: string) => ({
  chat_message_id: id,
  company_po_id: 1,
  sender_id,
  recipient_id,
  message_text: `Message ${id}`,
  sent_at: `2026-11-20T08:00:0${id}.000Z`,
  seen_at: null,
});
const person = (person_id: string, person_name: string, changes: object = {}) => ({
  person_id,
  company_po_id: 1,
  person_name,
  status_text: null,
  location_name: null,
  picture: null,
  demo: false,
  online: false,
  unread_count: 0,
  last_message: null,
  ...changes,
});
const rows = [
  person("owner-12", "zoya Khan", { picture: { imageKey: "profiles/1/zoya.webp" } }),
  person("seller-11", "Asha Nair", { location_name: "Verdant Indiranagar", unread_count: 2 }),
  person("demo-1", "Ishita Menon", { company_po_id: null, demo: true, online: true, status_text: "Here" }),
  person("demo-3", "Leela Fernandes", { company_po_id: null, demo: true, active: true }),
];

function service(records: readonly object[] = rows) {
  return createFakeRest({
    reads: {
      [people]: () => records,
      [conversation]: () => [message(1, "owner-10", "seller-11"), message(2, "seller-11", "owner-10")],
      [unread]: () => ({ unread_count: 3 }),
    },
  });
}

const list = `{ viewer { unreadMessageCount people(first: 100) { totalCount edges { node {
  name status pictureUrl isOnline isDemo isActive locationName unreadCount lastMessage { text }
} } } } }`;

test("who is online comes first, then all by name, with two calls for the whole panel", async () => {
  const rest = service();
  const context = createFakeContext(rest, owner);
  const stream = await context.live.listen({ ...owner, userId: "12" }, chatEar);
  const { data, errors } = await run(context, list);
  expect(errors).toEqual([]);
  const row = {
    status: null,
    pictureUrl: null,
    isOnline: false,
    isDemo: false,
    isActive: true,
    locationName: null,
    unreadCount: 0,
    lastMessage: null,
  };
  expect(data).toEqual({
    viewer: {
      unreadMessageCount: 3,
      people: {
        totalCount: 4,
        edges: [
          { node: { ...row, name: "Ishita Menon", status: "Here", isOnline: true, isDemo: true } },
          { node: { ...row, name: "zoya Khan", isOnline: true, pictureUrl: "/media/profiles/1/zoya.webp" } },
          { node: { ...row, name: "Asha Nair", locationName: "Verdant Indiranagar", unreadCount: 2 } },
          { node: { ...row, name: "Leela Fernandes", isDemo: true } },
        ],
      },
    },
  });
  expect(rest.summary().toSorted()).toEqual([`GET ${unread}`, `GET ${people}`]);
  await stream.return?.();
});

test("who can no longer sign in is there with what was written, and cannot be written to", async () => {
  const gone = person("seller-14", "Meera Nair", { active: false });
  const { data } = await run(
    createFakeContext(service([gone]), owner),
    "{ viewer { people { edges { node { name isActive } } } } }",
  );
  expect(data).toEqual({
    viewer: { people: { edges: [{ node: { name: "Meera Nair", isActive: false } }] } },
  });
});

test("the search is a part of the name, in upper or lower case, also where the service ignores it", async () => {
  const search = async (text: string) => {
    const document = "query ($q: String) { viewer { people(search: $q) { edges { node { name } } } } }";
    const { data } = await run(createFakeContext(service(), owner), document, { q: text });
    return JSON.stringify(data);
  };
  expect(await search("  NAIR ")).toBe('{"viewer":{"people":{"edges":[{"node":{"name":"Asha Nair"}}]}}}');
  expect(await search("nobody")).toBe('{"viewer":{"people":{"edges":[]}}}');
});

test("a person and their newest messages cost two calls, whatever is asked of them", async () => {
  const rest = service();
  const document = `query ($id: ID!) { node(id: $id) { ... on ChatPerson {
    name isOnline unreadCount messages(last: 1) { totalCount pageInfo { hasPreviousPage } edges { node { text isMine isSeen } } }
  } } }`;
  const { data } = await run(createFakeContext(rest, owner), document, {
    id: encodeNodeId("ChatPerson", "seller-11"),
  });
  expect(data).toEqual({
    node: {
      name: "Asha Nair",
      isOnline: false,
      unreadCount: 2,
      messages: {
        totalCount: 2,
        pageInfo: { hasPreviousPage: true },
        edges: [{ node: { text: "Message 2", isMine: false, isSeen: false } }],
      },
    },
  });
  expect(rest.summary()).toEqual([`GET ${people}`, `GET ${conversation}`]);
});

test("an event costs what it asks for: the person once, and the count; who it is, nothing", async () => {
  const document = `subscription ($isNamed: Boolean = false) { chatEvents {
    ... on MessageReceived { message { text } person { name unreadCount lastMessage { text } } viewer { unreadMessageCount } }
    ... on PresenceChanged { ...Presence person { name @include(if: $isNamed) } }
    ... on TypingChanged { person { __typename id } }
  } }
  fragment Presence on PresenceChanged { person { id isOnline } }`;
  const short = "subscription { chatEvents { ... on PresenceChanged { person { id isOnline } } } }";
  const about = { companyId: "1", to: null, personId: "seller-11" };
  const sent = {
    id: "2",
    companyId: "1",
    senderId: "seller-11",
    recipientId: "owner-10",
    text: "Message 2",
    sentAt: "2026-11-20T08:00:02.000Z",
    seenAt: null,
  };
  const rest = service();
  await run(createFakeContext(rest, owner), document, {}, { ...about, kind: "message", message: sent });
  expect(rest.summary().toSorted()).toEqual([`GET ${unread}`, `GET ${people}`]);
  rest.calls.length = 0;
  await run(createFakeContext(rest, owner), document, {}, { ...about, kind: "presence", isOnline: true });
  expect(rest.summary()).toEqual([`GET ${people}`]);
  rest.calls.length = 0;
  const context = createFakeContext(rest, owner);
  const stream = await context.live.listen({ ...owner, userId: "11", kind: "seller" }, chatEar);
  const { data } = await run(context, short, {}, { ...about, kind: "presence", isOnline: true });
  expect(data).toEqual({
    chatEvents: { person: { id: encodeNodeId("ChatPerson", "seller-11"), isOnline: true } },
  });
  await run(context, document, {}, { ...about, kind: "typing", isTyping: true });
  expect(rest.calls).toEqual([]);
  await stream.return?.();
});

test("people of another company, oneself, and messages of others are dropped, whoever sends them", async () => {
  const foreign = [
    person("owner-99", "Somebody else", { company_po_id: 2 }),
    person("owner-10", "Oneself"),
    person("demo-7", "A demo user of a company", { demo: true }),
    person("seller-11", "Asha Nair", { last_message: message(5, "seller-11", "owner-12") }),
  ];
  const { data } = await run(createFakeContext(service(foreign), owner), list);
  expect(JSON.stringify(data)).toContain('"totalCount":1');
  expect(JSON.stringify(data)).not.toContain("Message 5");
});

test("an API token sees nobody, without a call", async () => {
  const rest = service();
  const token = { ...owner, limitedTo: [] };
  const { data } = await run(createFakeContext(rest, token), list);
  expect(data).toEqual({ viewer: { unreadMessageCount: null, people: null } });
  expect(rest.calls).toEqual([]);
});

test("a service without chat says so once: the count is null, the list is not offered", async () => {
  const rest = createFakeRest();
  const missing = {
    ...rest,
    get: async () => {
      throw new RestError("not-found", "There is no such call.");
    },
  };
  const context = createFakeContext(missing, owner);
  expect(await run(context, "{ viewer { unreadMessageCount } }")).toEqual({
    data: { viewer: { unreadMessageCount: null } },
    errors: [],
  });
  const response = await run(context, "{ viewer { people { totalCount } } }");
  expect(response).toMatchObject({ data: { viewer: { people: null } }, errors: [{}] });
  const mutation = `mutation { sendMessage(input: { personId: "${encodeNodeId("ChatPerson", "seller-11")}", text: "Hello" }) { __typename } }`;
  expect((await run(context, mutation)).data).toEqual({ sendMessage: { __typename: "NotOfferedError" } });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { engines, startBackOffice, type BackOffice, type Caller } from "../testing/backOffice.ts";
import type { EventStream } from "../testing/eventStream.ts";

const document = `subscription { chatEvents {
  __typename
  ... on ChatOpened { viewer { unreadMessageCount } }
  ... on MessageReceived { message { text isMine isSeen } person { name unreadCount lastMessage { text } } viewer { unreadMessageCount } }
  ... on MessagesSeen { byViewer person { name unreadCount } viewer { unreadMessageCount } }
  ... on TypingChanged { isTyping person { name } }
  ... on PresenceChanged { person { name isOnline } }
} }`;

const peopleAnswer = v.object({
  viewer: v.object({
    people: v.object({
      edges: v.array(
        v.object({ node: v.object({ id: v.string(), name: v.string(), isOnline: v.boolean() }) }),
      ),
    }),
  }),
});

const nextEvent = async (stream: EventStream): Promise<unknown> => {
  const result = await stream.next();
  expect(result?.errors).toBeUndefined();
  return v.parse(v.object({ chatEvents: v.unknown() }), result?.data).chatEvents;
};

async function peopleOf(caller: Caller) {
  const { data } = await caller.send(
    "{ viewer { people(first: 100) { edges { node { id name isOnline } } } } }",
  );
  return v.parse(peopleAnswer, data).viewer.people.edges.map(({ node }) => node);
}

async function idOf(caller: Caller, name: string): Promise<string> {
  const found = (await peopleOf(caller)).find((person) => person.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found.id;
}

const send = (caller: Caller, personId: string, text: string) =>
  caller.send(
    `mutation ($personId: ID!, $text: String!) { sendMessage(input: { personId: $personId, text: $text }) {
      __typename ... on SendMessageSuccess { message { id text isMine isSeen } person { name lastMessage { text } } } ... on Error { message }
    } }`,
    { personId, text },
  );
const act = (caller: Caller, name: string, input: object) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return caller.send(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on Error { message } } }`,
    { input },
  );
};

describe.each(engines)("on %s", (engine) => {
  let office: BackOffice;
  let admin: Caller;
  let seller: Caller;
  const open: EventStream[] = [];
  const names = { admin: "", seller: "" };

  beforeAll(async () => {
    office = await startBackOffice(engine);
    admin = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
    for (const [who, caller] of [["admin", admin] as const, ["seller", seller] as const]) {
      const { data } = await caller.send("{ viewer { personName } }");
      names[who] = v.parse(
        v.object({ viewer: v.object({ personName: v.string() }) }),
        data,
      ).viewer.personName;
    }
  }, 60_000);
  afterAll(() => office.close());

  /** A stream that has begun. */
  async function listening(caller: Caller): Promise<EventStream> {
    const stream = await caller.listen(document);
    expect(stream.status).toBe(200);
    expect(await nextEvent(stream)).toMatchObject({ __typename: "ChatOpened" });
    open.push(stream);
    return stream;
  }

  test("two people of one company write to each other, live; another company hears nothing", async () => {
    const atAdmin = await listening(admin);
    const other = await office.signIn("owner@fernway.test");
    const elsewhere = await listening(other);
    const atSeller = await listening(seller);
    expect(await nextEvent(atAdmin)).toEqual({
      __typename: "PresenceChanged",
      person: { name: names.seller, isOnline: true },
    });
    const sellerId = await idOf(admin, names.seller);
    const adminId = await idOf(seller, names.admin);

    await act(admin, "setTyping", { personId: sellerId, isTyping: true });
    expect(await nextEvent(atSeller)).toEqual({
      __typename: "TypingChanged",
      isTyping: true,
      person: { name: names.admin },
    });
    expect((await send(admin, sellerId, "Are the ferns in?")).data).toMatchObject({
      sendMessage: { __typename: "SendMessageSuccess", message: { text: "Are the ferns in?", isMine: true } },
    });
    expect(await nextEvent(atSeller)).toEqual({
      __typename: "MessageReceived",
      message: { text: "Are the ferns in?", isMine: false, isSeen: false },
      person: { name: names.admin, unreadCount: 1, lastMessage: { text: "Are the ferns in?" } },
      viewer: { unreadMessageCount: 1 },
    });
    // The sender's own windows are told as well.
    expect(await nextEvent(atAdmin)).toMatchObject({
      __typename: "MessageReceived",
      message: { isMine: true },
      person: { name: names.seller, unreadCount: 0 },
    });
    await act(seller, "markMessagesSeen", { personId: adminId });
    expect(await nextEvent(atAdmin)).toEqual({
      __typename: "MessagesSeen",
      byViewer: false,
      person: { name: names.seller, unreadCount: 0 },
      viewer: { unreadMessageCount: 0 },
    });
    expect(await nextEvent(atSeller)).toMatchObject({ __typename: "MessagesSeen", byViewer: true });

    // What the other company hears next is its own.
    const demoId = await idOf(other, "Ishita Menon");
    await send(other, demoId, "Hello");
    expect(await nextEvent(elsewhere)).toMatchObject({
      __typename: "MessageReceived",
      message: { text: "Hello", isMine: true },
    });
    for (const stream of open.splice(0)) stream.close();
  });

  test("a demo user types, and replies once after two seconds", async () => {
    const stream = await listening(admin);
    const demoId = await idOf(admin, "Kabir Anand");
    await send(admin, demoId, "Hello");
    const seen = [
      await nextEvent(stream),
      await nextEvent(stream),
      await nextEvent(stream),
      await nextEvent(stream),
    ];
    expect(seen).toMatchObject([
      { __typename: "MessageReceived", message: { text: "Hello", isMine: true, isSeen: false } },
      { __typename: "TypingChanged", isTyping: true, person: { name: "Kabir Anand" } },
      { __typename: "MessagesSeen", byViewer: false },
      {
        __typename: "MessageReceived",
        message: { text: "Good to hear from you!", isMine: false },
        person: { name: "Kabir Anand", unreadCount: 1, lastMessage: { text: "Good to hear from you!" } },
      },
    ]);
    const { data } = await admin.send(
      `query ($id: ID!) { node(id: $id) { ... on ChatPerson { messages(last: 10) { totalCount edges { node { text isSeen } } } } } }`,
      { id: demoId },
    );
    expect(data).toEqual({
      node: {
        messages: {
          totalCount: 2,
          edges: [
            { node: { text: "Hello", isSeen: true } },
            { node: { text: "Good to hear from you!", isSeen: false } },
          ],
        },
      },
    });
    stream.close();
  });

  test("who closes the last window is offline after a while, and not before", async () => {
    const atAdmin = await listening(admin);
    const first = await listening(seller);
    await nextEvent(atAdmin);
    const second = await listening(seller);
    first.close();
    expect((await peopleOf(admin)).find(({ name }) => name === names.seller)?.isOnline).toBe(true);
    second.close();
    expect(await nextEvent(atAdmin)).toEqual({
      __typename: "PresenceChanged",
      person: { name: names.seller, isOnline: false },
    });
    const people = await peopleOf(admin);
    expect(people.map(({ name, isOnline }) => [name, isOnline]).slice(0, 2)).toEqual([
      ["Ishita Menon", true],
      ["Kabir Anand", true],
    ]);
    expect(people.find(({ name }) => name === names.seller)?.isOnline).toBe(false);
    atAdmin.close();
  });

  test("a stream ends when its session does", async () => {
    const leaving = await office.signIn("owner@verdant.test");
    const stream = await listening(leaving);
    await leaving.send("mutation { signOut { __typename } }");
    const demoId = await idOf(admin, "Leela Fernandes");
    // The owner's other window makes an event, before which the session is looked at again.
    await send(admin, demoId, "Hello");
    expect(await stream.next()).toBeNull();
  });

  test("nobody, and whoever accepts no stream, is refused", async () => {
    const anonymous = await office.anonymous.listen(document);
    expect(anonymous.headers.get("content-type")).toMatch(/^application\/json/);
    expect(JSON.parse(await anonymous.text())).toMatchObject({
      errors: [{ message: "Sign in to do this.", extensions: { code: "UNAUTHENTICATED" } }],
    });
  });

  test("the ninth stream of a session is refused, until one is closed", async () => {
    const streams = [];
    for (let count = 0; count < 8; count += 1) streams.push(await listening(admin));
    const refused = await admin.listen(document);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(JSON.parse(await refused.text())).toMatchObject({
      errors: [
        {
          message: "Too many streams are open. Close one and try again.",
          extensions: { code: "TOO_MANY_STREAMS" },
        },
      ],
    });
    streams[0]?.close();
    await expect.poll(async () => (await admin.listen(document)).status).toBe(200);
    for (const stream of streams) stream.close();
  });
});

test("a gateway that closes ends its streams at once", async () => {
  const office = await startBackOffice();
  const stream = await (await office.signIn("owner@verdant.test")).listen(document);
  await stream.next();
  const begun = performance.now();
  await Promise.all([office.close(), expect(stream.next()).resolves.toBeNull()]);
  expect(performance.now() - begun).toBeLessThan(3_000);
}, 30_000);

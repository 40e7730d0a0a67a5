import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { act, chatDocument, idOf, nextEvent, peopleOf, send } from "../../test/harness/chatCaller.ts";
import { oneEngine, startBackOffice, type BackOffice, type Caller } from "../../test/harness/backOffice.ts";
import { createStreamSeats } from "../http/streamSeats.ts";
import { openEventStream, type EventStream } from "../../test/harness/eventStream.ts";

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let admin: Caller;
  let seller: Caller;
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
  });
  afterAll(() => office.close());

  /** A stream that has begun. */
  async function listening(caller: Caller): Promise<EventStream> {
    const stream = await caller.listen(chatDocument);
    expect(stream.status).toBe(200);
    expect(await nextEvent(stream)).toMatchObject({ __typename: "ChatOpened" });
    return stream;
  }

  test("two people of one company write to each other, live; another company hears nothing", async () => {
    const atAdmin = await listening(admin);
    const other = await office.signIn("owner@fernway.test");
    const elsewhere = await listening(other);
    const atSeller = await listening(seller);
    expect(await nextEvent(atAdmin, true)).toEqual({
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
      sendMessage: {
        __typename: "SendMessageSuccess",
        messageEdge: { node: { text: "Are the ferns in?", isMine: true } },
      },
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
    for (const stream of [atAdmin, elsewhere, atSeller]) stream.close();
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
    const second = await listening(seller);
    first.close();
    expect((await peopleOf(admin)).find(({ name }) => name === names.seller)?.isOnline).toBe(true);
    second.close();
    const gone = async (): Promise<unknown> => {
      const event = await nextEvent(atAdmin, true);
      return JSON.stringify(event).includes('"isOnline":true') ? gone() : event;
    };
    expect(await gone()).toEqual({
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
    // The owner's other window makes an event, before which the session is looked at again: it is not told of.
    await send(admin, demoId, "Hello");
    const rest = [];
    for (let result = await stream.next(); result !== null; result = await stream.next()) rest.push(result);
    expect(JSON.stringify(rest)).not.toContain("Hello");
  });

  test("nobody, and whoever accepts no stream, is refused", async () => {
    const anonymous = await office.anonymous.listen(chatDocument);
    expect(anonymous.headers.get("content-type")).toMatch(/^application\/json/);
    expect(JSON.parse(await anonymous.text())).toMatchObject({
      errors: [{ message: "Sign in to do this.", extensions: { code: "UNAUTHENTICATED" } }],
    });
  });

  test("who accepts no stream is told so, and takes nobody's place", async () => {
    const alone = await office.signIn("owner@verdant.test");
    for (let count = 0; count < 9; count += 1) {
      const response = await openEventStream(office.url, alone.cookie, chatDocument, "application/json");
      expect(response.status).toBe(406);
    }
    (await listening(alone)).close();
  });

  test("the ninth stream of a session is refused, until one is closed", async () => {
    const streams = [];
    const alone = await office.signIn("owner@verdant.test");
    for (let count = 0; count < 8; count += 1) streams.push(await listening(alone));
    const refused = await alone.listen(chatDocument);
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
    await expect
      .poll(async () => {
        const stream = await alone.listen(chatDocument);
        streams.push(stream);
        return stream.status;
      })
      .toBe(200);
    for (const stream of streams) stream.close();
  });
});

test("streams are counted for the session, the user and the company, and one that ends makes room", async () => {
  const seats = createStreamSeats({ session: 2, user: 3, company: 4, all: 6 });
  const office = await startBackOffice("PGlite", {}, { seats });
  try {
    const open: EventStream[] = [];
    const streamsOf = async (caller: Caller, count: number): Promise<number[]> => {
      const statuses = [];
      for (let index = 0; index < count; index += 1) {
        const stream = await caller.listen(chatDocument);
        statuses.push(stream.status);
        if (stream.status === 200) open.push(stream);
      }
      return statuses;
    };
    const [first, second, seller, fernway] = [
      await office.signIn("owner@verdant.test"),
      await office.signIn("owner@verdant.test"),
      await office.signIn("seller@verdant.test"),
      await office.signIn("owner@fernway.test"),
    ];
    expect(await streamsOf(first, 3), "of one session").toEqual([200, 200, 429]);
    expect(await streamsOf(second, 2), "of one user").toEqual([200, 429]);
    expect(await streamsOf(seller, 2), "of one company").toEqual([200, 429]);
    expect(await streamsOf(fernway, 2), "of another company").toEqual([200, 200]);
    open[0]?.close();
    await expect.poll(() => seats.taken).toBe(5);
    expect(await streamsOf(seller, 2)).toEqual([200, 429]);
    for (const stream of open) stream.close();
  } finally {
    await office.close();
  }
});

test("a gateway that closes ends its streams at once", async () => {
  const office = await startBackOffice();
  const stream = await (await office.signIn("owner@verdant.test")).listen(chatDocument);
  await stream.next();
  const begun = performance.now();
  await Promise.all([office.close(), expect(stream.next()).resolves.toBeNull()]);
  expect(performance.now() - begun).toBeLessThan(3_000);
});

import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../../service/src/config.ts";
import { startService } from "../../../service/src/server.ts";
import { copySeeded } from "../../../service/src/testing/seededCopy.ts";
import {
  act,
  chatDocument,
  idOf,
  messagesWith,
  nextEvent,
  peopleOf,
  send,
} from "../../test/harness/chatCaller.ts";
import type { Caller } from "../../test/harness/caller.ts";
import { openEventStream, type EventStream } from "../../test/harness/eventStream.ts";
import { startGatewayProcess, type GatewayProcess } from "../../test/harness/gatewayProcess.ts";
import { freePort, hasRedis, startRedis } from "../../test/harness/redisServer.ts";
import { trySignIn } from "../../test/doubles/stubUser.ts";
import { createRedisPresence } from "../live/redisPresence.ts";

if (!hasRedis) console.log("Left out: a chat over two gateways with one Redis (TEST_REDIS_URL is not set).");

const [anjali, meera] = ["Anjali Rao", "Meera Nair"];

describe.runIf(hasRedis)("two processes of the gateway with one Redis", () => {
  let port: number;
  let redis: { stop(): Promise<void> };
  let service: { readonly url: string; close(): Promise<unknown> };
  let one: GatewayProcess;
  let two: GatewayProcess;

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
    const { storage } = await copySeeded("PGlite");
    const base = readConfig({ PORT: "0", DEMO: "off", LOG_LEVEL: "silent" });
    service = await startService({ ...base, storage, settings: { ...base.settings, passwordCost: "test" } });
    const environment = { REDIS_URL: `redis://127.0.0.1:${port}` };
    [one, two] = await Promise.all([
      startGatewayProcess(service.url, environment),
      startGatewayProcess(service.url, environment),
    ]);
  });

  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
    await service.close();
    await redis.stop();
  });

  async function signIn(gateway: GatewayProcess, email: string): Promise<Caller> {
    const caller = gateway.caller();
    expect(await trySignIn(caller, "Verdant-Demo-1", email)).toBe("SignInSuccess");
    return caller;
  }

  /** A stream of a caller that has begun, at this gateway. */
  async function listening(gateway: GatewayProcess, caller: Caller): Promise<EventStream> {
    const stream = await openEventStream(gateway.url, `__Host-sid=${caller.session}`, chatDocument);
    expect(await nextEvent(stream)).toMatchObject({ __typename: "ChatOpened" });
    return stream;
  }

  test("people at different gateways see each other come, type, write and read", async () => {
    const owner = await signIn(one, "owner@verdant.test");
    const seller = await signIn(two, "seller@verdant.test");
    const atOne = await listening(one, owner);
    const atTwo = await listening(two, seller);
    expect(await nextEvent(atOne, true)).toEqual({
      __typename: "PresenceChanged",
      person: { name: meera, isOnline: true },
    });
    expect((await peopleOf(seller)).find(({ name }) => name === anjali)?.isOnline).toBe(true);
    const sellerId = await idOf(owner, meera);
    const ownerId = await idOf(seller, anjali);
    await act(owner, "setTyping", { personId: sellerId, isTyping: true });
    expect(await nextEvent(atTwo)).toMatchObject({ __typename: "TypingChanged", person: { name: anjali } });
    await send(owner, sellerId, "From one gateway to the other");
    expect(await nextEvent(atTwo)).toMatchObject({
      __typename: "MessageReceived",
      message: { text: "From one gateway to the other", isMine: false },
      person: { name: anjali, unreadCount: 1 },
    });
    expect(await nextEvent(atOne)).toMatchObject({ message: { isMine: true } });
    await act(seller, "markMessagesSeen", { personId: ownerId });
    expect(await nextEvent(atOne)).toMatchObject({ __typename: "MessagesSeen", byViewer: false });
    atTwo.close();
    expect(await nextEvent(atOne, true)).toEqual({
      __typename: "PresenceChanged",
      person: { name: meera, isOnline: false },
    });
    atOne.close();
  });

  test("a demo user replies once, whichever gateways somebody listens at", async () => {
    const owner = await signIn(one, "owner@verdant.test");
    const elsewhere = two.caller();
    elsewhere.takeCookiesOf(owner);
    const streams = [await listening(one, owner), await listening(two, elsewhere)];
    const demoId = await idOf(owner, "Kabir Anand");
    await send(elsewhere, demoId, "Hello", "the same attempt");
    await send(owner, demoId, "Hello", "the same attempt");
    for (const stream of streams) {
      const texts = new Set<string>();
      while (texts.size < 2) {
        const event = await nextEvent(stream);
        const [, text] = /"text":"([^"]+)"/.exec(JSON.stringify(event)) ?? [];
        if (text !== undefined) texts.add(text);
      }
      expect([...texts]).toEqual(["Hello", "Good to hear from you!"]);
    }
    expect(await messagesWith(owner, demoId)).toEqual(["Hello", "Good to hear from you!"]);
    for (const stream of streams) stream.close();
  });

  test("a sign-out at one ends the stream at the other", async () => {
    const leaving = await signIn(one, "owner@verdant.test");
    const stream = await listening(two, leaving);
    await leaving.send("mutation { signOut { __typename } }");
    const other = await signIn(one, "owner@verdant.test");
    await send(other, await idOf(other, "Leela Fernandes"), "Not for who has left");
    const rest = [];
    for (let result = await stream.next(); result !== null; result = await stream.next()) rest.push(result);
    expect(JSON.stringify(rest)).not.toContain("Not for who has left");
  });

  test("when Redis goes away streams end, so that their readers begin afresh", async () => {
    const owner = await signIn(one, "owner@verdant.test");
    const stream = await listening(two, owner);
    await redis.stop();
    expect(await stream.next()).toBeNull();
    redis = await startRedis(port);
    const again = await signIn(one, "owner@verdant.test");
    await expect
      .poll(async () => (await openEventStream(two.url, `__Host-sid=${again.session}`, chatDocument)).status)
      .toBe(200);
  });

  test("people of a gateway that was killed are gone after a while, and somebody says so", async () => {
    const client = new Redis(port);
    const killed = createRedisPresence(client, 200);
    const left = createRedisPresence(client, 60_000);
    expect(await killed.arrive("9", "owner-1")).toBe(true);
    expect(await left.arrive("9", "owner-1")).toBe(false);
    expect(await killed.arrive("9", "seller-2")).toBe(true);
    expect([...(await left.online("9"))].toSorted()).toEqual(["owner-1", "seller-2"]);
    await expect.poll(() => left.renew("9", ["owner-1"])).toEqual(["seller-2"]);
    expect(await left.online("9")).toEqual(new Set(["owner-1"]));
    expect(await left.leave("9", "owner-1")).toBe(true);
    client.disconnect();
  });
});

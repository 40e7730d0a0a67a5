import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { owner, seller } from "../../test/doubles/fakeContext.ts";
import { happening } from "../../test/doubles/happening.ts";
import { createViewerEar } from "../event/viewerEar.ts";
import { chatEar } from "../chat/ear.ts";
import type { ChatEvent } from "../chat/event.ts";
import type { LiveHub } from "./hub.ts";
import type { PubSub, PubSubListener } from "./pubSub.ts";
import { createLiveHub } from "./liveHub.ts";
import { createMemoryPubSub } from "./memoryPubSub.ts";
import { RecentIds } from "./recentIds.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const log = pino({ level: "silent" });
const hubOver = (change: (pubSub: PubSub, end: PubSubListener) => PubSub = (pubSub) => pubSub): LiveHub =>
  createLiveHub({ log, openPubSub: (end) => change(createMemoryPubSub(end), end) });

/** Everything a stream has told so far; its first event is left out. */
async function gather(hub: LiveHub, user = owner) {
  const stream = await hub.listen(user, chatEar);
  const told: ChatEvent[] = [];
  const ended = (async () => {
    for await (const event of stream) if (event.kind !== "opened") told.push(event);
  })();
  return { stream, told, ended };
}

const typing = (to: string, companyId = "1"): ChatEvent => ({
  kind: "typing",
  companyId,
  to,
  personId: "owner-12",
  isTyping: true,
});

test("an event reaches whom it is for, in every window, and nobody else", async () => {
  const hub = hubOver();
  const [first, second] = [await gather(hub), await gather(hub)];
  const other = await gather(hub, { ...owner, userId: "12" });
  const elsewhere = await gather(hub, { ...owner, companyId: "2" });
  const event = typing("owner-10");
  await hub.publish(event);
  await vi.advanceTimersByTimeAsync(0);
  const arrival = { kind: "presence", companyId: "1", to: null, personId: "owner-12", isOnline: true };
  expect(first.told).toEqual([arrival, event]);
  expect(second.told).toEqual([arrival, event]);
  expect(other.told).toEqual([]);
  expect(elsewhere.told).toEqual([]);
  await hub.close();
});

test("somebody is offline three seconds after their last window closed, not when a page is loaded again", async () => {
  const hub = hubOver();
  const watcher = await gather(hub, seller);
  const before = await gather(hub);
  await before.stream.return?.();
  await vi.advanceTimersByTimeAsync(2_000);
  const again = await gather(hub);
  await vi.advanceTimersByTimeAsync(2_000);
  await again.stream.return?.();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(await hub.online("1")).toEqual(new Set(["owner-10", "seller-11"]));
  await vi.advanceTimersByTimeAsync(1);
  expect(await hub.online("1")).toEqual(new Set(["seller-11"]));
  const about = { kind: "presence", companyId: "1", to: null, personId: "owner-10" };
  expect(watcher.told).toEqual([
    { ...about, isOnline: true },
    { ...about, isOnline: false },
  ]);
  await hub.close();
});

test("a reader that takes nothing is let go, so that it begins afresh", async () => {
  const hub = hubOver();
  const stream = await hub.listen(owner, chatEar);
  for (let count = 0; count < 501; count += 1) await hub.publish(typing("owner-10"));
  expect(await stream.next()).toEqual({ value: undefined, done: true });
  await hub.close();
});

test("a lost connection, and a gateway that closes, end every stream; a closing gateway begins none", async () => {
  let lose = (): void => {};
  const hub = hubOver((pubSub, { onLost }) => {
    lose = onLost;
    return pubSub;
  });
  const first = await gather(hub);
  lose();
  await first.ended;
  const second = await gather(hub);
  hub.drain();
  await second.ended;
  await expect(hub.listen(owner, chatEar)).rejects.toMatchObject({ kind: "unavailable" });
  await hub.close();
});

test("without a connection a stream is refused, and nothing else fails", async () => {
  const down = (): Promise<never> => Promise.reject(new Error("The connection is down."));
  const hub = hubOver((pubSub) => ({ ...pubSub, send: down, follow: down, online: down }));
  await expect(hub.listen(owner, chatEar)).rejects.toMatchObject({ kind: "unavailable" });
  await hub.publish(typing("owner-10"));
  expect(await hub.online("1")).toEqual(new Set());
  await hub.close();
});

test("what is told later is told then, but not by a gateway that has closed", async () => {
  const hub = hubOver();
  const { told } = await gather(hub);
  const event = typing("owner-10");
  hub.publishLater(event, 2_000);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([event]);
  hub.publishLater(event, 2_000);
  await hub.close();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual([event]);
});

test("what the service tells of reaches a stream once, however often it comes over the line", async () => {
  const hub = hubOver();
  const stream = await hub.listen(owner, createViewerEar(owner));
  await hub.relay(happening({ id: "1" }));
  await hub.relay(happening({ id: "1" }));
  await hub.relay(happening({ id: "2" }));
  await hub.relay(happening({ id: "1" }));
  await hub.relay(happening({ id: "3", companyId: "2" }));
  await hub.relay(happening({ id: "4" }));
  const told = [];
  for (let count = 0; count < 4; count += 1) told.push((await stream.next()).value);
  expect(told.map((one) => (one?.kind === "happened" ? one.id : one?.kind))).toEqual([
    "opened",
    "1",
    "2",
    "4",
  ]);
  await hub.close();
});

test("who listens to chats alone hears nothing else", async () => {
  const hub = hubOver();
  const { told } = await gather(hub);
  await hub.relay(happening());
  await hub.publish(typing("owner-10"));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([typing("owner-10")]);
  await hub.close();
});

test("without a connection a happening is not handed on, and whoever hands it on knows", async () => {
  const down = (): Promise<never> => Promise.reject(new Error("The connection is down."));
  const hub = hubOver((pubSub) => ({ ...pubSub, send: down }));
  await expect(hub.relay(happening())).rejects.toThrow("The connection is down.");
  await hub.close();
});

test("only so many ids are remembered", () => {
  const ids = new RecentIds(3);
  expect(["1", "2", "3", "1", "4", "1"].map((id) => ids.add(id))).toEqual([
    true,
    true,
    true,
    false,
    true,
    true,
  ]);
});

import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { happening } from "../../test/doubles/happening.ts";
import { temporaryFolder } from "../../test/harness/temporaryFolder.ts";
import { ownError } from "../rest/responseError.ts";
import type { EventFeed } from "./feed.ts";
import { startEventFollower } from "./follower.ts";
import type { FollowerLease } from "./followerLease.ts";
import type { Happening } from "./happening.ts";
import { openSqliteFollowerLease } from "./sqliteFollowerLease.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const log = pino({ level: "silent" });

/** A service with events 1, 2, 3 …, which keeps whoever is up to date waiting for 25 seconds. */
function createService() {
  const wakened = new EventTarget();
  const service: { last: number; asked: number; failure: Error | null; waits: boolean } = {
    last: 0,
    asked: 0,
    failure: null,
    waits: true,
  };
  const page = (from: number) => ({
    cursor: `1-${service.last}`,
    happenings: Array.from({ length: service.last - from }, (_, index) =>
      happening({ id: String(from + index + 1) }),
    ),
    unreadable: 0,
  });
  const feed: EventFeed = {
    async now() {
      service.asked += 1;
      if (service.failure !== null) throw service.failure;
      return `1-${service.last}`;
    },
    async after(cursor, signal) {
      service.asked += 1;
      if (service.failure !== null) throw service.failure;
      const from = Number(cursor.split("-")[1]);
      if (from < service.last || !service.waits) return page(from);
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, 25_000);
        wakened.addEventListener("news", () => resolve(), { once: true });
        signal.addEventListener("abort", () => {
          clearTimeout(timer);
          reject(ownError("unavailable", new Error("Abandoned.")));
        });
      });
      return page(from);
    },
  };
  const happen = async (count: number) => {
    service.last += count;
    wakened.dispatchEvent(new Event("news"));
    await vi.advanceTimersByTimeAsync(100);
  };
  return Object.assign(service, { feed, happen });
}

function createGateways() {
  const file = join(temporaryFolder(), "lease.sqlite");
  const service = createService();
  const told: string[] = [];
  const start = (
    lease: FollowerLease = openSqliteFollowerLease(file),
    tell?: (one: Happening) => Promise<void>,
  ) =>
    startEventFollower({
      feed: service.feed,
      lease,
      log,
      tell: tell ?? (async ({ id }) => void told.push(id)),
    });
  return { file, service, told, start };
}

test("what happens is told once by the one gateway that follows, from the moment it began", async () => {
  const { service, told, start } = createGateways();
  service.last = 3;
  const [one, two] = [start(), start()];
  await vi.advanceTimersByTimeAsync(1_000);
  await service.happen(2);
  await service.happen(1);
  expect(told).toEqual(["4", "5", "6"]);
  await Promise.all([one.close(), two.close()]);
});

test("of a gateway that dies another takes over within five seconds from its kept cursor", async () => {
  const { file, service, told, start } = createGateways();
  let isDead = false;
  const real = openSqliteFollowerLease(file);
  const never = () => new Promise<never>(() => {});
  const mortal: FollowerLease = {
    ...real,
    take: () => (isDead ? never() : real.take()),
    keep: (cursor) => (isDead ? never() : real.keep(cursor)),
  };
  start(mortal, (one) => (isDead ? never() : Promise.resolve(void told.push(one.id))));
  await vi.advanceTimersByTimeAsync(500);
  start();
  await service.happen(2);
  await vi.advanceTimersByTimeAsync(1_400);
  isDead = true;
  const died = Date.now();
  await service.happen(3);
  expect(told).toEqual(["1", "2"]);
  while (told.length < 5) await vi.advanceTimersByTimeAsync(50);
  expect(Date.now() - died).toBeLessThanOrEqual(5_000);
  expect(told).toEqual(["1", "2", "3", "4", "5"]);
});

test("a gateway that stops lets another follow at once; its own wait is over at once", async () => {
  const { service, told, start } = createGateways();
  const one = start();
  await vi.advanceTimersByTimeAsync(100);
  const two = start();
  await one.close();
  await vi.advanceTimersByTimeAsync(1_000);
  await service.happen(1);
  expect(told).toEqual(["1"]);
  await two.close();
});

test("what could not be handed on is told again: the cursor stays before it", async () => {
  const { service, told, start } = createGateways();
  let isDown = true;
  start(undefined, async ({ id }) => {
    if (isDown) throw new Error("The line is down.");
    told.push(id);
  });
  await vi.advanceTimersByTimeAsync(100);
  await service.happen(2);
  expect(told).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual(["1", "2"]);
});

test("a service without events is left alone for five minutes", async () => {
  const { service, told, start } = createGateways();
  service.failure = ownError("not-found", new Error("404"));
  start();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(service.asked).toBe(1);
  service.failure = null;
  await vi.advanceTimersByTimeAsync(2_000);
  await service.happen(1);
  expect(told).toEqual(["1"]);
});

test("a service that is down is asked ever less often, and a failure of long ago counts no more", async () => {
  const { service, start } = createGateways();
  service.failure = ownError("unavailable", new Error("down"));
  start();
  const begun = Date.now();
  const askedAt = [0];
  while (askedAt.length < 8) {
    await vi.advanceTimersByTimeAsync(100);
    if (service.asked > askedAt.length) askedAt.push(Math.round((Date.now() - begun) / 1_000));
  }
  expect(askedAt).toEqual([0, 1, 3, 8, 18, 48, 78, 108]);
});

test("a service that does not wait is not asked in a loop", async () => {
  const { service, start } = createGateways();
  service.waits = false;
  start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(service.asked).toBeLessThanOrEqual(12);
});

test("a cursor of another database is not followed: what happens from now on is told", async () => {
  const { file, service, told, start } = createGateways();
  const old = openSqliteFollowerLease(file);
  await old.take();
  await old.keep("1-900");
  await old.release();
  start();
  await vi.advanceTimersByTimeAsync(100);
  await service.happen(1);
  expect(told).toEqual(["1"]);
});

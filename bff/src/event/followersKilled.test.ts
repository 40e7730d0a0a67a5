import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../../service/src/config.ts";
import { type OpenDatabase, openDatabase } from "../../../service/src/db/database.ts";
import { startService } from "../../../service/src/server.ts";
import { copySeeded, everyEngine } from "../../../service/src/testing/seededCopy.ts";
import { owner } from "../../test/doubles/fakeContext.ts";
import { freePort, hasRedis, startRedis } from "../../test/harness/redisServer.ts";
import { serviceCaller, type ServiceCall } from "../../test/harness/serviceCaller.ts";
import { readConfig as readGatewayConfig } from "../config.ts";
import type { Ear } from "../live/ear.ts";
import { createLiveHub } from "../live/liveHub.ts";
import { createRedisPubSub } from "../live/redisPubSub.ts";
import { createRestService } from "../rest/service.ts";
import { createEventFeed } from "./feed.ts";
import { startEventFollower } from "./follower.ts";
import type { FollowerLease } from "./followerLease.ts";
import type { Happening } from "./happening.ts";
import { openRedisFollowerLease } from "./redisFollowerLease.ts";

/** How many changes each of 16 writers makes; the acceptance of the specification is 500. */
const changes = Number(process.env["EVENT_CHANGES"] ?? 10);
const writers = 16;

const log = pino({ level: "silent" });
const page = v.object({
  cursor: v.string(),
  events: v.array(v.object({ event_id: v.number(), entity_id: v.number() })),
});

describe.runIf(hasRedis).each(everyEngine)("gateways with one Redis, and a service on %s", (engine) => {
  let redis: { stop(): Promise<void> };
  let redisUrl: string;
  let service: { readonly url: string; close(): Promise<unknown> };
  let call: ServiceCall;
  /** Besides the service, on a database that takes more than one. */
  let database: OpenDatabase | undefined;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const port = await freePort();
    redis = await startRedis(port);
    redisUrl = `redis://127.0.0.1:${port}`;
    const copy = await copySeeded(engine);
    remove = copy.remove;
    const base = readConfig({ PORT: "0", DEMO: "off", LOG_LEVEL: "silent" });
    service = await startService({
      ...base,
      storage: copy.storage,
      settings: { ...base.settings, passwordCost: "test" },
    });
    call = await serviceCaller(service.url);
    if (engine === "PostgreSQL") database = await openDatabase(copy.storage);
  });
  afterAll(async () => {
    await database?.close();
    await service.close();
    await remove();
    await redis.stop();
  });

  /** Changes a brand; where others can write meanwhile, with pauses in which they overtake it. */
  async function change(id: number, brand_name: string): Promise<void> {
    if (database === undefined) {
      await call(`/v1/companyBrand/${id}`, { brand_name }, "PUT");
      return;
    }
    await database.db.transaction().execute(async (transaction) => {
      await transaction
        .selectNoFrom(({ fn, val }) => fn("pg_advisory_xact_lock", [val(id)]).as("locked"))
        .execute();
      await pause(Math.random() * 20);
      await transaction.updateTable("brand").set({ brand_name }).where("brand_id", "=", id).execute();
      await pause(Math.random() * 20);
    });
  }

  /** A follower that can be killed: from then on nothing of it is answered any more. */
  function startMortal(prefix: string) {
    const rest = createRestService({ ...readGatewayConfig({ REST_URL: service.url }).rest, log });
    const hub = createLiveHub({ log, openPubSub: (end) => createRedisPubSub(redisUrl, end, () => {}) });
    const lease = openRedisFollowerLease(redisUrl, prefix);
    const feed = createEventFeed(rest);
    let isDead = false;
    let handed = 0;
    const never = new Promise<never>(() => {});
    const unless = <T>(work: () => Promise<T>): Promise<T> => (isDead ? never : work());
    const mortal: FollowerLease = {
      ...lease,
      take: () => unless(lease.take),
      keep: (cursor) => unless(() => lease.keep(cursor)),
    };
    const follower = startEventFollower({
      feed,
      lease: mortal,
      log,
      async tell(happening: Happening) {
        await unless(() => hub.relay(happening));
        handed += 1;
      },
    });
    return {
      get handed() {
        return handed;
      },
      die() {
        isDead = true;
      },
      async close() {
        if (!isDead) await follower.close();
        lease.close();
        await hub.close();
        await rest.close();
      },
    };
  }

  /** Every event that was committed after a cursor. */
  async function committedAfter(start: string) {
    const committed: v.InferOutput<typeof page>["events"] = [];
    for (let cursor = start; ;) {
      const read = v.parse(page, await call(`/v1/event?after=${cursor}&limit=500`));
      committed.push(...read.events);
      if (read.events.length === 0) return committed;
      cursor = read.cursor;
    }
  }

  test(
    `${writers} writers of ${changes} changes, and two followers killed in turn: each is told once, in the order of its record`,
    { timeout: 240_000 + changes * 4_000 },
    async () => {
      const prefix = `test:${randomUUID()}:`;
      const followers = [startMortal(prefix)];
      const hub = createLiveHub({ log, openPubSub: (end) => createRedisPubSub(redisUrl, end, () => {}) });
      const everything: Ear<Happening> = {
        hear: (event, tell) => (event.kind === "happened" ? tell(event) : undefined),
        mayTell: () => true,
        follow: () => {},
        close: () => {},
      };
      const stream = await hub.listen(owner, everything);
      const told: Happening[] = [];
      void (async () => {
        for await (const one of stream) told.push(one);
      })();
      const other = openRedisFollowerLease(redisUrl, prefix);
      await expect.poll(() => other.cursor()).not.toBeNull();
      const start = (await other.cursor()) ?? "";
      const brands: number[] = [];
      for (let number = 1; number <= 8; number += 1)
        brands.push(
          v.parse(
            v.object({ brand_id: v.number() }),
            await call("/v1/companyBrand", { brand_name: `Followed ${number}`, company_po_id: 1 }),
          ).brand_id,
        );

      const work = { isOver: false };
      const written = Promise.all(
        Array.from({ length: writers }, async (_, writer) => {
          for (let round = 0; round < changes || !work.isOver; round += 1)
            await change(brands[(writer + round) % brands.length] ?? 0, `Followed by ${writer} in ${round}`);
        }),
      );
      const limit = { timeout: 120_000 + changes * 1_000 };
      for (const kill of [1, 2]) {
        followers.push(startMortal(prefix));
        const [dying, heir] = followers.slice(-2);
        await expect.poll(() => told.length, limit).toBeGreaterThan((kill * writers * changes) / 4);
        dying?.die();
        await expect.poll(() => heir?.handed ?? 0, limit).toBeGreaterThan(0);
      }
      work.isOver = true;
      await written;

      await expect
        .poll(async () => (await committedAfter(start)).length - told.length, { ...limit, interval: 500 })
        .toBe(0);
      const expected = (await committedAfter(start)).map(({ event_id }) => String(event_id));
      expect(expected.length).toBeGreaterThanOrEqual(writers * changes);
      expect(told.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
      for (const id of brands) {
        const own = told.filter(({ entityId }) => entityId === String(id)).map((one) => Number(one.id));
        expect(own).toEqual(own.toSorted((a, b) => a - b));
      }
      other.close();
      await hub.close();
      for (const follower of followers) await follower.close();
    },
  );
});

import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { readConfig } from "../../../service/src/config.ts";
import { startService } from "../../../service/src/server.ts";
import { copySeeded } from "../../../service/src/testing/seededCopy.ts";
import { owner } from "../../test/doubles/fakeContext.ts";
import { trySignIn } from "../../test/doubles/stubUser.ts";
import { openEventStream, type EventStream } from "../../test/harness/eventStream.ts";
import { startGatewayProcess, type GatewayProcess } from "../../test/harness/gatewayProcess.ts";
import { freePort, hasRedis, startRedis } from "../../test/harness/redisServer.ts";
import { serviceCaller, type ServiceCall } from "../../test/harness/serviceCaller.ts";
import { begun, nextTouch, viewerEventsDocument } from "../../test/harness/viewerEvents.ts";
import { readConfig as readGatewayConfig } from "../config.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import type { Ear } from "../live/ear.ts";
import { createLiveHub } from "../live/liveHub.ts";
import { createRedisPubSub } from "../live/redisPubSub.ts";
import { createRestService } from "../rest/service.ts";
import { createEventFeed } from "./feed.ts";
import { startEventFollower } from "./follower.ts";
import type { FollowerLease } from "./followerLease.ts";
import type { Happening } from "./happening.ts";
import { openRedisFollowerLease } from "./redisFollowerLease.ts";

if (!hasRedis) console.log("Left out: events over several gateways (TEST_REDIS_URL is not set).");

const log = pino({ level: "silent" });
const brandIds = v.object({ brand_id: v.number() });

describe.runIf(hasRedis)("several gateways with one Redis", () => {
  let redis: { stop(): Promise<void> };
  let redisUrl: string;
  let service: { readonly url: string; close(): Promise<unknown> };
  let call: ServiceCall;

  beforeAll(async () => {
    const port = await freePort();
    redis = await startRedis(port);
    redisUrl = `redis://127.0.0.1:${port}`;
    const { storage } = await copySeeded("PGlite");
    const base = readConfig({ PORT: "0", DEMO: "off", LOG_LEVEL: "silent" });
    service = await startService({ ...base, storage, settings: { ...base.settings, passwordCost: "test" } });
    call = await serviceCaller(service.url);
  });
  afterAll(async () => {
    await service.close();
    await redis.stop();
  });

  const brand = async (brand_name: string): Promise<number> =>
    v.parse(brandIds, await call("/v1/companyBrand", { brand_name, company_po_id: 1 })).brand_id;

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

  test("two followers are killed in turn, and every change is told once, in the order of its record", async () => {
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
    const brands = await Promise.all([1, 2, 3, 4].map((number) => brand(`Followed ${number}`)));

    const work = { isOver: false };
    const writers = Promise.all(
      brands.map(async (id, writer) => {
        for (let round = 0; !work.isOver; round += 1)
          await call(`/v1/companyBrand/${id}`, { brand_name: `Followed by ${writer} in ${round}` }, "PUT");
      }),
    );
    for (const _ of [1, 2]) {
      followers.push(startMortal(prefix));
      const [dying, heir] = followers.slice(-2);
      await expect.poll(() => dying?.handed ?? 0).toBeGreaterThan(20);
      dying?.die();
      await expect.poll(() => heir?.handed ?? 0).toBeGreaterThan(0);
    }
    work.isOver = true;
    await writers;

    const page = v.object({
      cursor: v.string(),
      events: v.array(v.object({ event_id: v.number(), entity_id: v.number() })),
    });
    const committed: { event_id: number; entity_id: number }[] = [];
    for (let cursor = start; ;) {
      const read = v.parse(page, await call(`/v1/event?after=${cursor}&limit=500`));
      committed.push(...read.events);
      if (read.events.length === 0) break;
      cursor = read.cursor;
    }
    const expected = committed.map(({ event_id }) => String(event_id));
    await expect.poll(() => told.length).toBe(expected.length);
    expect(told.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    for (const id of brands) {
      const own = told.filter(({ entityId }) => entityId === String(id)).map((one) => Number(one.id));
      expect(own).toEqual(own.toSorted((a, b) => a - b));
    }
    other.close();
    await hub.close();
    for (const follower of followers) await follower.close();
  }, 120_000);

  test("what a service is told by REST is seen at every gateway within 2 s, by who may see it", async () => {
    const environment = { REDIS_URL: redisUrl };
    const gateways: GatewayProcess[] = [];
    // The first one follows.
    for (let count = 0; count < 3; count += 1)
      gateways.push(await startGatewayProcess(service.url, environment));
    const at = async (gateway: GatewayProcess | undefined, email: string): Promise<EventStream> => {
      if (gateway === undefined) throw new Error("There is no such gateway.");
      const caller = gateway.caller();
      expect(await trySignIn(caller, "Verdant-Demo-1", email)).toBe("SignInSuccess");
      return begun(await openEventStream(gateway.url, `__Host-sid=${caller.session}`, viewerEventsDocument));
    };
    const [, second, third] = gateways;
    const owner = await at(third, "owner@verdant.test");
    const seller = await at(second, "seller@verdant.test");
    const waits: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const begunAt = performance.now();
      // Of the other location.
      await call("/v1/companySellerProdLoc/createSignup", {
        prod_name: `Live ${count}`,
        seller_id: 2,
        category1_id: 1,
      });
      expect(await nextTouch(owner)).toMatchObject({ __typename: "RecordTouched", change: "CREATED" });
      waits.push(performance.now() - begunAt);
    }
    const id = await brand("For everybody");
    expect(await nextTouch(seller)).toMatchObject({ nodeId: encodeNodeId("Brand", String(id)) });
    const p95 = waits.toSorted((a, b) => a - b)[18] ?? Infinity;
    console.log(`From the service to another gateway's listener: p95 ${Math.round(p95)} ms.`);
    expect(p95).toBeLessThan(2_000);
    for (const stream of [owner, seller]) stream.close();
    await Promise.all(gateways.map((gateway) => gateway.close()));
  }, 120_000);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { readConfig } from "../../../service/src/config.ts";
import { startService } from "../../../service/src/server.ts";
import { copySeeded } from "../../../service/src/testing/seededCopy.ts";
import { trySignIn } from "../../test/doubles/stubUser.ts";
import { openEventStream, type EventStream } from "../../test/harness/eventStream.ts";
import { startGatewayProcess, type GatewayProcess } from "../../test/harness/gatewayProcess.ts";
import { freePort, hasRedis, startRedis } from "../../test/harness/redisServer.ts";
import { serviceCaller, type ServiceCall } from "../../test/harness/serviceCaller.ts";
import { begun, nextTouch, viewerEventsDocument } from "../../test/harness/viewerEvents.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

if (!hasRedis) console.log("Left out: events over several gateways (TEST_REDIS_URL is not set).");

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

  test("another role counts at a gateway where nobody of the company listens, and at one where they do they are told", async () => {
    const environment = { REDIS_URL: redisUrl, USER_READ_SECONDS: "3600" };
    const gateways = [
      await startGatewayProcess(service.url, environment),
      await startGatewayProcess(service.url, environment),
    ] as const;
    const [first, second] = gateways.map((gateway) => gateway.caller());
    if (first === undefined || second === undefined) throw new Error("There are two.");
    for (const caller of [first, second])
      expect(await trySignIn(caller, "Verdant-Demo-1", "seller@verdant.test")).toBe("SignInSuccess");
    const permissions = async () => JSON.stringify((await second.send("{ viewer { permissions } }")).data);
    expect(await permissions()).toContain("PERSON_READ");
    const stream = await begun(
      await openEventStream(gateways[0].url, `__Host-sid=${first.session}`, viewerEventsDocument),
    );
    const begunAt = performance.now();
    await call("/v1/companyUserSeller/3", { role_id: 9 }, "PUT");
    await expect
      .poll(permissions, { interval: 20, timeout: 60_000 })
      .toBe('{"viewer":{"permissions":["ORDER_READ","ORDER_UPDATE"]}}');
    const waited = performance.now() - begunAt;
    console.log(`From the service to the next request at another gateway: ${Math.round(waited)} ms.`);
    expect(waited).toBeLessThan(2_000);
    expect(await nextTouch(stream)).toMatchObject({
      __typename: "RecordTouched",
      nodeId: encodeNodeId("StaffMember", "3"),
    });
    await call("/v1/companyUserSeller/status/3", { active: false, disabled_reason: null }, "PUT");
    // Before it ends, the stream may still tell that somebody was changed: themselves.
    for (let touch = await nextTouch(stream); touch !== null; touch = await nextTouch(stream))
      expect(touch).toMatchObject({ nodeId: encodeNodeId("StaffMember", "3") });
    await expect.poll(permissions, { interval: 20, timeout: 60_000 }).toBe('{"viewer":null}');
    await Promise.all(gateways.map((gateway) => gateway.close()));
  }, 120_000);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Redis } from "ioredis";
import * as v from "valibot";
import { startGatewayProcess, type GatewayProcess } from "../../test/harness/gatewayProcess.ts";
import { freePort, hasRedis, startRedis } from "../../test/harness/redisServer.ts";
import { startStubService, type StubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubOwner, trySignIn, viewerName } from "../../test/doubles/stubUser.ts";

const sessionList = v.object({
  viewer: v.object({ sessions: v.array(v.looseObject({ id: v.string(), current: v.boolean() })) }),
});

if (!hasRedis)
  console.log("Left out: two processes of the gateway with one Redis (TEST_REDIS_URL is not set).");

describe.runIf(hasRedis)("two processes of the gateway with one Redis", () => {
  const user = stubOwner();
  let port: number;
  let redis: { stop(): Promise<void> };
  let service: StubService;
  let one: GatewayProcess;
  let two: GatewayProcess;

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
    service = await startStubService(signInRoute(user));
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

  async function emptyRedis(): Promise<void> {
    const client = new Redis(port);
    await client.flushall();
    client.disconnect();
  }

  beforeEach(emptyRedis);

  /** Signs in at the first gateway; the same browser in front of each of the two. */
  async function signIn() {
    const atOne = one.caller();
    expect(await trySignIn(atOne, user.password)).toBe("SignInSuccess");
    const atTwo = two.caller();
    atTwo.takeCookiesOf(atOne);
    return { atOne, atTwo };
  }

  test("a sign-out at one ends the session at the other at the next request", async () => {
    const { atOne, atTwo } = await signIn();
    expect(await viewerName(atTwo)).toBe("Verdant");
    await atOne.send("mutation { signOut { __typename } }");
    expect(await viewerName(atTwo)).toBeNull();
  });

  test("signing out everywhere ends every session at every gateway at the next request", async () => {
    const first = await signIn();
    const second = await signIn();
    const { data } = await second.atTwo.send(
      "mutation { signOutEverywhere { ... on SignOutEverywhereSuccess { endedSessions } } }",
    );
    expect(data).toEqual({ signOutEverywhere: { endedSessions: 2 } });
    for (const caller of [first.atOne, first.atTwo, second.atOne])
      expect(await viewerName(caller)).toBeNull();
  });

  test("the list names every session, and ending one ends that one only", async () => {
    const first = await signIn();
    const second = await signIn();
    const { data } = await first.atOne.send("{ viewer { sessions { id current device address } } }");
    const { sessions } = v.parse(sessionList, data).viewer;
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual({
      id: expect.any(String),
      current: true,
      device: expect.any(String),
      address: expect.stringContaining("127.0.0.1"),
    });
    const other = sessions.find((session) => !session.current);
    await first.atTwo.send(`mutation { endSession(input: { id: "${other?.id}" }) { __typename } }`);
    expect([await viewerName(first.atTwo), await viewerName(second.atTwo)]).toEqual(["Verdant", null]);
  });

  test("guesses are counted together", async () => {
    const responses = [];
    for (let index = 0; index < 3; index += 1) {
      responses.push(await trySignIn(one.caller(), "wrong"), await trySignIn(two.caller(), "wrong"));
    }
    expect(responses.filter((response) => response === "UnauthenticatedError")).toHaveLength(5);
    const client = new Redis(port);
    const keys = await client.keys("*");
    client.disconnect();
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => key.includes("verdant"))).toEqual([]);
  });

  test("an emptied Redis signs everybody out, and nobody comes back", async () => {
    const { atOne, atTwo } = await signIn();
    await emptyRedis();
    expect([await viewerName(atOne), await viewerName(atTwo)]).toEqual([null, null]);
    await signIn();
    expect([await viewerName(atOne), await viewerName(atTwo)]).toEqual([null, null]);
  });

  test("while Redis is away everybody is refused with 503, and nobody's cookie is taken", async () => {
    const { atOne, atTwo } = await signIn();
    await redis.stop();
    for (const caller of [atOne, atTwo]) {
      const before = caller.session;
      const response = await caller.send("{ viewer { name } }");
      expect(response.status).toBe(503);
      expect(response.errors).toMatchObject([{ extensions: { code: "SESSIONS_UNAVAILABLE" } }]);
      expect(caller.session).toBe(before);
    }
    expect(await trySignIn(one.caller(), user.password)).toBe("UnavailableError");
    redis = await startRedis(port);
  });
});

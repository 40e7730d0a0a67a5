import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { onePixel } from "../../test/doubles/finishedUpload.ts";
import { finishedOf, finishUpload, grantOf, putFile } from "../../test/harness/sendUpload.ts";
import { owner, sessionOf } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import type { Caller } from "../../test/harness/caller.ts";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { startStubService, type StubResponse, type StubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubOwner, trySignIn, viewerName, type StubUser } from "../../test/doubles/stubUser.ts";
import { createUserFollower } from "./followUser.ts";
import type { StoredSession } from "./session.ts";

const start = Date.parse("2026-11-20T09:00:00Z");
const account = "GET /v1/account/user_po_id/10";

let service: StubService;
let gateway: TestGateway;
let user: StubUser;
/** What the service says of the user's account; by default that they may sign in as they are. */
let respond: () => StubResponse;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: start });
  user = stubOwner({ pw_changed_date: "2026-11-01T00:00:00.000Z", email_id: "owner@verdant.test" });
  respond = () => ({ body: [{ ...user.record, active: true }] });
  service = await startStubService({
    ...signInRoute(user),
    "GET /v1/account/user_po_id/{id}": () => respond(),
  });
  gateway = await startTestGateway(service.url);
});

afterEach(async () => {
  expect(service.unexpected).toEqual([]);
  await gateway.close();
  await service.close();
  vi.useRealTimers();
});

async function signedIn(): Promise<Caller> {
  const caller = gateway.caller();
  expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
  service.calls.length = 0;
  return caller;
}

/** Time passes, until so many seconds after the start. */
function after(seconds: number): void {
  vi.advanceTimersByTime(start + seconds * 1000 - Date.now());
}

const viewers = v.object({ viewer: v.object({ role: v.string(), permissions: v.array(v.string()) }) });

async function viewer(caller: Caller) {
  return v.parse(viewers, (await caller.send("{ viewer { role permissions } }")).data).viewer;
}

test("the user is read once in thirty seconds, however many requests there are", async () => {
  const caller = await signedIn();
  after(29);
  await viewerName(caller);
  expect(service.called()).toEqual([]);
  after(30);
  await Promise.all([viewerName(caller), viewerName(caller)]);
  for (let turn = 0; turn < 3; turn += 1) await viewerName(caller);
  after(59);
  await viewerName(caller);
  expect(new Set(service.called())).toEqual(new Set([account]));
  expect(service.calls.length).toBeLessThanOrEqual(2);
  const before = service.calls.length;
  after(60);
  await viewerName(caller);
  expect(service.calls).toHaveLength(before + 1);
});

test("how often is a setting", async () => {
  await gateway.close();
  gateway = await startTestGateway(service.url, { USER_READ_SECONDS: "5" });
  const caller = await signedIn();
  after(5);
  await viewerName(caller);
  expect(service.called()).toEqual([account]);
});

test("who loses the main sign-in is staff at the next reading, and may do less", async () => {
  const caller = await signedIn();
  expect(await viewer(caller)).toMatchObject({
    role: "OWNER",
    permissions: expect.arrayContaining(["COMPANY_UPDATE", "API_TOKEN_CREATE"]),
  });
  user.record["primary_login"] = false;
  after(29);
  expect((await viewer(caller)).role).toBe("OWNER");
  after(30);
  const demoted = await viewer(caller);
  expect(demoted.role).toBe("COMPANY_STAFF");
  expect(demoted.permissions).not.toContain("COMPANY_UPDATE");
  expect(demoted.permissions).not.toContain("API_TOKEN_CREATE");
  after(31);
  expect((await viewer(caller)).role, "and it is kept").toBe("COMPANY_STAFF");
});

test.each<[string, () => void]>([
  ["was disabled", () => (respond = () => ({ body: [{ ...user.record, active: false }] }))],
  ["is gone", () => (respond = () => ({ body: [] }))],
  ["belongs to another company", () => (user.record["company_po_id"] = 2)],
  ["got a new password elsewhere", () => (user.record["pw_changed_date"] = "2026-11-20T08:59:00.000Z")],
])("whoever %s is signed out, and stays so", async (_what, change) => {
  const caller = await signedIn();
  change();
  after(30);
  expect(await viewerName(caller)).toBeNull();
  respond = () => ({ body: [{ ...user.record, active: true }] });
  after(31);
  expect(await viewerName(caller)).toBeNull();
  expect(service.called(), "a session that has ended asks nothing").toEqual([account]);
  expect(gateway.log.join("")).toContain("session ended");
});

const endings: readonly (readonly [string, () => void])[] = [
  ["was disabled", () => (respond = () => ({ body: [{ ...user.record, active: false }] }))],
  ["got a new password elsewhere", () => (user.record["pw_changed_date"] = "2026-11-20T08:59:00.000Z")],
];

test.each(
  endings.flatMap((ending) => [
    ["GraphiQL", ...ending] as const,
    ["the picture they sent", ...ending] as const,
  ]),
)("%s is not opened to whoever %s, also when nothing else was asked", async (path, _what, change) => {
  const folder = await mkdtemp(join(tmpdir(), "follow-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "index.html"), "GraphiQL");
  await gateway.close();
  gateway = await startTestGateway(service.url, { GRAPHIQL_DIR: folder, MEDIA_DIR: join(folder, "media") });
  const caller = await signedIn();
  const grant = await grantOf(caller, "image/png", onePixel.length);
  await putFile(gateway.url, grant, onePixel);
  const { url } = finishedOf(await finishUpload(caller, grant.id));
  const open = async (path: string) => {
    const headers = { cookie: `__Host-sid=${caller.session}` };
    return (await gateway.fetch(path, { headers })).status;
  };
  change();
  after(29);
  expect([await open("/graphiql/"), await open(url)]).toEqual([200, 200]);
  after(30);
  expect(await open(path === "GraphiQL" ? "/graphiql/" : url)).toBe(path === "GraphiQL" ? 403 : 404);
  expect([await open("/graphiql/"), await open(url)]).toEqual([403, 404]);
  expect(await viewerName(caller)).toBeNull();
});

test("the same password change, kept to the second by the service, signs nobody out", async () => {
  const caller = await signedIn();
  user.record["pw_changed_date"] = "2026-11-01T00:00:04.000Z";
  after(30);
  expect(await viewerName(caller)).toBe("Verdant");
});

test.each<[string, StubResponse]>([
  ["is down", { status: 503 }],
  ["answers what is no user", { body: [{ active: true, email_id: "owner@verdant.test" }] }],
])("while the service %s the session goes on, and it is not asked all the time", async (_what, failure) => {
  const caller = await signedIn();
  respond = () => failure;
  after(30);
  expect(await viewerName(caller)).toBe("Verdant");
  const asked = service.calls.length;
  after(34);
  expect(await viewerName(caller)).toBe("Verdant");
  expect(service.calls).toHaveLength(asked);
  respond = () => ({ body: [{ ...user.record, active: false }] });
  after(60);
  expect(await viewerName(caller), "and ends when the service says so again").toBeNull();
});

test("what was read ninety seconds ago is too old: the request is refused with a 503, the session stays, and goes on with the service", async () => {
  const caller = await signedIn();
  respond = () => ({ status: 503 });
  after(89);
  expect(await viewerName(caller)).toBe("Verdant");
  after(95);
  const refused = await caller.send("{ viewer { name } }");
  expect(refused).toMatchObject({
    status: 503,
    errors: [
      {
        message: "Who you are cannot be checked at the moment. Try again.",
        extensions: { code: "SESSIONS_UNAVAILABLE" },
      },
    ],
  });
  respond = () => ({ body: [{ ...user.record, active: true }] });
  after(130);
  expect(await viewerName(caller)).toBe("Verdant");
});

test("a clock that is set back keeps nobody signed in who was disabled", async () => {
  const caller = await signedIn();
  respond = () => ({ body: [{ ...user.record, active: false }] });
  vi.setSystemTime(start - 24 * 60 * 60_000);
  expect(await viewerName(caller)).toBeNull();
});

test("a clock that is set back does not prolong the pause after the service could not say", async () => {
  const caller = await signedIn();
  respond = () => ({ status: 503 });
  after(30);
  expect(await viewerName(caller)).toBe("Verdant");
  respond = () => ({ body: [{ ...user.record, active: false }] });
  vi.setSystemTime(start - 60 * 60_000);
  vi.advanceTimersByTime(5_000);
  expect(await viewerName(caller)).toBeNull();
});

test("a service without the call is asked once, and sessions stay as they are", async () => {
  const caller = await signedIn();
  respond = () => ({ status: 404, body: { message: "no such path CANARY" } });
  for (const seconds of [30, 60, 90]) {
    after(seconds);
    expect(await viewerName(caller)).toBe("Verdant");
  }
  expect(service.called()).toEqual([account]);
});

test("reading the user moves neither limit of the session", async () => {
  const caller = await signedIn();
  for (let minutes = 45; minutes < 12 * 60; minutes += 45) {
    after(minutes * 60);
    expect(await viewerName(caller)).toBe("Verdant");
  }
  after(12 * 3600);
  expect(await viewerName(caller)).toBeNull();
});

test("once rights in a company have changed its users are read again at once, each once, and no others", async () => {
  const read: string[] = [];
  let now = start;
  const follower = createUserFollower(
    30,
    () => now,
    () => now,
  );
  const client = () => ({
    ...createFakeRest(),
    get: async () => {
      read.push(String(now - start));
      return { status: 200, body: [{ ...user.record, active: true }], totalCount: null, etag: null };
    },
  });
  const log = { info: () => {}, warn: () => {} };
  const self = { ...owner, passwordChangedAt: "2026-11-01T00:00:00.000Z" };
  const mine = { ...sessionOf(self), userReadAt: start };
  const theirs = { ...mine, user: { ...self, companyId: "2" } };
  const follow = async (session: StoredSession) =>
    (await follower.follow(session, now, client, log)) ?? session;
  follower.outdate("1");
  expect(await follow(theirs)).toBe(theirs);
  now = start + 5;
  const again = await follow(mine);
  expect([read, again.userReadAt]).toEqual([["5"], start + 5]);
  expect(await follow(again)).toBe(again);
  now = start + 10;
  follower.outdate("1");
  now = start + 11;
  await follow(again);
  expect(read).toEqual(["5", "11"]);
});

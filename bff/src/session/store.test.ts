import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { identify, type Follow } from "./identify.ts";
import { RequestSession } from "./control.ts";
import { newSessionSecret, readSessionSecret, sessionIdOf } from "./cookie.ts";
import type { SessionUser } from "../access/user.ts";
import type { SessionStore } from "./session.ts";
import { owner } from "../../test/doubles/fakeContext.ts";
import { sessionStores, type TestedStore } from "../../test/doubles/sessionStores.ts";

/** These sessions are not read again. */
const asItIs: Follow = (session) => session;

const user: SessionUser = { ...owner, userId: "12", companyId: "3", name: "Olga Owner" };

/** Sessions of one user. */
const most = 4;

const origin = () => ({ device: "Firefox on Linux", address: "192.0.2.1" });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(sessionStores)("sessions in %s", (_, make) => {
  let tested: TestedStore;
  let store: SessionStore;
  let now: number;

  beforeEach(() => {
    tested = make();
    store = tested.open();
    now = Date.now();
  });

  afterEach(async () => {
    await store.close();
    await tested.remove();
  });

  /** What a request may do with the session of a secret. */
  const controlOf = async (secret: string | null, cookies: string[] = []) =>
    new RequestSession(
      { store, most, setCookie: (cookie) => cookies.push(cookie), origin, now: () => now },
      await identify(store, secret, now, asItIs),
    );

  /** Signs in and gives what the browser would send back. */
  async function signIn(rememberMe = false, secret: string | null = null): Promise<string> {
    const cookies: string[] = [];
    const control = await controlOf(secret, cookies);
    const session = await control.start(user, rememberMe);
    expect(control.current).toBe(session);
    const [cookie = ""] = cookies;
    expect(cookies).toHaveLength(1);
    return readSessionSecret(cookie.split(";")[0]) ?? "";
  }

  const who = async (secret: string): Promise<string | null> =>
    (await identify(store, secret, now, asItIs))?.user.name ?? null;

  test("a session is found by its secret, also by another process that opens the store", async () => {
    const secret = await signIn();
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await who(secret)).toBe("Olga Owner");
    await store.close();
    store = tested.open();
    expect((await identify(store, secret, now, asItIs))?.user).toEqual(user);
    expect(await who(newSessionSecret())).toBeNull();
  });

  test("the secret is nowhere in the store, its hash is", async () => {
    const secret = await signIn();
    const content = await tested.content();
    expect(content).not.toContain(secret);
    expect(content).toContain(sessionIdOf(secret));
  });

  test("a new sign-in has a new secret and ends the session it came from", async () => {
    const first = await signIn();
    const second = await signIn(false, first);
    expect(second).not.toBe(first);
    expect([await who(first), await who(second)]).toEqual([null, "Olga Owner"]);
  });

  test("signing out ends it at once everywhere, and forgets the cookie", async () => {
    const secret = await signIn();
    const other = tested.open();
    const cookies: string[] = [];
    const control = await controlOf(secret, cookies);
    await control.end();
    expect(control.current).toBeNull();
    expect(await identify(other, secret, now, asItIs)).toBeNull();
    await other.close();
    expect(cookies).toEqual(["__Host-sid=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0"]);
  });

  test("what another process ends or changes is seen by the very next read of one that knew it", async () => {
    const secret = await signIn();
    const id = sessionIdOf(secret);
    const other = tested.open();
    const known = await other.read(id);
    expect(known?.user).toEqual(user);
    expect(await other.read(id)).toEqual(known);
    if (known === null) throw new Error("There is no session.");
    await store.touch({ ...known, user: { ...user, name: "Olga Other" } }, 60);
    expect((await other.read(id))?.user.name).toBe("Olga Other");
    await store.remove(known);
    // What it writes itself meanwhile must not hide that.
    await other.write({ ...known, id: "another", handle: "another" }, 60);
    expect(await other.read(id)).toBeNull();
    await other.close();
  });

  test("what a process changes itself is seen by its next read, and so is the end of everything", async () => {
    const secret = await signIn();
    const id = sessionIdOf(secret);
    const known = await store.read(id);
    if (known === null) throw new Error("There is no session.");
    await store.touch({ ...known, user: { ...user, name: "Olga Other" } }, 60);
    expect((await store.read(id))?.user.name).toBe("Olga Other");
    expect(await store.removeAllOf(user)).toBe(1);
    expect(await store.read(id)).toBeNull();
    await store.write(known, 60);
    expect(await store.read(id)).toEqual(known);
    await store.remove(known);
    expect(await store.read(id)).toBeNull();
  });

  test.each([
    ["an hour", false, hour],
    ["seven days with remember me", true, 7 * day],
  ])("an unused session ends after %s", async (_, rememberMe, idle) => {
    const secret = await signIn(rememberMe);
    const start = now;
    now = start + idle - 1_000;
    expect((await store.read(sessionIdOf(secret)))?.seenAt).toBe(start);
    now = start + idle;
    expect(await who(secret)).toBeNull();
    now = start;
    expect(await who(secret)).toBeNull();
  });

  test("using it moves the end, up to twelve hours from the sign-in", async () => {
    const secret = await signIn();
    const start = now;
    for (let passed = 0; passed < 12 * hour; passed += 50 * minute) {
      now = start + passed;
      expect(await who(secret)).toBe("Olga Owner");
    }
    now = start + 12 * hour;
    expect(await who(secret)).toBeNull();
  });

  test("remember me lasts thirty days from the sign-in", async () => {
    const secret = await signIn(true);
    const start = now;
    for (let passed = 0; passed < 30 * day; passed += 6 * day) {
      now = start + passed;
      expect(await who(secret)).toBe("Olga Owner");
    }
    now = start + 30 * day;
    expect(await who(secret)).toBeNull();
  });

  test("what was ended does not come back through a request that was under way", async () => {
    const secret = await signIn();
    const inFlight = await identify(store, secret, now, asItIs);
    if (inFlight === null) throw new Error("Not signed in.");
    await store.remove(inFlight);
    await store.touch({ ...inFlight, seenAt: now + minute, userReadAt: now }, 3600);
    expect(await who(secret)).toBeNull();
    expect(await store.listOf(user)).toEqual([]);
  });

  test("a user's sessions are listed, those of others are not", async () => {
    const secrets = [await signIn(), await signIn(true)];
    const other = { ...user, kind: "seller", sellerId: "4" } as const;
    await (await controlOf(null)).start(other, false);
    const listed = await store.listOf(user);
    expect(listed.map(({ id }) => id).toSorted()).toEqual(secrets.map(sessionIdOf).toSorted());
    expect(listed.map(({ device, address }) => [device, address])).toEqual([
      ["Firefox on Linux", "192.0.2.1"],
      ["Firefox on Linux", "192.0.2.1"],
    ]);
    expect(new Set(listed.map(({ handle }) => handle)).size).toBe(2);
    expect(await store.listOf(other)).toHaveLength(1);
  });

  test("all sessions of a user end in one step, at the next request of every gateway", async () => {
    const secrets = [await signIn(), await signIn(), await signIn(true)];
    const elsewhere = tested.open();
    const other = { ...user, userId: "13" };
    const untouched = await (await controlOf(null)).start(other, false);
    expect(await elsewhere.removeAllOf(user)).toBe(3);
    expect(await Promise.all(secrets.map(who))).toEqual([null, null, null]);
    expect(await store.read(untouched.id)).not.toBeNull();
    expect(await elsewhere.removeAllOf(user)).toBe(0);
    await elsewhere.close();
  });

  test("a changed password goes on under a new secret, and every other session ends", async () => {
    const secret = await signIn(true);
    const other = await signIn();
    const cookies: string[] = [];
    const control = await controlOf(secret, cookies);
    await control.renew({ ...user, passwordChangedAt: "2026-11-20T08:00:00.000Z" });
    const renewed = readSessionSecret(cookies[0]?.split(";")[0]) ?? "";
    expect([await who(secret), await who(other)]).toEqual([null, null]);
    const session = await identify(store, renewed, now, asItIs);
    expect(session?.user.passwordChangedAt).toBe("2026-11-20T08:00:00.000Z");
    expect(session?.rememberMe).toBe(true);
  });

  test("one session is ended by its handle, and only the user's own can be", async () => {
    const secret = await signIn();
    const other = await signIn();
    const control = await controlOf(secret);
    const theirs = await (await controlOf(null)).start({ ...user, userId: "13" }, false);
    const handle = (await identify(store, other, now, asItIs))?.handle ?? "";
    expect(await control.endOne(theirs.handle)).toBe(false);
    expect(await control.endOne(handle)).toBe(true);
    expect(await control.endOne(handle)).toBe(false);
    expect([await who(secret), await who(other)]).toEqual(["Olga Owner", null]);
    expect(await store.read(theirs.id)).not.toBeNull();
  });

  test("who signs in once more than they may ends the session that was used longest ago, and nobody else's", async () => {
    const theirs = await (await controlOf(null)).start({ ...user, userId: "13" }, false);
    const secrets: string[] = [];
    for (let count = 0; count < most; count += 1) {
      now += minute;
      secrets.push(await signIn());
    }
    now += 2 * minute;
    // The first one is in use.
    expect(await who(secrets[0] ?? "")).toBe("Olga Owner");
    secrets.push(await signIn());
    const left = await Promise.all(secrets.map(async (secret) => (await who(secret)) !== null));
    expect(left).toEqual([true, false, true, true, true]);
    expect(await store.read(theirs.id)).not.toBeNull();
  });

  test("who signs in again in the same browser ends no other session for it", async () => {
    const secrets: string[] = [];
    for (let count = 0; count < most; count += 1) secrets.push(await signIn());
    const again = await signIn(false, secrets.pop() ?? null);
    for (const secret of [...secrets, again]) expect(await who(secret)).toBe("Olga Owner");
  });

  test("of sign-ins at the same time, on several gateways, no more are left than may be", async () => {
    const elsewhere = tested.open();
    await Promise.all(
      [store, elsewhere, store, elsewhere, store, elsewhere, store].map((one) =>
        new RequestSession({ store: one, most, setCookie: () => {}, origin }, null).start(user, false),
      ),
    );
    expect((await store.listOf(user)).length).toBeLessThanOrEqual(most);
    await elsewhere.close();
  });

  test("places are remembered for their time, by every gateway", async () => {
    await store.remember("place-1", 60);
    const elsewhere = tested.open();
    expect([await elsewhere.knows("place-1"), await elsewhere.knows("place-2")]).toEqual([true, false]);
    await elsewhere.close();
  });

  test("after the clock was set back a session lasts no longer than one that begins then", async () => {
    const secret = await signIn();
    now -= 30 * day;
    const start = now;
    for (let passed = 0; passed < 12 * hour; passed += 50 * minute) {
      now = start + passed;
      expect(await who(secret)).toBe("Olga Owner");
    }
    now = start + 12 * hour;
    expect(await who(secret)).toBeNull();
  });

  test("requests are noted at most once a minute", async () => {
    const secret = await signIn();
    const start = now;
    let writes = 0;
    const counting: SessionStore = {
      ...store,
      touch(session, seconds) {
        writes += 1;
        return store.touch(session, seconds);
      },
    };
    for (let second = 0; second < 60; second += 1) {
      await identify(counting, secret, start + second * 1000, asItIs);
    }
    expect(writes).toBe(0);
    await identify(counting, secret, start + 60_000, asItIs);
    expect(writes).toBe(1);
    expect((await store.read(sessionIdOf(secret)))?.seenAt).toBe(start + 60_000);
  });
});

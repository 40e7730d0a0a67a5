import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { owner } from "../../test/doubles/fakeContext.ts";
import { sessionStores, type TestedStore } from "../../test/doubles/sessionStores.ts";
import type { SellerView } from "../sellerView/view.ts";
import { RequestSession } from "./control.ts";
import { newSessionSecret, readSessionSecret, sessionIdOf } from "./cookie.ts";
import { identify } from "./identify.ts";
import type { SessionStore } from "./session.ts";

const minute = 60_000;
const user = { ...owner, userId: "12", companyId: "3", name: "Olga Owner" };
const staff = { ...user, role: null, primaryLogin: false };

describe.each(sessionStores)("views beside sessions in %s", (_, make) => {
  let tested: TestedStore;
  let one: SessionStore;
  let two: SessionStore;
  let now: number;

  beforeEach(() => {
    tested = make();
    one = tested.open();
    two = tested.open();
    now = Date.now();
  });

  afterEach(async () => {
    await one.close();
    await two.close();
    await tested.remove();
  });

  const viewOf = (): SellerView => ({
    id: "7",
    sellerId: "5",
    sellerName: "Riverside",
    reason: "An order is missing",
    beganAt: now,
    endsAt: now + 30 * minute,
  });

  const ended: unknown[] = [];
  beforeEach(() => void ended.splice(0));

  const find = (store: SessionStore, secret: string, person = user) =>
    identify(
      store,
      secret,
      now,
      (session) => ({ ...session, user: person }),
      (view) => void ended.push(view),
    );

  const controlOf = async (store: SessionStore, secret: string | null, cookies: string[] = []) =>
    new RequestSession(
      {
        store,
        most: 4,
        setCookie: (cookie) => cookies.push(cookie),
        origin: () => ({ device: "Firefox on Linux", address: "192.0.2.1" }),
        now: () => now,
        viewEnded: (view) => void ended.push(view),
      },
      secret === null ? null : await find(store, secret),
    );

  async function signIn(): Promise<string> {
    const cookies: string[] = [];
    await (await controlOf(one, null, cookies)).start(user, false);
    return readSessionSecret(cookies[0]?.split(";")[0]) ?? "";
  }

  async function begun(): Promise<string> {
    const secret = await signIn();
    await (await controlOf(one, secret)).beginView(viewOf());
    return secret;
  }

  test("at another gateway too its person is the location's owner without a grant to write, and nobody's id", async () => {
    const session = await find(two, await begun());
    expect(session?.user).toMatchObject({
      kind: "seller",
      sellerId: "5",
      name: "Riverside",
      userId: "0",
      limitedTo: ["AUDIT_READ", "REPORT_READ", "ORDER_READ", "DELIVERY_USER_READ", "PERSON_READ"],
    });
    expect(session?.person).toMatchObject({ kind: "owner", userId: "12", name: "Olga Owner" });
    expect(session?.actingFor).toBe("view:7");
  });

  test("what is written of the session meanwhile neither ends nor begins it again", async () => {
    const secret = await signIn();
    const read = await two.read(sessionIdOf(secret));
    await (await controlOf(one, secret)).beginView(viewOf());
    if (read !== null) await two.touch(read, 60);
    const inView = await two.read(sessionIdOf(secret));
    expect(inView?.view).toEqual(viewOf());
    await (await controlOf(one, secret)).endView();
    if (inView !== null) await two.touch(inView, 60);
    expect((await find(one, secret))?.user.name).toBe("Olga Owner");
  });

  test("it lasts to its last millisecond, and one request is told that it is over, with the requests in it", async () => {
    const secret = await begun();
    now += 30 * minute - 1;
    expect((await find(two, secret))?.user.name).toBe("Riverside");
    expect((await find(one, secret))?.user.name).toBe("Riverside");
    now += 1;
    const both = await Promise.all([find(one, secret), find(two, secret)]);
    expect(both.map((session) => session?.user.name)).toEqual(["Olga Owner", "Olga Owner"]);
    expect(ended).toEqual([{ ...viewOf(), beganAt: now - 30 * minute, endsAt: now, requests: 2 }]);
  });

  test("a gateway whose clock is half a minute behind goes on with it; a clock that was set back by an hour ends it", async () => {
    const secret = await begun();
    now -= minute / 2;
    expect((await find(two, secret))?.user.name).toBe("Riverside");
    now -= 60 * minute;
    expect((await find(two, secret))?.user.name).toBe("Olga Owner");
    expect(ended).toMatchObject([{ id: "7" }]);
  });

  test("it is over when its person may not any more", async () => {
    const secret = await begun();
    const session = await find(two, secret, staff);
    expect(session?.user).toMatchObject({ kind: "owner", name: "Olga Owner", sellerId: null });
    expect(ended).toMatchObject([{ id: "7", requests: 0 }]);
    expect((await find(one, secret))?.user.name).toBe("Olga Owner");
  });

  test("one that sees less sees no more in a view", async () => {
    const role = { id: "9", name: "Desk", system: null } as const;
    const permissions = ["SELLER_READ", "SELLER_VIEW_CREATE", "ORDER_READ"] as const;
    const session = await find(one, await begun(), { ...user, role: { ...role, permissions } });
    expect(session?.user.limitedTo).toEqual(["ORDER_READ"]);
  });

  test.each(["sign-out", "sign-out everywhere", "the end of that session elsewhere"])(
    "it ends with its session: %s",
    async (how) => {
      const secret = await begun();
      const control = await controlOf(two, secret);
      const elsewhere = await controlOf(two, await signIn());
      expect(await control.list()).toEqual([]);
      if (how === "sign-out") await control.end();
      else if (how === "sign-out everywhere") await elsewhere.endAll(user);
      else await elsewhere.endOne((await two.read(sessionIdOf(secret)))?.handle ?? "");
      expect(ended).toMatchObject([{ id: "7" }]);
      expect(await find(one, secret)).toBeNull();
    },
  );

  test("a stranger's session has none to end", async () => {
    expect(await one.endView(sessionIdOf(newSessionSecret()))).toBeNull();
  });
});

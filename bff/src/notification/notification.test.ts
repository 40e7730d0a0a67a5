import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import type { EventStream } from "../../test/harness/eventStream.ts";
import { firstRecord } from "../rest/batch.ts";
import { RestError } from "../rest/error.ts";

const list = `query ($unread: Boolean) { viewer { unseenNotificationCount
  notifications(filter: { unread: $unread }, first: 50) {
    totalCount nodes { id kind count subjectName locationName isSeen isRead subject { __typename id } } } } }`;
const see = `mutation { markNotificationsSeen {
  __typename ... on MarkNotificationsSeenSuccess { viewer { unseenNotificationCount } } } }`;
const read = `mutation ($ids: [ID!]) { markNotificationsRead(input: { ids: $ids }) {
  __typename ... on MarkNotificationsReadSuccess { notifications { id isRead isSeen } } } }`;
const preferences = "choices { kind delivery standard } quietFrom quietUntil";
const save = `mutation ($input: SaveNotificationPreferencesInput!) { saveNotificationPreferences(input: $input) {
  __typename
  ... on SaveNotificationPreferencesSuccess { preferences { ${preferences} } }
  ... on ValidationError { issues { path message } } } }`;

const stream = `subscription { viewerEvents { __typename
  ... on NotificationReceived { notification { kind count subjectName } viewer { unseenNotificationCount } }
  ... on NotificationsSeen { isAllRead read { id isRead } viewer { unseenNotificationCount } } } }`;
const event = v.object({ viewerEvents: v.looseObject({ __typename: v.string() }) });

/** The next thing that a stream tells whose name begins so. */
async function next(events: EventStream, name: string) {
  for (;;) {
    const result = await events.next();
    expect(result?.errors).toBeUndefined();
    const { viewerEvents } = v.parse(event, result?.data);
    if (viewerEvents.__typename.startsWith(name)) return viewerEvents;
  }
}

const shown = v.object({
  viewer: v.object({
    unseenNotificationCount: v.number(),
    notifications: v.object({
      totalCount: v.number(),
      nodes: v.array(v.looseObject({ id: v.string(), kind: v.string(), isRead: v.boolean() })),
    }),
  }),
});

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let caller: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    caller = await office.signIn("owner@verdant.test");
  });
  afterAll(() => office.close());

  const shownTo = async (one: Caller, unread?: boolean) =>
    v.parse(shown, (await one.send(list, { unread })).data).viewer;

  test("everybody sees their own notices and what they are about, in one call and one for each type of record", async () => {
    const response = await caller.send(list, {});
    const { viewer } = v.parse(shown, response.data);
    expect(viewer.notifications.nodes).toContainEqual({
      id: expect.any(String),
      kind: "PRODUCT_SUBMITTED",
      count: 1,
      subjectName: expect.any(String),
      locationName: expect.stringContaining("Verdant "),
      isSeen: false,
      isRead: false,
      subject: { __typename: "Product", id: expect.any(String) },
    });
    expect(response.extensions?.upstream?.map(({ template }) => template).toSorted()).toEqual([
      "/v1/companyNotification/account/{id}",
      "/v1/companyNotification/account/{id}/count",
      "/v1/companySeller",
      "/v1/companySellerProdLoc",
    ]);
    const unread = await shownTo(caller, true);
    expect(unread.notifications.nodes.every(({ isRead }) => !isRead)).toBe(true);
    expect(unread.notifications.totalCount).toBe(viewer.unseenNotificationCount);
    const others = await Promise.all(
      ["seller@verdant.test", "owner@fernway.test"].map(async (email) => office.signIn(email)),
    );
    const own = new Set(viewer.notifications.nodes.map(({ id }) => id));
    for (const other of others) {
      const { nodes } = (await shownTo(other)).notifications;
      expect(nodes.filter(({ id }) => own.has(id))).toEqual([]);
    }
    expect((await office.anonymous.send(list, {})).data).toEqual({ viewer: null });
  });

  test("what one has read is read, in two calls; nobody else can, and nothing changes then", async () => {
    const before = await shownTo(caller, true);
    const [first, second] = before.notifications.nodes.map(({ id }) => id);
    const others = [
      office.anonymous,
      await office.signIn("seller@verdant.test"),
      await office.signIn("owner@fernway.test"),
    ];
    const refusals = await Promise.all(others.map((other) => other.send(read, { ids: [first] })));
    expect(refusals.map(({ data }) => data)).toEqual([
      { markNotificationsRead: { __typename: "UnauthenticatedError" } },
      { markNotificationsRead: { __typename: "NotFoundError" } },
      { markNotificationsRead: { __typename: "NotFoundError" } },
    ]);
    expect((await office.anonymous.send(see)).data).toEqual({
      markNotificationsSeen: { __typename: "UnauthenticatedError" },
    });
    expect(await shownTo(caller, true)).toEqual(before);

    const done = await caller.send(read, { ids: [first, second] });
    expect(done.data).toEqual({
      markNotificationsRead: {
        __typename: "MarkNotificationsReadSuccess",
        notifications: [first, second].map((id) => ({ id, isRead: true, isSeen: true })),
      },
    });
    expect(done.extensions?.upstream?.map(({ method, template }) => `${method} ${template}`)).toEqual([
      "GET /v1/companyNotification",
      "POST /v1/companyNotification/account/{id}/read",
    ]);
    const after = await shownTo(caller, true);
    expect(after.notifications.totalCount).toBe(before.notifications.totalCount - 2);
    expect((await caller.send(see)).data).toEqual({
      markNotificationsSeen: {
        __typename: "MarkNotificationsSeenSuccess",
        viewer: { unseenNotificationCount: 0 },
      },
    });
    await caller.send(read, {});
    expect((await shownTo(caller, true)).notifications.nodes).toEqual([]);
    expect((await shownTo(caller, false)).notifications.totalCount).toBeGreaterThan(2);
  });

  test("whoever is told hears of it at once, in each window; what is read in one is read in the other within a second", async () => {
    const seller = await office.signIn("seller@verdant.test");
    await caller.send(read, {});
    const [one, other] = [await caller.listen(stream), await caller.listen(stream)];
    const ofSeller = await seller.listen(stream);
    for (const begun of [one, other, ofSeller]) await next(begun, "ChatOpened");
    const added = { prod_name: "Told live", seller_id: 1, category1_id: 1 };
    const made = v.parse(
      v.object({ prod_id: v.number() }),
      firstRecord(await office.post("/v1/companySellerProdLoc/createSignup", added)),
    );
    const path = `/v1/companySellerProdLoc/prod_status/${made.prod_id}`;
    await office.put(path, { prod_status: "pending" });
    for (const window of [one, other])
      expect(await next(window, "NotificationReceived")).toMatchObject({
        notification: { kind: "PRODUCT_SUBMITTED", count: 1, subjectName: "Told live" },
        viewer: { unseenNotificationCount: 1 },
      });
    const [notice] = (await shownTo(caller, true)).notifications.nodes;
    const begun = performance.now();
    await caller.send(read, { ids: [notice?.id] });
    expect(await next(other, "NotificationsSeen")).toMatchObject({
      isAllRead: false,
      read: [{ id: notice?.id, isRead: true }],
      viewer: { unseenNotificationCount: 0 },
    });
    expect(performance.now() - begun).toBeLessThan(1000);

    // The seller was told of none of it: the first they hear is what the owner decides.
    await office.put(path, { prod_status: "enabled" });
    expect(await next(ofSeller, "Notification")).toMatchObject({
      __typename: "NotificationReceived",
      notification: { kind: "PRODUCT_ENABLED" },
    });
    for (const window of [one, other, ofSeller]) window.close();
  });

  test("how somebody is told is theirs to choose, and what cannot be is refused beside its field", async () => {
    const path = `{ viewer { notificationPreferences { ${preferences} } } }`;
    const choices = [{ kind: "PRODUCT_SUBMITTED", delivery: "MAIL_DAILY" }];
    const input = { choices, quietFrom: "22:00", quietUntil: "07:00" };
    const { data } = await caller.send(save, { input });
    expect(data).toMatchObject({
      saveNotificationPreferences: { preferences: { quietFrom: "22:00", quietUntil: "07:00" } },
    });
    expect(JSON.stringify(data)).toContain(
      '{"kind":"PRODUCT_SUBMITTED","delivery":"MAIL_DAILY","standard":"CONSOLE"}',
    );
    const kept = (await caller.send(path)).data;
    const refusals = [
      [{ choices: [{ kind: "OTHER", delivery: "OFF" }] }, ["choices", "0", "kind"], "There is no such kind"],
      [{ choices, quietFrom: "7 pm" }, ["quietFrom"], "Must be a time of day, HH:MM"],
      [{ choices, quietFrom: "19:00" }, ["quietUntil"], "Quiet hours have a beginning and an end"],
    ] as const;
    for (const [wrong, where, message] of refusals) {
      const refused = await caller.send(save, { input: wrong });
      expect(refused.data).toMatchObject({
        saveNotificationPreferences: { issues: [{ path: where, message }] },
      });
    }
    expect((await office.anonymous.send(save, { input })).data).toMatchObject({
      saveNotificationPreferences: { __typename: "UnauthenticatedError" },
    });
    expect((await caller.send(path)).data).toEqual(kept);
    const seller = await office.signIn("seller@verdant.test");
    expect(JSON.stringify((await seller.send(path)).data)).not.toContain("PRODUCT_SUBMITTED");
  });
});

test("a service that tells nobody of anything has no notices, no count and nothing to choose", async () => {
  const rest = {
    ...createFakeRest({}),
    get: () => Promise.reject(new RestError("not-found", "There is no such call.")),
    send: () => Promise.reject(new RestError("not-found", "There is no such call.")),
  };
  const asked = "{ viewer { unseenNotificationCount notificationPreferences { quietFrom } } }";
  expect(await run(createFakeContext(rest, owner), asked)).toEqual({
    data: { viewer: { unseenNotificationCount: null, notificationPreferences: null } },
    errors: [],
  });
  for (const [document, field, variables] of [
    [see, "markNotificationsSeen", {}],
    [read, "markNotificationsRead", {}],
    [save, "saveNotificationPreferences", { input: { choices: [] } }],
  ] as const) {
    const { data } = await run(createFakeContext(rest, owner), document, variables);
    expect(data).toEqual({ [field]: { __typename: "NotOfferedError" } });
  }
});

test("a token is told of nothing", async () => {
  const rest = createFakeRest({});
  const token = { ...owner, limitedTo: [] };
  const asked =
    "{ viewer { unseenNotificationCount notifications { totalCount } notificationPreferences { quietFrom } } }";
  expect((await run(createFakeContext(rest, token), asked)).data).toEqual({
    viewer: { unseenNotificationCount: null, notifications: null, notificationPreferences: null },
  });
  expect((await run(createFakeContext(rest, token), see)).data).toEqual({
    markNotificationsSeen: { __typename: "ForbiddenError" },
  });
  expect(rest.summary()).toEqual([]);
});

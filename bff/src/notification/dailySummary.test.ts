import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";

const read = "{ viewer { notificationPreferences { dailySummary quietFrom } } }";
const save = `mutation ($input: SaveNotificationPreferencesInput!) { saveNotificationPreferences(input: $input) {
  __typename
  ... on SaveNotificationPreferencesSuccess { preferences { dailySummary quietFrom } } } }`;

describe.each(oneEngine)("the daily summary on %s", (engine) => {
  let office: BackOffice;
  beforeAll(async () => {
    office = await startBackOffice(engine);
  });
  afterAll(() => office.close());

  const shownTo = async (one: Caller) => (await one.send(read)).data;
  const kept = (dailySummary: boolean, quietFrom: string | null = null) => ({
    viewer: { notificationPreferences: { dailySummary, quietFrom } },
  });

  test("is off until its person turns it on, and nobody else can; other choices leave it as it is", async () => {
    const [caller, seller, stranger] = [
      await office.signIn("owner@verdant.test"),
      await office.signIn("seller@verdant.test"),
      await office.signIn("owner@fernway.test"),
    ];
    for (const one of [caller, seller, stranger]) expect(await shownTo(one)).toEqual(kept(false));
    const on = { choices: [], dailySummary: true };
    expect((await office.anonymous.send(save, { input: on })).data).toEqual({
      saveNotificationPreferences: { __typename: "UnauthenticatedError" },
    });
    expect(await shownTo(caller)).toEqual(kept(false));

    const response = await caller.send(save, { input: on });
    expect(response.data).toEqual({
      saveNotificationPreferences: {
        __typename: "SaveNotificationPreferencesSuccess",
        preferences: { dailySummary: true, quietFrom: null },
      },
    });
    expect(response.extensions?.upstream?.map(({ method, template }) => `${method} ${template}`)).toEqual([
      "PUT /v1/companyNotificationPreference/account/{id}",
    ]);
    await caller.send(save, { input: { choices: [], quietFrom: "22:00", quietUntil: "06:00" } });
    expect(await shownTo(caller)).toEqual(kept(true, "22:00"));
    // What others save is their own.
    for (const one of [seller, stranger]) {
      expect(await shownTo(one)).toEqual(kept(false));
      await one.send(save, { input: { choices: [], dailySummary: false } });
    }
    expect(await shownTo(caller)).toEqual(kept(true, "22:00"));
    await caller.send(save, { input: { choices: [], dailySummary: false } });
    expect(await shownTo(caller)).toEqual(kept(false));
  });
});

test("a service that sends none says so, and a token can turn none on", async () => {
  const rest = createFakeRest({});
  const body = { account_id: owner.userId, deliveries: [], quiet_from: null, quiet_until: null };
  const before = Object.assign({}, rest, { get: () => Promise.resolve({ body, headers: new Headers() }) });
  expect((await run(createFakeContext(before, owner), read)).data).toEqual({
    viewer: { notificationPreferences: { dailySummary: null, quietFrom: null } },
  });
  const token = { ...owner, limitedTo: [] };
  const input = { choices: [], dailySummary: true };
  expect((await run(createFakeContext(rest, token), save, { input })).data).toEqual({
    saveNotificationPreferences: { __typename: "ForbiddenError" },
  });
  expect(rest.summary()).toEqual([]);
});

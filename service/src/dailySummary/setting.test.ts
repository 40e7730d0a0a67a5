import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

const owner = 1;
const ownerOfOther = 2;

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const path = (account: number) => `/v1/companyNotificationPreference/account/${account}`;
  const isOn = async (account: number) => field((await call(`GET ${path(account)}`)).body, "daily_summary");
  const put = (account: number, body: object) => call(`PUT ${path(account)}`, { deliveries: [], ...body });

  test("is off until its person turns it on, stays as it is when not said, and is nobody else's", async () => {
    expect(await isOn(owner)).toBe(false);
    expect((await put(owner, { daily_summary: true })).body).toMatchObject({ daily_summary: true });
    expect((await put(owner, { quiet_from: "22:00", quiet_until: "06:00" })).body).toMatchObject({
      daily_summary: true,
      quiet_from: "22:00",
    });
    expect((await put(owner, { daily_summary: null })).body).toMatchObject({ daily_summary: true });
    expect(await isOn(ownerOfOther)).toBe(false);
    expect((await put(owner, { daily_summary: false })).body).toMatchObject({ daily_summary: false });
    expect((await put(ownerOfOther, {})).body).toMatchObject({ daily_summary: false });
  });

  test("is yes or no", async () => {
    const { status, body } = await put(owner, { daily_summary: "daily" });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { daily_summary: "Must be true or false" } });
    expect(await isOn(owner)).toBe(false);
    expect((await put(999_999, { daily_summary: true })).status).toBe(404);
  });
});

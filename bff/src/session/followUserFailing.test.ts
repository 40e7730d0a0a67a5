import { describe, expect, test } from "vitest";
import { owner, sessionOf } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { RestError } from "../rest/error.ts";
import { createUserFollower } from "./followUser.ts";
import type { StoredSession } from "./session.ts";

const start = Date.parse("2026-11-20T09:00:00Z");

describe("while the service cannot say who a user is", () => {
  const self = { ...owner, passwordChangedAt: "2026-11-01T00:00:00.000Z" };
  const read = { ...sessionOf(self), userReadAt: start };
  const log = { info: () => {}, warn: () => {} };

  /** A service that says nothing, and with how much patience each of its readers came. */
  function silent() {
    let now = start;
    const follower = createUserFollower(
      30,
      () => now,
      () => now,
    );
    const waits: number[] = [];
    const client = (patience: number) => {
      waits.push(patience);
      const get = () => Promise.reject(new RestError("unavailable", "No answer"));
      return { ...createFakeRest(), get };
    };
    return {
      outdate: follower.outdate,
      waits,
      follow: async (session: StoredSession, seconds: number) => {
        now = start + seconds * 1000;
        return follower.follow(session, now, client, log);
      },
    };
  }

  test("no session of a company whose rights have changed goes on as it was, however many ask; one of another company does", async () => {
    const { follow, outdate, waits } = silent();
    const second = { ...read, id: "2".repeat(64) };
    const theirs = { ...read, user: { ...self, companyId: "2" } };
    outdate("1");
    await expect(follow(read, 1)).rejects.toThrow("No answer");
    await expect(follow(second, 1)).rejects.toThrow("No answer");
    expect(await follow(theirs, 31)).toBe(theirs);
    expect(waits).toEqual([5_000, 5_000, 1_000]);
  });

  test("nor does it later, when the change is longer ago than users are read anyway", async () => {
    const { follow, outdate } = silent();
    outdate("1");
    await expect(follow(read, 31)).rejects.toThrow("No answer");
    outdate("2");
    await expect(follow(read, 60)).rejects.toThrow("No answer");
  });

  test("the trouble of one company leaves the users of another to be read", async () => {
    const { follow, waits } = silent();
    const theirs = { ...read, user: { ...self, companyId: "2" } };
    expect(await follow(read, 30)).toBe(read);
    expect(await follow(theirs, 31)).toBe(theirs);
    expect(await follow(read, 34)).toBe(read);
    expect(waits).toEqual([1_000, 1_000]);
    expect(await follow(read, 35)).toBe(read);
    expect(waits).toHaveLength(3);
  });
});

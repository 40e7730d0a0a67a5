import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openRedisTurns } from "./redisTurns.ts";
import { openSqliteTurns } from "./sqliteTurns.ts";
import { turnMilliseconds, type Turn, type Turns } from "./turns.ts";

const redisUrl = process.env["TEST_REDIS_URL"];
if (redisUrl === undefined) console.log("Left out: turns in Redis (TEST_REDIS_URL is not set).");

const stores: readonly (readonly [string, () => Turns])[] = [
  ["SQLite", () => openSqliteTurns(":memory:")],
  ...(redisUrl === undefined
    ? []
    : [["Redis", () => openRedisTurns(redisUrl, `test:${randomUUID()}:`)] as const]),
];

describe.each(stores)("turns in %s", (_name, open) => {
  let turns: Turns;

  beforeEach(() => {
    turns = open();
  });
  afterEach(() => turns.close());

  async function taken(companyId: string): Promise<Turn> {
    const turn = await turns.take(companyId);
    if (turn === null || turn === "taken") throw new Error(`The turn is ${turn}.`);
    return turn;
  }

  test("what has not changed has no turn", async () => {
    expect(await turns.take("1")).toBeNull();
    expect(await turns.due()).toEqual([]);
  });

  test("a company that has changed has one turn at a time, beside those of others", async () => {
    await turns.note("1");
    await turns.note("1");
    await turns.note("2");
    expect(await turns.due()).toEqual(["1", "2"]);
    const first = await taken("1");
    expect(await turns.take("1")).toBe("taken");
    expect(await turns.holds(first)).toBe(true);
    expect((await taken("2")).companyId).toBe("2");
  });

  test("what was published is no longer due", async () => {
    await turns.note("1");
    await turns.end(await taken("1"), true);
    expect(await turns.due()).toEqual([]);
    expect(await turns.take("1")).toBeNull();
  });

  test("a change during the turn, and a turn that failed, are still due", async () => {
    await turns.note("1");
    const first = await taken("1");
    await turns.note("1");
    await turns.end(first, true);
    expect(await turns.due()).toEqual(["1"]);
    const second = await taken("1");
    await turns.end(second, false);
    const third = await taken("1");
    expect(third.holder).not.toBe(second.holder);
    await turns.end(third, true);
    expect(await turns.due()).toEqual([]);
  });

  test("only the holder ends a turn", async () => {
    await turns.note("1");
    const turn = await taken("1");
    await turns.end({ ...turn, holder: "another" }, true);
    expect(await turns.holds(turn)).toBe(true);
    expect(await turns.holds({ ...turn, holder: "another" })).toBe(false);
    expect(await turns.due()).toEqual(["1"]);
  });
});

test("a turn whose holder has died passes to another after a minute", async () => {
  let now = 1_000;
  const turns = openSqliteTurns(":memory:", () => now);
  await turns.note("1");
  const dead = await turns.take("1");
  now += turnMilliseconds - 1;
  expect(await turns.take("1")).toBe("taken");
  now += 1;
  const next = await turns.take("1");
  expect(next).toMatchObject({ companyId: "1", changes: 1 });
  if (dead === null || dead === "taken") throw new Error("There was no turn.");
  expect(await turns.holds(dead)).toBe(false);
  turns.close();
});

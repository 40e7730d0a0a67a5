import fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Calls } from "./pace.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const isOver = async (turn: Promise<void>): Promise<boolean> => {
  let over = false;
  void turn.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
};

test("while nobody calls a job goes on after four milliseconds", async () => {
  const turn = new Calls(fastify()).letGo();
  await vi.advanceTimersByTimeAsync(3);
  expect(await isOver(turn)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(turn)).toBe(true);
});

test("it lets 25 calls that follow upon each other go first, and no more", async () => {
  const calls = new Calls(fastify());
  calls.began();
  const turn = calls.letGo();
  for (let count = 0; count < 24; count += 1) {
    await vi.advanceTimersByTimeAsync(6);
    calls.over();
    await vi.advanceTimersByTimeAsync(2);
    calls.began();
  }
  expect(await isOver(turn)).toBe(false);
  calls.over();
  expect(await isOver(turn)).toBe(true);
});

test("it waits a quarter of a second for a call that does not end", async () => {
  const calls = new Calls(fastify());
  calls.began();
  const turn = calls.letGo();
  await vi.advanceTimersByTimeAsync(249);
  expect(await isOver(turn)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(turn)).toBe(true);
});

test("calls are counted from their beginning to their end, but for those that wait for events", async () => {
  vi.useRealTimers();
  const server = fastify();
  const calls = new Calls(server);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  for (const path of ["/v1/event", "/v1/companyBrand"])
    server.get(path, async () => {
      await answered;
      return {};
    });
  const waiting = server.inject("/v1/event");
  await calls.letGo();
  const reading = server.inject("/v1/companyBrand");
  const began = performance.now();
  setTimeout(answer, 50);
  await calls.letGo();
  expect(performance.now() - began).toBeGreaterThan(45);
  expect([(await waiting).statusCode, (await reading).statusCode]).toEqual([200, 200]);
  await server.close();
});

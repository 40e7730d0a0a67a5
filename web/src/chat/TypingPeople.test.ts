import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TypingPeople } from "./TypingPeople.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("somebody who is writing has stopped after ten seconds without news, and each piece of news begins them anew", () => {
  const typing = new TypingPeople();
  typing.note("meera", true);
  vi.advanceTimersByTime(9_999);
  typing.note("meera", true);
  vi.advanceTimersByTime(9_999);
  expect(typing.has("meera")).toBe(true);
  vi.advanceTimersByTime(1);
  expect(typing.has("meera")).toBe(false);
});

test("who has sent what they wrote has stopped at once", () => {
  const typing = new TypingPeople();
  const listener = vi.fn<() => void>();
  typing.subscribe(listener);
  typing.note("meera", true);
  typing.note("meera", false);
  expect([typing.has("meera"), listener.mock.calls.length]).toEqual([false, 2]);
});

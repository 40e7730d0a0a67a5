import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Notification } from "./readNotification.ts";
import { Spoken } from "./Spoken.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const notice = (id: string, count = 1): Notification => ({
  id,
  kind: "PRODUCT_SUBMITTED",
  count,
  happenedAt: null,
  subjectName: "Seeds",
  locationName: null,
  isRead: false,
  subject: null,
  jobKind: null,
});

test("the first is said at once, what comes within ten seconds together and each once, and nothing after the end", () => {
  const said: unknown[] = [];
  const spoken = new Spoken((notices) => said.push(notices.map(({ id, count }) => `${id}:${count}`)));
  spoken.add(notice("a"));
  expect(said).toEqual([["a:1"]]);
  for (let count = 2; count <= 50; count += 1) spoken.add(notice("a", count));
  spoken.add(notice("b"));
  vi.advanceTimersByTime(9_999);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([["a:1"], ["a:50", "b:1"]]);
  vi.advanceTimersByTime(20_000);
  spoken.add(notice("c"));
  spoken.add(notice("d"));
  expect(said.at(-1)).toEqual(["c:1"]);
  spoken.stop();
  vi.advanceTimersByTime(20_000);
  expect(said).toHaveLength(3);
});

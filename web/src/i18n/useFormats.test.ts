import { afterEach, expect, test, vi } from "vitest";
import { formatsFor } from "./useFormats.ts";

afterEach(() => void vi.useRealTimers());

test("a short day has its year only where it is not this one, by the business's clock", () => {
  // In India it is the year 2027 already.
  vi.useFakeTimers({ now: Date.parse("2026-12-31T18:30:00Z") });
  const { shortDay } = formatsFor("en-IN");
  expect(shortDay("2026-12-31T18:29:59Z")).toBe("31 Dec 2026");
  expect(shortDay("2026-12-31T18:30:00Z")).toBe("1 Jan");
  expect(formatsFor("hi-IN").shortDay("2027-03-05T00:00:00Z")).toBe("5 मार्च");
});

import { expect, test } from "vitest";
import { tokenExpiry } from "./tokenExpiry.ts";

test("a token of 30 days ends 30 days later, to the second", () => {
  expect(tokenExpiry(30, new Date("2026-11-20T10:00:00Z"))).toBe("2026-12-20T10:00:00.000Z");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { auditFilterOf, readAuditAddress, writeAuditAddress } from "./auditAddress.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T19:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test("an address says what the trail is narrowed to, and what makes no sense in it is passed over", () => {
  const search = new URLSearchParams("type=Brand,-,Product&action=DELETED,READ&actor=owner:7&days=7");
  expect(readAuditAddress(search)).toEqual({
    types: ["Brand", "Product"],
    actions: ["DELETED"],
    actor: "owner:7",
    days: "7",
  });
  expect(readAuditAddress(new URLSearchParams("actor=x&days=8"))).toEqual({
    types: [],
    actions: [],
    actor: null,
    days: null,
  });
});

test("days begin where the business is, today included", () => {
  // It is the 21st in India already.
  expect(auditFilterOf(new URLSearchParams("days=1")).from).toBe("2026-11-20T18:30:00.000Z");
  expect(auditFilterOf(new URLSearchParams("days=7")).from).toBe("2026-11-14T18:30:00.000Z");
  expect(auditFilterOf(new URLSearchParams())).toEqual({
    types: null,
    actions: null,
    actor: null,
    from: null,
  });
});

test("a choice is put into the address, and none takes it out", () => {
  const chosen = writeAuditAddress(new URLSearchParams("days=7"), "type", ["Brand", "Product"]);
  expect(chosen.toString()).toBe("days=7&type=Brand%2CProduct");
  expect(writeAuditAddress(chosen, "days", []).toString()).toBe("type=Brand%2CProduct");
});

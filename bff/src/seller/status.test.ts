import { expect, test } from "vitest";
import { sellerStatus } from "./status.ts";

const nobody = {
  firstName: null,
  lastName: null,
  title: null,
  gender: null,
  dateOfBirth: null,
  phone: null,
  email: null,
  administeredWith: "SELLER_UPDATE",
} as const;
const ravi = { ...nobody, email: "ravi@riverside.test" };
const now = "2026-11-20T09:00:00.000Z";

test.each([
  [null, null, null, "UNATTENDED"],
  [nobody, null, null, "UNATTENDED"],
  [ravi, false, null, "INVITED"],
  [ravi, true, null, "ACTIVE"],
  [ravi, null, null, "ACTIVE"],
  [ravi, true, now, "SUSPENDED"],
  [ravi, false, now, "SUSPENDED"],
])("%j, activated: %s, suspended: %s", (administrator, isAdministratorActive, suspendedAt, expected) => {
  expect(sellerStatus({ administrator, isAdministratorActive, suspendedAt })).toBe(expected);
});

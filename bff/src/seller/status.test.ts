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
  [null, null, null, null, "UNATTENDED"],
  [nobody, null, null, null, "UNATTENDED"],
  [ravi, false, false, null, "INVITED"],
  [ravi, false, null, null, "INVITED"],
  [ravi, false, true, null, "UNATTENDED"],
  [ravi, true, true, null, "ACTIVE"],
  [ravi, null, null, null, "ACTIVE"],
  [ravi, true, true, now, "SUSPENDED"],
  [ravi, false, true, now, "SUSPENDED"],
])(
  "%j, may sign in: %s, has activated: %s, suspended: %s",
  (administrator, isAdministratorActive, isAdministratorActivated, suspendedAt, expected) => {
    const seller = { administrator, isAdministratorActive, isAdministratorActivated, suspendedAt };
    expect(sellerStatus(seller)).toBe(expected);
  },
);

import { expect, test } from "vitest";
import { licenceDaysLeft, licenceFault, numberFault, plainNumber } from "./vehicles.ts";

test.each([
  ["MOTORCYCLE", "KA01AB1234", null],
  ["VAN", "MH12 cd-3456", null],
  ["CAR", "22BH1234AA", null],
  ["CAR", "KA011234", null],
  ["CAR", "KA01AB123", "form"],
  ["CAR", "", "missing"],
  ["E_SCOOTER", "", null],
  ["E_SCOOTER", "SCOOTER", "form"],
  ["BICYCLE", "", null],
  [null, "", null],
])("the number of a %s, %s: %s", (vehicle, typed, fault) => {
  expect(numberFault(vehicle, plainNumber(typed))).toBe(fault);
});

test.each([
  ["MOTORCYCLE", "KA01 2019 0004321", null],
  ["TRUCK", "KA-0120190004321", null],
  ["TRUCK", "KA012019000432", "form"],
  ["THREE_WHEELER", "", "missing"],
  ["E_SCOOTER", "", null],
])("the licence of who drives a %s, %s: %s", (vehicle, typed, fault) => {
  expect(licenceFault(vehicle, plainNumber(typed))).toBe(fault);
});

test.each([
  ["2026-11-24", 0],
  ["2026-11-23", -1],
  ["2026-12-24", 30],
  ["2026-12-25", null],
  [null, null],
])("a licence until %s has so many days left on 24 November: %s", (expiry, left) => {
  expect(licenceDaysLeft(expiry, "2026-11-24")).toBe(left);
});

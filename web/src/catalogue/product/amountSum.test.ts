import { expect, test } from "vitest";
import { sumOf } from "./amountSum.ts";

test("amounts are added exactly", () => {
  expect(sumOf(["0.10", "0.20"])).toBe("0.30");
  expect(sumOf(["1299.00", null, "88.5", "0.05"])).toBe("1387.55");
  expect(sumOf([])).toBe("0.00");
  expect(sumOf(["90071992547409.93", "0.08"])).toBe("90071992547410.01");
});

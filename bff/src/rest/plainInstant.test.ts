import { expect, test } from "vitest";
import { isPlainInstant } from "./plainInstant.ts";

test("each day of two years is plain, but the 29th of February and days that there are not", () => {
  const plain: string[] = [];
  for (const year of [2024, 2025])
    for (let month = 0; month <= 13; month += 1)
      for (let day = 0; day <= 32; day += 1) {
        const date = [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
        if (isPlainInstant(`${date}T23:59:59.999Z`)) plain.push(date);
      }
  const days: string[] = [];
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2026, 0, 1); day += 86_400_000)
    days.push(new Date(day).toISOString().slice(0, 10));
  expect(plain).toEqual(days.filter((day) => day !== "2024-02-29"));
});

test.each([
  "2024-05-06T24:00:00.000Z",
  "2024-05-06T10:60:00.000Z",
  "2024-05-06T10:00:60.000Z",
  "2024-05-06T10:00:00Z",
  "2024-05-06T10:00:00.000+00:00",
  "2024-05-06",
  " 2024-05-06T10:00:00.000Z",
  "2024-05-06T10:00:00.000Z\n",
])("%j is not plain", (text) => {
  expect(isPlainInstant(text)).toBe(false);
});

import { expect, test } from "vitest";
import { birthDateWindow } from "./birthDateWindow.ts";

test("from 44 712 days ago to the same day 18 years ago", () => {
  expect(birthDateWindow(new Date("2026-11-20T06:00:00Z"))).toEqual({
    earliest: "1904-06-21",
    latest: "2008-11-20",
  });
});

test("the day is the one in India, not the one in Greenwich", () => {
  expect(birthDateWindow(new Date("2026-11-20T20:00:00Z")).latest).toBe("2008-11-21");
});

test("on 29 February the last day is 28 February of a year without the 29th", () => {
  expect(birthDateWindow(new Date("2028-02-29T06:00:00Z")).latest).toBe("2010-02-28");
});

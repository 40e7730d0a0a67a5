import { expect, test } from "vitest";
import { forgeryConcern } from "./csrf.ts";

const ours = new Set(["http://localhost:4000"]);
const good = { cookie: "a=b", origin: "http://localhost:4000", "x-back-office": "1" };

test.each([
  ["a program without cookies", {}, null],
  ["the console", good, null],
  ["the console, with fetch metadata", { ...good, "sec-fetch-site": "same-origin" }, null],
  ["the address bar", { ...good, "sec-fetch-site": "none" }, null],
  ["no header of ours", { ...good, "x-back-office": undefined }, "no x-back-office header"],
  ["another value of it", { ...good, "x-back-office": "true" }, "no x-back-office header"],
  ["a cookie and no origin", { ...good, origin: undefined }, "origin not allowed"],
  ["another port", { ...good, origin: "http://localhost:4001" }, "origin not allowed"],
  ["https for http", { ...good, origin: "https://localhost:4000" }, "origin not allowed"],
  ["a longer name", { ...good, origin: "http://localhost:4000.evil.example" }, "origin not allowed"],
  ["a sandboxed page", { ...good, origin: "null" }, "origin not allowed"],
  ["another site", { ...good, "sec-fetch-site": "cross-site" }, "sent from another site"],
  ["a neighbour subdomain", { ...good, "sec-fetch-site": "same-site" }, "sent from another site"],
  ["only fetch metadata", { "sec-fetch-site": "cross-site" }, "no x-back-office header"],
  ["only an origin", { origin: "http://localhost:4000" }, "no x-back-office header"],
])("%s", (_, headers, concern) => {
  expect(forgeryConcern(headers, ours)).toBe(concern);
});

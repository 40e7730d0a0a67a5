import { expect, test } from "vitest";
import { safeAddress } from "./safeAddress.ts";

test.each([
  ["https://example.org/x?a=1", "https://example.org/x?a=1"],
  [" http://example.org ", "http://example.org"],
  ["example.org", "https://example.org"],
  ["shop.example.org/a", "https://shop.example.org/a"],
  ["asha@sprig.test", "mailto:asha@sprig.test"],
  ["mailto:asha@sprig.test", "mailto:asha@sprig.test"],
  ["tel:+919876543210", "tel:+919876543210"],
])("%j becomes %j", (typed, address) => {
  expect(safeAddress(typed)).toBe(address);
});

test.each([
  "",
  "hello",
  "javascript:steal()",
  "JAVASCRIPT:steal()",
  "java\nscript:steal()",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "//example.org",
  "/graphql",
  "https://",
  "https://a b",
])("%j is no address", (typed) => {
  expect(safeAddress(typed)).toBeNull();
});

import { expect, test } from "vitest";
import { isWebAddress } from "./webAddress.ts";

test.each(["verdant.test", " https://verdant.test/shop ", "verdant.test:8443", "https://büro.test"])(
  "%s",
  (typed) => {
    expect(isWebAddress(typed)).toBe(true);
  },
);

test.each([
  '"><script>alert(1)</script>',
  "https://user:secret@verdant.test",
  "user@verdant.test",
  "javascript:alert(1)",
  "localhost",
  "http://127.0.0.1",
  "verdant",
])("%s is no address on the web", (typed) => {
  expect(isWebAddress(typed)).toBe(false);
});

import { expect, test } from "vitest";
import { addressOf, codeAt, newSecret, stepOfCode } from "./totp.ts";

// The secret of RFC 6238, appendix B, in base32; its values have eight digits, of which an app shows the last six.
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("at %i the code is that of RFC 6238: %s", (seconds, code) => {
  expect(codeAt(secret, seconds * 1000)).toBe(code.slice(2));
});

test.each([
  [-60, null],
  [-30, 39],
  [0, 40],
  [30, 41],
  [60, null],
])("the code of %i seconds away is of step %j", (away, step) => {
  const now = 40 * 30_000;
  expect(stepOfCode(secret, codeAt(secret, now + away * 1000), now)).toBe(step);
});

test("a secret has 160 bits, and is another one each time", () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
});

test("an app reads who it is for from the address", () => {
  expect(addressOf(secret, "Sprig & Co", "owner@verdant.test")).toBe(
    `otpauth://totp/Sprig%20%26%20Co:owner%40verdant.test?issuer=Sprig%20%26%20Co&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});

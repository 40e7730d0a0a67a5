import { expect, test } from "vitest";
import { createSeal } from "./seal.ts";

const key = "a key of thirty-two characters or more";

test("what is sealed opens with the same key, for the same purpose, and unchanged only", () => {
  const seal = createSeal(key);
  const sealed = seal.close("whsec_of-ours", "secret");
  expect(sealed).not.toContain("of-ours");
  expect(seal.close("whsec_of-ours", "secret")).not.toBe(sealed);
  expect(createSeal(key).open(sealed, "secret")).toBe("whsec_of-ours");
  expect(seal.open(sealed, "headers")).toBeNull();
  expect(createSeal(`${key}!`).open(sealed, "secret")).toBeNull();
  const middle = Math.floor(sealed.length / 2);
  const other = sealed[middle] === "A" ? "B" : "A";
  expect(seal.open(sealed.slice(0, middle) + other + sealed.slice(middle + 1), "secret")).toBeNull();
  for (const none of ["", "v1.", "v1.AAAA", "whsec_of-ours"]) expect(seal.open(none, "secret")).toBeNull();
});

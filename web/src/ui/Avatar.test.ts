import { expect, test } from "vitest";
import { initials } from "./Avatar.tsx";

test("initials are the first letters of the first and the last word", () => {
  expect(initials("Asha Rao")).toBe("AR");
  expect(initials("asha devi rao")).toBe("AR");
  expect(initials(" Verdant ")).toBe("V");
  expect(initials("")).toBe("");
});

test("a letter of several code points stays whole", () => {
  expect(initials("क्षमा राव")).toBe("क्षरा");
});

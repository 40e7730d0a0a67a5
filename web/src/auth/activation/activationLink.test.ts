import { expect, test } from "vitest";
import { readActivationLink, withoutActivation } from "./activationLink.ts";

test.each([
  ["an owner's, after the hash", "", "?activation=t&a=x", { kind: "OWNER", activation: "t", code: "x" }],
  ["a seller's, after the hash", "", "?activation=t&b=y", { kind: "SELLER", activation: "t", code: "y" }],
  ["an owner's, before the hash", "?activation=t&a=x", "", { kind: "OWNER", activation: "t", code: "x" }],
  ["one in two parts", "?activation=t", "?a=x", { kind: "OWNER", activation: "t", code: "x" }],
  [
    "both values: the owner's counts",
    "",
    "?activation=t&a=x&b=y",
    { kind: "OWNER", activation: "t", code: "x" },
  ],
  ["a value without a token", "", "?b=y", "broken"],
  ["a token without a value", "", "?activation=t", "broken"],
  ["an empty value", "", "?activation=t&a=", "broken"],
  ["no link at all", "?utm=mail", "?next=%2Fmaster%2FViewProduct", null],
])("%s", (_, before, after, link) => {
  expect(readActivationLink(before, after)).toEqual(link);
});

test("signs that Base64 has are read as they were written", () => {
  expect(readActivationLink("", "?activation=a%2Bb%2Fc%3D&a=x%3D")).toEqual({
    kind: "OWNER",
    activation: "a+b/c=",
    code: "x=",
  });
});

test("the address keeps what has nothing to do with activation", () => {
  expect(withoutActivation("?activation=t&a=x&next=%2Fform")).toBe("?next=%2Fform");
  expect(withoutActivation("?activation=t&b=y")).toBe("");
});

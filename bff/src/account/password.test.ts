import * as v from "valibot";
import { expect, test } from "vitest";
import { ValidationError } from "../graphql/errors.ts";
import { validate } from "../graphql/validate.ts";
import { localPart, passwordRules } from "./password.ts";

const names = ["Sprig & Stone", "Asha", localPart("asha.rao@sprig.test")];

function issuesOf(newPassword: string, confirmPassword = newPassword): readonly string[] {
  try {
    const input = { newPassword, confirmPassword };
    validate(v.object(passwordRules(input, names)), input);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  }
}

test.each([
  "my dog eats 3 pies",
  "k7#mQ2x!vB",
  "हरी पत्तियाँ और नदी",
  "8295610374",
  "x".repeat(60) + "y9 river",
])("%o is accepted", (password) => {
  expect(issuesOf(password)).toEqual([]);
});

test("the length is counted in characters, from 10 to 128", () => {
  expect(issuesOf("k7#mQ2x!v")).toEqual(["newPassword: Password must have at least 10 characters"]);
  expect(issuesOf("🌱🌿🍀🌳🌲🌴🎋🍃🌾")).toEqual(["newPassword: Password must have at least 10 characters"]);
  expect(issuesOf(`${"green leaves ".repeat(9)}forever and ever`)).toEqual([
    "newPassword: Password must have at most 128 characters",
  ]);
});

test.each([
  "password123",
  "P@ssw0rd!!",
  "Welcome@123456",
  "1234567890",
  "0987654321",
  "qwertyuiop1",
  "1q2w3e4r5t",
  "iloveyou12345",
  "abcabcabcabc",
  "aaaaaaaaaaaa",
  "passwordpassword",
  "monkeydragon99",
  "correct horse battery staple",
])("%o is too common", (password) => {
  expect(issuesOf(password)).toEqual(["newPassword: This password is too common"]);
});

test.each(["my sprig of mint 7", "STONE-throw-away", "for asha only, 1990"])(
  "%o is built from the user's own names",
  (password) => {
    expect(issuesOf(password)).toEqual([
      "newPassword: Password must not contain your name, email address or business name",
    ]);
  },
);

test("both fields are required, with the messages of Document 1 §5", () => {
  expect(issuesOf("", "")).toEqual([
    "newPassword: Password is required",
    "confirmPassword: Confirm Password is required",
  ]);
});

test("two different passwords do not match, and only that is said", () => {
  expect(issuesOf("my dog eats 3 pies", "my dog eats 3 pie")).toEqual([
    "confirmPassword: Password Not Match",
  ]);
  expect(issuesOf("my dog eats 3 pies", "My dog eats 3 pies")).toEqual([
    "confirmPassword: Password Not Match",
  ]);
});

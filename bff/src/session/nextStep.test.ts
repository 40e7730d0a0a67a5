import { expect, test } from "vitest";
import { RestError } from "../rest/error.ts";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { nextStep } from "./nextStep.ts";

const fresh = {
  ...owner,
  signupOver: false,
  signupPages: { page1: false, page2: false, page6: false },
};

function company(page2: boolean, page3: boolean, isOver = false) {
  return { signup: { page2, page3, isOver } };
}

test.each([
  [
    "the first password comes before everything",
    { ...fresh, passwordChanged: false },
    company(true, true, true),
    "CHANGE_PASSWORD",
  ],
  ["also for a seller", { ...seller, passwordChanged: false }, null, "CHANGE_PASSWORD"],
  ["a seller is at home", { ...seller, signupOver: false }, null, "HOME"],
  ["an owner who is not the main one is at home", { ...fresh, primaryLogin: false }, null, "HOME"],
  ["sign-up over", { ...fresh, signupOver: true }, null, "HOME"],
  [
    "page 6 counts as over",
    { ...fresh, signupPages: { page1: true, page2: true, page6: true } },
    null,
    "HOME",
  ],
  ["flags only: page 1 not done", fresh, null, "SIGNUP_STEP_1"],
  [
    "flags only: page 1 done",
    { ...fresh, signupPages: { page1: true, page2: false, page6: false } },
    null,
    "SIGNUP_STEP_2",
  ],
  [
    "flags only: pages 1 and 2 done",
    { ...fresh, signupPages: { page1: true, page2: true, page6: false } },
    null,
    "SIGNUP_STEP_2",
  ],
  ["company: page 2 not done", fresh, company(false, false), "SIGNUP_STEP_2"],
  ["company: page 3 not done", fresh, company(true, false), "SIGNUP_STEP_3"],
  ["company: pages 2 and 3 done", fresh, company(true, true), "SIGNUP_STEP_4"],
  ["company: over since the sign-in", fresh, company(true, true, true), "HOME"],
] as const)("%s", (_name, user, readCompany, expected) => {
  expect(nextStep(user, readCompany)).toBe(expected);
});

test("only an owner in the middle of onboarding costs a call", async () => {
  for (const [user, calls] of [
    [owner, 0],
    [seller, 0],
    [fresh, 1],
  ] as const) {
    const rest = createFakeRest({ tables: catalogue(1) });
    await run(createFakeContext(rest, user), "{ viewer { nextStep } }");
    expect(rest.calls).toHaveLength(calls);
  }
});

test("a service that fails keeps nobody out", async () => {
  const rest = createFakeRest();
  const failing = { ...rest, get: () => Promise.reject(new RestError("unavailable", "No answer")) };
  const response = await run(createFakeContext(failing, fresh), "{ viewer { nextStep } }");
  expect(response).toEqual({ data: { viewer: { nextStep: "SIGNUP_STEP_1" } }, errors: [] });
});

import type { Signup } from "../company/signup.ts";
import { companies } from "../company/source.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { RestError } from "../rest/error.ts";
import { mustSetUpTwoStep } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { ViewerType } from "./viewer.ts";

export type NextStep =
  | "CHANGE_PASSWORD"
  | "SET_UP_TWO_STEP"
  | "SIGNUP_STEP_1"
  | "SIGNUP_STEP_2"
  | "SIGNUP_STEP_3"
  | "SIGNUP_STEP_4"
  | "HOME";

/** The part of the routing that the sign-in record decides alone; null when it is the wizard's step that is asked. */
function stepOfUser(user: SessionUser): NextStep | null {
  if (!user.passwordChanged) return "CHANGE_PASSWORD";
  if (mustSetUpTwoStep(user)) return "SET_UP_TWO_STEP";
  if (user.kind === "seller" || !user.primaryLogin) return "HOME";
  return user.signupOver || user.signupPages.page6 ? "HOME" : null;
}

/**
 * Where a user goes after sign-in (Document 1 §4). An owner in the middle of onboarding goes on at the first
 * unfinished step when the company can be read, and else by the flags of the sign-in alone (decision D-21).
 */
export function nextStep(
  user: SessionUser,
  company: { readonly signup: Pick<Signup, "page2" | "page3" | "isOver"> } | null,
): NextStep {
  const decided = stepOfUser(user);
  if (decided !== null) return decided;
  if (company === null) return user.signupPages.page1 ? "SIGNUP_STEP_2" : "SIGNUP_STEP_1";
  if (company.signup.isOver) return "HOME";
  if (!company.signup.page2) return "SIGNUP_STEP_2";
  return company.signup.page3 ? "SIGNUP_STEP_4" : "SIGNUP_STEP_3";
}

/** Only an owner in the middle of onboarding costs a call, and its failure never keeps anybody out. */
async function loadNextStep(user: SessionUser, context: Context): Promise<NextStep> {
  const decided = stepOfUser(user);
  if (decided !== null) return decided;
  try {
    return nextStep(user, await companies.load(context, user.companyId));
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    context.log.warn(
      { err: error },
      "The company could not be read; the next step follows the sign-in alone.",
    );
    return nextStep(user, null);
  }
}

const NextStepEnum = builder.enumType("NextStep", {
  description: "Where the console takes a user after sign-in.",
  values: {
    CHANGE_PASSWORD: { description: "The first password must be changed." },
    SET_UP_TWO_STEP: {
      description: "Their company asks for two-step sign-in, and the time to set it up is over.",
    },
    SIGNUP_STEP_1: { description: "Onboarding, step 1: register details." },
    SIGNUP_STEP_2: { description: "Onboarding, step 2: company information." },
    SIGNUP_STEP_3: { description: "Onboarding, step 3: billing and about us." },
    SIGNUP_STEP_4: { description: "Onboarding, step 4: categories and storefront." },
    HOME: { description: "Everything is set up: the list of locations, or a seller's products." },
  } as const,
});

builder.objectField(ViewerType, "nextStep", (t) =>
  t.field({
    open: true,
    type: NextStepEnum,
    description: "Where the console takes this user after sign-in.",
    resolve: (viewer, _args, context) => loadNextStep(viewer, context),
  }),
);

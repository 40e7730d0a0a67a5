import * as v from "valibot";
import { emailField, type EmailRule } from "../account/emailAddress.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import {
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import type { SessionUser } from "../access/user.ts";
import { accountMark, noteSecurity } from "../access/securityLog.ts";
import { countSignInAttempt } from "./signInAttempt.ts";
import { checkCredentials } from "./source.ts";
import { withSessions } from "./unavailable.ts";
import { ViewerType } from "./viewer.ts";

/** One sentence for an unknown address and a wrong password, so that neither can be told from the other. */
const wrongCredentials = "Invalid email or password.";

function signInInput(rule: EmailRule) {
  return v.object({
    email: emailField(rule),
    password: v.pipe(
      v.string(),
      v.nonEmpty("Password is required"),
      v.maxLength(1000, "Password is too long"),
    ),
    rememberMe: v.boolean(),
  });
}

async function signIn(input: unknown, context: Context): Promise<{ viewer: SessionUser }> {
  const { email, password, rememberMe } = validate(signInInput(context.installation), input);
  const attempt = await countSignInAttempt(context, email);
  const user = await withExpectedErrors({}, () => checkCredentials(context, email, password));
  if (user === null) {
    noteSecurity(context, "sign-in refused", { account: accountMark(email) });
    throw new UnauthenticatedError(wrongCredentials);
  }
  const session = await withSessions(context, (control) => control.start(user, rememberMe));
  await attempt.succeed();
  noteSecurity(context, "signed in");
  return { viewer: session.user };
}

const SignInInput = builder.inputType("SignInInput", {
  description: "Who signs in.",
  fields: (t) => ({
    email: t.string({ required: true, description: "Upper case and white space around it do not matter." }),
    password: t.string({ required: true, description: "Exactly as it was chosen." }),
    rememberMe: t.boolean({
      required: true,
      defaultValue: false,
      description: "Keeps the session for up to 30 days instead of 12 hours.",
    }),
  }),
});

const SignInSuccess = builder.objectRef<{ viewer: SessionUser }>("SignInSuccess").implement({
  description: "Signed in; the session's cookie is set by the answer.",
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      description: "Who is signed in now.",
      resolve: (success) => success.viewer,
    }),
  }),
});

builder.mutationField("signIn", (t) =>
  t.field({
    type: resultUnion("SignIn", SignInSuccess, [
      ValidationError,
      UnauthenticatedError,
      RateLimitedError,
      UnavailableError,
    ]),
    description:
      "Starts a session. Five attempts for one address and account, and fifty for one address, in 15 minutes. " +
      "Unknown and wrong are answered alike.",
    authScopes: { anyone: true },
    args: { input: t.arg({ type: SignInInput, required: true, description: "Who signs in." }) },
    resolve: (_root, { input }, context) => signIn(input, context),
  }),
);

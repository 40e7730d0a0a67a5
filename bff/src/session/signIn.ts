import * as v from "valibot";
import { emailField } from "../account/emailAddress.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import {
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from "../graphql/errors.ts";
import { accountMark, noteSecurity } from "../access/securityLog.ts";
import { countSignInAttempt, familiarFor } from "./signInAttempt.ts";
import { tellOfDevice } from "./signInDevice.ts";
import { checkCredentials } from "./source.ts";
import { TwoStepRequired } from "./twoStepRequired.ts";
import { closeToken } from "./twoStepToken.ts";
import { withSessions } from "./unavailable.ts";
import { ViewerType } from "./viewer.ts";

/** One sentence for an unknown address and a wrong password, so that neither can be told from the other. */
const wrongCredentials = "Invalid email or password.";

changeMutation({
  name: "signIn",
  description:
    "Starts a session. Five attempts for one address and account, and fifty for one address, in 15 minutes. " +
    "Unknown and wrong are answered alike; who is disabled, or whose location is suspended, is told so after the right password and code. An account with two-step sign-in is answered with `TwoStepRequired`.",
  permission: { anyone: true },
  errors: [ValidationError, UnauthenticatedError, RateLimitedError, UnavailableError],
  otherwise: [TwoStepRequired],
  input: {
    description: "Who signs in.",
    argument: "Who signs in.",
    fields: {
      email: {
        type: "String",
        required: true,
        description: "Upper case and white space around it do not matter.",
        rule: emailField,
      },
      password: {
        type: "String",
        required: true,
        description: "Exactly as it was chosen.",
        rule: v.pipe(
          v.string(),
          v.nonEmpty("Password is required"),
          v.maxLength(1000, "Password is too long"),
        ),
      },
      rememberMe: {
        type: "Boolean",
        required: true,
        default: false,
        description: "Keeps the session for up to 30 days instead of 12 hours.",
        rule: v.boolean(),
      },
    },
  },
  async run({ email, password, rememberMe }, context) {
    const attempt = await countSignInAttempt(context, email);
    const user = await attempt.decide(() => checkCredentials(context, email, password));
    if (user === null) {
      noteSecurity(context, "sign-in refused", { account: accountMark(email) });
      throw new UnauthenticatedError(wrongCredentials);
    }
    if ("token" in user) {
      // Half of a sign-in is no failure, and no success that would begin the count anew.
      await attempt.giveBack();
      const { token, expiresAt } = user;
      const deviceSecret = context.device.introduce(familiarFor);
      throw new TwoStepRequired(closeToken(deviceSecret, { token, email, rememberMe }), expiresAt);
    }
    const session = await attempt.decide(() =>
      withSessions(context, (control) => control.start(user, rememberMe)),
    );
    await Promise.all([attempt.succeed(), tellOfDevice(context, user)]);
    noteSecurity(context, "signed in");
    return { viewer: session.user };
  },
  success: {
    description: "Signed in; the session's cookie is set by the answer.",
    fields: (t) => ({
      viewer: t.expose("viewer", { type: ViewerType, description: "Who is signed in now." }),
    }),
  },
});

import * as v from "valibot";
import { accountMark, noteSecurity } from "../access/securityLog.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import {
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from "../graphql/errors.ts";
import { refuse } from "../graphql/validate.ts";
import { firstRecord } from "../rest/batch.ts";
import { RestError } from "../rest/error.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { countSignInAttempt, isUndecided } from "./signInAttempt.ts";
import { tellOfDevice } from "./signInDevice.ts";
import { signInRecord } from "./signInRecord.ts";
import { openToken, type PendingSignIn } from "./twoStepToken.ts";
import { withSessions } from "./unavailable.ts";
import { ViewerType } from "./viewer.ts";

const over = "This sign-in is over. Begin again.";

/** A code of an app or a recovery code, as it was typed. */
export const codeRule = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("Code is required"),
  v.maxLength(40, "The code is incorrect"),
);

/** Asks the service whether the code is theirs. Throws what a wrong one and a closed sign-in are answered with. */
async function checkCode({ rest }: Context, { token, email }: PendingSignIn, code: string) {
  const body = { two_step_token: token, code };
  try {
    const response = await rest.send({ method: "POST", template: "/v1/signin/twoStep", body });
    return decodeRecord(signInRecord(email), firstRecord(response.body));
  } catch (error) {
    if (!(error instanceof RestError) || error.kind !== "invalid") throw error;
    if (error.fields["two_step_token"] !== undefined) throw new UnauthenticatedError(over);
    // The code was right where nothing is said of it: another reason keeps them out.
    if (error.fields["code"] === undefined) throw error;
    return refuse("code", "The code is incorrect");
  }
}

changeMutation({
  name: "confirmSignIn",
  description:
    "The second step of a sign-in that was answered with `TwoStepRequired`: starts the session. Wrong codes count like wrong passwords; the fifth closes the sign-in, which then begins again with the password.",
  permission: { anyone: true },
  errors: [ValidationError, UnauthenticatedError, RateLimitedError, UnavailableError],
  input: {
    description: "The second step of a sign-in.",
    argument: "The token and the code.",
    fields: {
      token: {
        type: "String",
        required: true,
        description: "The one of `TwoStepRequired`.",
        rule: v.pipe(v.string(), v.nonEmpty(over), v.maxLength(2000, over)),
      },
      code: {
        type: "String",
        required: true,
        description: "Six digits of the app, or a recovery code; blanks, hyphens and case do not matter.",
        rule: codeRule,
      },
    },
  },
  async run({ token, code }, context) {
    const pending = openToken(context.device.secret, token);
    if (pending === null) throw new UnauthenticatedError(over);
    const { email, rememberMe } = pending;
    const attempt = await countSignInAttempt(context, email);
    const user = await attempt
      .decide(() => checkCode(context, pending, code))
      .catch((error: unknown) => {
        if (!isUndecided(error)) noteSecurity(context, "sign-in refused", { account: accountMark(email) });
        throw error;
      });
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

import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError, RateLimitedError, UnavailableError, ValidationError } from "../graphql/errors.ts";
import { withExpectedErrors, type InputPaths } from "../graphql/expectedErrors.ts";
import { resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { firstRecord } from "../rest/batch.ts";
import { RestError } from "../rest/error.ts";
import { decodeRecord, optionalIdField } from "../rest/recordFields.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { ownerKey, type SessionOwner } from "../session/session.ts";
import { withSessions } from "../session/unavailable.ts";
import { countAttempt } from "./attempt.ts";
import { withLink } from "./deadLink.ts";
import { passwordPair } from "./password.ts";

const deadLink = "This link is not valid or has expired.";

const paths: InputPaths = { pw: ["newPassword"], cpw: ["confirmPassword"] };

const resetPasswordInput = v.intersect([
  v.object({ token: v.pipe(v.string(), v.trim()) }),
  // Whose password it is only the service knows, so only the service can compare it with their names.
  passwordPair([]),
]);

/** Whose password was reset, as far as the service says so. */
const resetRecord = v.pipe(
  v.object({ user_po_id: optionalIdField, user_seller_id: optionalIdField }),
  v.transform(({ user_po_id: owner, user_seller_id: seller }): SessionOwner | null => {
    if (seller !== null) return { kind: "seller", userId: seller };
    return owner === null ? null : { kind: "owner", userId: owner };
  }),
);

/** What is wrong with the new password is about the form; everything else the service refuses is about the link. */
function isAboutPassword(error: unknown): boolean {
  return error instanceof RestError && Object.keys(error.fields).some((field) => field in paths);
}

async function resetPassword(raw: unknown, context: Context): Promise<{ done: boolean }> {
  const { token, newPassword, confirmPassword } = validate(resetPasswordInput, raw);
  await countAttempt(context, "reset");
  const body = { token, pw: newPassword, cpw: confirmPassword };
  const answer = await context.passwordWork.run(async () => {
    try {
      return await context.rest.send({ method: "POST", template: "/v1/passwordReset", body });
    } catch (error) {
      if (isAboutPassword(error)) throw error;
      return await withLink(deadLink, () => Promise.reject(error));
    }
  });
  const record = firstRecord(answer.body);
  const owner = record === null ? null : decodeRecord(resetRecord, record);
  noteSecurity(context, "password reset", owner === null ? {} : { account: ownerKey(owner) });
  // Whoever signed in with the old password is out.
  if (owner !== null) await withSessions(context, (session) => session.endAll(owner), "UNKNOWN");
  return { done: true };
}

const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  description: "A new password, typed twice, and the link that allows it.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The link's `token`." }),
    newPassword: t.string({
      required: true,
      description:
        "10 to 128 characters of any kind. Neither a common password nor made of the user's own names.",
    }),
    confirmPassword: t.string({ required: true, description: "The new password once more." }),
  }),
});

const ResetPasswordSuccess = builder.objectRef<{ done: boolean }>("ResetPasswordSuccess").implement({
  description: "The password was changed, and every session of its user has ended. Sign in with the new one.",
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true." }) }),
});

builder.mutationField("resetPassword", (t) =>
  t.field({
    type: resultUnion("ResetPassword", ResetPasswordSuccess, [
      ValidationError,
      NotFoundError,
      RateLimitedError,
      UnavailableError,
    ]),
    description:
      "Uses the link of a mail to choose a new password. A link that is unknown, used up, expired or broken is a " +
      "`NotFoundError`. Ten in 15 minutes from one address.",
    authScopes: { anyone: true },
    args: {
      input: t.arg({
        type: ResetPasswordInput,
        required: true,
        description: "The link and the new password.",
      }),
    },
    resolve: (_root, { input }, context) => withExpectedErrors(paths, () => resetPassword(input, context)),
  }),
);

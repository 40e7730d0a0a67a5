import * as v from "valibot";
import { changeMutation } from "../graphql/changeMutation.ts";
import { NotFoundError, RateLimitedError, UnavailableError, ValidationError } from "../graphql/errors.ts";
import { inputPaths, toRestBody } from "../graphql/inputFields.ts";
import { firstRecord } from "../rest/batch.ts";
import { RestError } from "../rest/error.ts";
import { decodeRecord, optionalIdField, optionalTextField } from "../rest/recordFields.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { ownerKey, type SessionOwner } from "../session/session.ts";
import { forgetSignInAttempts } from "../session/signInAttempt.ts";
import { withSessions } from "../session/unavailable.ts";
import { countAttempt } from "./attempt.ts";
import { withLink } from "./deadLink.ts";
import { passwordFields, passwordRules } from "./password.ts";

const deadLink = "This link is not valid or has expired.";

const passwordPaths = inputPaths(passwordFields);

/** Whose password was reset, as far as the service says so. */
const resetRecord = v.pipe(
  v.object({ user_po_id: optionalIdField, user_seller_id: optionalIdField, email_id: optionalTextField }),
  v.transform(({ user_po_id: owner, user_seller_id: seller, email_id }) => ({
    owner: ownerOf(owner, seller),
    email: email_id?.toLowerCase() ?? null,
  })),
);

function ownerOf(owner: string | null, seller: string | null): SessionOwner | null {
  if (seller !== null) return { kind: "seller", userId: seller };
  return owner === null ? null : { kind: "owner", userId: owner };
}

/** What is wrong with the new password is about the form; everything else the service refuses is about the link. */
function isAboutPassword(error: unknown): boolean {
  return error instanceof RestError && Object.keys(error.fields).some((field) => field in passwordPaths);
}

changeMutation({
  name: "resetPassword",
  description:
    "Uses the link of a mail to choose a new password. A link that is unknown, used up, expired or broken is a " +
    "`NotFoundError`. Ten in 15 minutes from one address. What others have tried does not keep this browser out afterwards.",
  permission: { anyone: true },
  errors: [ValidationError, NotFoundError, RateLimitedError, UnavailableError],
  input: {
    description: "A new password, typed twice, and the link that allows it.",
    argument: "The link and the new password.",
    fields: {
      token: {
        type: "String",
        required: true,
        description: "The link's `token`.",
        rule: v.pipe(v.string(), v.trim()),
      },
      ...passwordFields,
    },
    // Whose password it is only the service knows, so only the service can compare it with their names.
    rulesFor: (raw) => passwordRules(raw, []),
  },
  async run({ token, ...passwords }, context) {
    await countAttempt(context, "reset");
    const body = { token, ...toRestBody(passwordFields, passwords) };
    const response = await context.passwordWork.run(async () => {
      try {
        return await context.rest.send({ method: "POST", template: "/v1/passwordReset", body });
      } catch (error) {
        if (isAboutPassword(error)) throw error;
        return await withLink(deadLink, () => Promise.reject(error));
      }
    });
    const record = firstRecord(response.body);
    const { owner, email } =
      record === null ? { owner: null, email: null } : decodeRecord(resetRecord, record);
    noteSecurity(context, "password reset", owner === null ? {} : { account: ownerKey(owner) });
    if (email !== null) await forgetSignInAttempts(context, email);
    // Whoever signed in with the old password is out.
    if (owner !== null) await withSessions(context, (session) => session.endAll(owner), "UNKNOWN");
    return { done: true };
  },
  success: {
    description:
      "The password was changed, and every session of its user has ended. Sign in with the new one.",
    fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true." }) }),
  },
});

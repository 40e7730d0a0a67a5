import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import {
  ForbiddenError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from "../graphql/errors.ts";
import { withExpectedErrors, type InputPaths } from "../graphql/expectedErrors.ts";
import { resultUnion } from "../graphql/resultUnion.ts";
import { refuse, validate } from "../graphql/validate.ts";
import { firstRecord } from "../rest/batch.ts";
import { optionalDateTimeField, writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { provePassword, wrongPassword } from "../session/provePassword.ts";
import type { SessionUser } from "../access/user.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { withSessions } from "../session/unavailable.ts";
import { ViewerType } from "../session/viewer.ts";
import { localPart, passwordPair } from "./password.ts";

const paths: InputPaths = { pw: ["newPassword"], cpw: ["confirmPassword"], old_pw: ["currentPassword"] };

const changeRecord = v.object({ pw_changed_date: optionalDateTimeField });

/** The current password is asked for once the first one, which came by mail, has been changed (decision D-23). */
function changePasswordInput(user: SessionUser) {
  return v.intersect([
    v.object({
      currentPassword: v.pipe(
        v.nullish(v.string(), ""),
        v.check((password) => !user.passwordChanged || password !== "", "Current password is required"),
        v.maxLength(1000, wrongPassword),
      ),
    }),
    passwordPair([user.name, localPart(user.email)]),
  ]);
}

async function changePassword(raw: unknown, context: Context): Promise<{ viewer: SessionUser }> {
  const user = currentUser(context);
  const input = validate(changePasswordInput(user), raw);
  if (user.passwordChanged) {
    if (input.newPassword === input.currentPassword) {
      refuse("newPassword", "The new password is the current one");
    }
    await provePassword(context, user, "currentPassword", input.currentPassword);
  }
  const changedAt = new Date().toISOString();
  const [template, key] =
    user.kind === "owner"
      ? ["/v1/companyPO/changepassword", "user_po_id"]
      : ["/v1/companySeller/changepassword", "user_seller_id"];
  const body = {
    pw: input.newPassword,
    cpw: input.confirmPassword,
    pw_changed: true,
    pw_changed_date: changedAt,
    [key]: writtenId(user.userId),
    ...(user.passwordChanged ? { old_pw: input.currentPassword } : {}),
  };
  const answer = await context.passwordWork.run(() => context.rest.send({ method: "POST", template, body }));
  // A service that goes by its own clock says so: by another time the change would look like somebody else's.
  const { pw_changed_date: kept } = v.parse(
    v.fallback(changeRecord, { pw_changed_date: null }),
    firstRecord(answer.body),
  );
  const changed = { ...user, passwordChanged: true, passwordChangedAt: kept ?? changedAt };
  await withSessions(context, (session) => session.renew(changed), "UNKNOWN");
  noteSecurity(context, "password changed");
  return { viewer: changed };
}

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "A new password, typed twice.",
  fields: (t) => ({
    currentPassword: t.string({
      description: "Left out while `Viewer.mustChangePassword` is true, required from then on.",
    }),
    newPassword: t.string({
      required: true,
      description:
        "10 to 128 characters of any kind. Neither a common password nor made of the user's own names.",
    }),
    confirmPassword: t.string({ required: true, description: "The new password once more." }),
  }),
});

const ChangePasswordSuccess = builder.objectRef<{ viewer: SessionUser }>("ChangePasswordSuccess").implement({
  description:
    "The password was changed. This session goes on under a new cookie, and all others of the user have ended.",
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      description: "The user, whose next step may be another one now.",
      resolve: (success) => success.viewer,
    }),
  }),
});

builder.mutationField("changePassword", (t) =>
  t.field({
    type: resultUnion("ChangePassword", ChangePasswordSuccess, [
      ValidationError,
      UnauthenticatedError,
      ForbiddenError,
      RateLimitedError,
      UnavailableError,
    ]),
    description:
      "Changes the password of the signed-in user. Wrong current passwords are counted like sign-ins.",
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: "The new password." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(paths, () => changePassword(input, context)),
  }),
);

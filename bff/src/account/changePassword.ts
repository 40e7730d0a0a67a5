import * as v from "valibot";
import { changeMutation } from "../graphql/changeMutation.ts";
import {
  ForbiddenError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from "../graphql/errors.ts";
import { toRestBody } from "../graphql/inputFields.ts";
import { refuse } from "../graphql/validate.ts";
import { firstRecord } from "../rest/batch.ts";
import { optionalDateTimeField, toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { provePassword, wrongPassword } from "../session/provePassword.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { withSessions } from "../session/unavailable.ts";
import { ViewerType } from "../session/viewer.ts";
import { localPart, passwordFields, passwordRules } from "./password.ts";

const changeRecord = v.object({ pw_changed_date: optionalDateTimeField });

const currentPassword = v.pipe(v.nullish(v.string(), ""), v.maxLength(1000, wrongPassword));

changeMutation({
  name: "changePassword",
  description:
    "Changes the password of the signed-in user. Wrong current passwords are counted like sign-ins.",
  permission: { restricted: true },
  errors: [ValidationError, UnauthenticatedError, ForbiddenError, RateLimitedError, UnavailableError],
  input: {
    description: "A new password, typed twice.",
    argument: "The new password.",
    fields: {
      currentPassword: {
        type: "String",
        description: "Left out while `Viewer.mustChangePassword` is true, required from then on.",
        rule: currentPassword,
        rest: "old_pw",
      },
      ...passwordFields,
    },
    rulesFor(raw, context) {
      const { passwordChanged, name, email } = currentUser(context);
      const passwords = passwordRules(raw, [name, localPart(email)]);
      // Asked for once the first one, which came by mail, has been changed (decision D-23).
      const required = v.pipe(currentPassword, v.nonEmpty("Current password is required"));
      return passwordChanged ? { currentPassword: required, ...passwords } : passwords;
    },
  },
  async run({ currentPassword, ...passwords }, context) {
    const user = currentUser(context);
    if (user.passwordChanged) {
      if (passwords.newPassword === currentPassword) {
        refuse("newPassword", "The new password is the current one");
      }
      await provePassword(context, user, "currentPassword", currentPassword);
    }
    const changedAt = new Date().toISOString();
    const [template, key] =
      user.kind === "owner"
        ? ["/v1/companyPO/changepassword", "user_po_id"]
        : ["/v1/companySeller/changepassword", "user_seller_id"];
    const body = {
      ...toRestBody(passwordFields, passwords),
      pw_changed: true,
      pw_changed_date: changedAt,
      [key]: toRestId(user.userId),
      ...(user.passwordChanged ? { old_pw: currentPassword } : {}),
    };
    const response = await context.passwordWork.run(() =>
      context.rest.send({ method: "POST", template, body }),
    );
    // A service that goes by its own clock says so: by another time the change would look like somebody else's.
    const { pw_changed_date: kept } = v.parse(
      v.fallback(changeRecord, { pw_changed_date: null }),
      firstRecord(response.body),
    );
    const changed = { ...user, passwordChanged: true, passwordChangedAt: kept ?? changedAt };
    await withSessions(context, (session) => session.renew(changed), "UNKNOWN");
    noteSecurity(context, "password changed");
    return { viewer: changed };
  },
  success: {
    description:
      "The password was changed. This session goes on under a new cookie, and all others of the user have ended.",
    fields: (t) => ({
      viewer: t.expose("viewer", {
        type: ViewerType,
        description: "The user, whose next step may be another one now.",
      }),
    }),
  },
});

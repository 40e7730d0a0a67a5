import * as v from "valibot";
import { noteSecurity } from "../access/securityLog.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from "../graphql/errors.ts";
import { codeRule } from "../session/confirmSignIn.ts";
import { currentUser } from "../session/currentUser.ts";
import { provePassword, wrongPassword } from "../session/provePassword.ts";
import { withSessions } from "../session/unavailable.ts";
import { ViewerType } from "../session/viewer.ts";
import { makeCodes, makeSecret, turnOff } from "./source.ts";

const errors = [
  ValidationError,
  UnauthenticatedError,
  ForbiddenError,
  NotFoundError,
  ConflictError,
  RateLimitedError,
  UnavailableError,
];

const currentPassword = {
  type: "String",
  required: true,
  description: "Theirs, exactly as it was chosen. Wrong ones are counted like sign-ins.",
  rule: v.pipe(v.string(), v.nonEmpty("Current password is required"), v.maxLength(1000, wrongPassword)),
} as const;
const code = {
  type: "String",
  required: true,
  description: "Six digits of the app, or a recovery code.",
  rule: codeRule,
  rest: "code",
} as const;

/** What an authenticator app reads from a QR code. */
function addressOf(secret: string, issuer: string, email: string): string {
  const name = encodeURIComponent(issuer);
  return `otpauth://totp/${name}:${encodeURIComponent(email)}?secret=${secret}&issuer=${name}&algorithm=SHA1&digits=6&period=30`;
}

changeMutation({
  name: "beginTwoStep",
  description:
    "Makes a secret for an authenticator app. It counts for nothing until `turnOnTwoStep` has got a code of it, and the next one replaces it.",
  permission: { restricted: true },
  errors,
  input: {
    description: "That whoever asks is the viewer.",
    argument: "That whoever asks is the viewer.",
    fields: { currentPassword },
  },
  async run({ currentPassword: password }, context) {
    const user = currentUser(context);
    await provePassword(context, user, "currentPassword", password);
    const secret = await makeSecret(context, user.userId);
    return { secret, address: addressOf(secret, context.installation.vendorName, user.email) };
  },
  success: {
    description: "What an authenticator app needs. Neither is shown again.",
    fields: (t) => ({
      secret: t.exposeString("secret", { description: "To be typed into the app: 32 characters of base32." }),
      address: t.exposeString("address", { description: "The same for a QR code: an `otpauth:` address." }),
    }),
  },
});

changeMutation({
  name: "turnOnTwoStep",
  description:
    "Turns two-step sign-in on with a code of the app that has the secret of `beginTwoStep`. Other sessions of the viewer end, because they began without it. Told by mail.",
  permission: { restricted: true },
  errors,
  input: { description: "A code of the app.", argument: "A code of the app.", fields: { code } },
  async run({ code }, context) {
    const user = currentUser(context);
    const recoveryCodes = await makeCodes(context, "confirm", user.userId, code);
    const changed = { ...user, twoStepDue: null };
    await withSessions(context, (session) => session.renew(changed), "UNKNOWN");
    noteSecurity(context, "two-step sign-in turned on");
    return { recoveryCodes, viewer: changed };
  },
  success: {
    description: "It is on.",
    fields: (t) => ({
      recoveryCodes: t.exposeStringList("recoveryCodes", {
        description: "Ten codes that open once each when the app is lost. They are never shown again.",
      }),
      viewer: t.expose("viewer", { type: ViewerType, description: "The user." }),
    }),
  },
});

changeMutation({
  name: "renewRecoveryCodes",
  description: "Makes ten new recovery codes; those of before open nothing any more. Told by mail.",
  permission: { inPerson: true },
  errors,
  input: {
    description: "Proof of both steps.",
    argument: "Proof of both steps.",
    fields: { currentPassword, code },
  },
  async run({ currentPassword: password, code }, context) {
    const user = currentUser(context);
    await provePassword(context, user, "currentPassword", password);
    const recoveryCodes = await makeCodes(context, "codes", user.userId, code);
    noteSecurity(context, "recovery codes made");
    return { recoveryCodes, viewer: user };
  },
  success: {
    description: "There are new codes.",
    fields: (t) => ({
      recoveryCodes: t.exposeStringList("recoveryCodes", { description: "Ten codes, never shown again." }),
      viewer: t.expose("viewer", { type: ViewerType, description: "The user." }),
    }),
  },
});

changeMutation({
  name: "turnOffTwoStep",
  description: "Turns two-step sign-in off, unless the company asks for it. Told by mail.",
  permission: { inPerson: true },
  errors,
  input: {
    description: "Proof of both steps.",
    argument: "Proof of both steps.",
    fields: { currentPassword, code },
  },
  async run({ currentPassword: password, code }, context) {
    const user = currentUser(context);
    await provePassword(context, user, "currentPassword", password);
    await turnOff(context, user.userId, code);
    noteSecurity(context, "two-step sign-in turned off");
    return { viewer: user };
  },
  success: {
    description: "It is off: the password alone opens the account.",
    fields: (t) => ({ viewer: t.expose("viewer", { type: ViewerType, description: "The user." }) }),
  },
});

import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { NotFoundError, RateLimitedError, UnavailableError } from "../graphql/errors.ts";
import { firstRecord } from "../rest/batch.ts";
import { isDescribed } from "../rest/description.ts";
import { decodeRecord, flagField, optionalTextField } from "../rest/recordFields.ts";
import { forgetSignInAttempts, isBrowserOf } from "../session/signInAttempt.ts";
import { countAttempt } from "./attempt.ts";
import { DeadLinkError, withLink } from "./deadLink.ts";

/** Decision D-22. */
const deadLink = "This activation link is not valid or has expired.";

/** Longer than any link of ours; what is longer is not sent on. */
const longestPart = 1000;

const templates = {
  OWNER: "/v1/companyPO/activation",
  SELLER: "/v1/companySeller/activation",
} as const;

const AccountKindEnum = builder.enumType("AccountKind", {
  description: "Whose account a link is about.",
  values: {
    OWNER: { description: "A business owner; the link has `a`." },
    SELLER: { description: "Somebody who acts for a location; the link has `b`." },
  } as const,
});

/** What no document has: a service that answers nothing has verified the address all the same. */
const activationRecord = v.object({ email_id: optionalTextField, already_active: flagField });

/** Whose account it is, and whether the link was used before, as far as the service says so. */
function readActivation(body: unknown) {
  const record = firstRecord(body);
  if (record === null) return { email: null, wasActive: false };
  const { email_id, already_active } = decodeRecord(activationRecord, record);
  return { email: email_id?.toLowerCase() ?? null, wasActive: already_active };
}

const linkPart = v.pipe(v.string(), v.trim());

changeMutation({
  name: "activateAccount",
  description:
    "Uses the link of an activation mail. A link that is unknown, expired or broken is a `NotFoundError`; one that was used " +
    "says that the account is active, or is a `NotFoundError` where the service cannot tell. Twenty in 15 minutes for one address.",
  permission: { anyone: true },
  errors: [NotFoundError, RateLimitedError, UnavailableError],
  input: {
    description: "The parts of an activation link.",
    argument: "The parts of the link.",
    fields: {
      kind: {
        type: AccountKindEnum,
        required: true,
        description: "OWNER when the link has `a`, with or without `b`; else SELLER.",
        rule: v.picklist(["OWNER", "SELLER"]),
      },
      activation: {
        type: "String",
        required: true,
        description: "The link's `activation`.",
        rule: linkPart,
      },
      code: { type: "String", required: true, description: "The link's `a` or `b`.", rule: linkPart },
    },
  },
  async run({ kind, activation, code }, context) {
    await countAttempt(context, "activation");
    const isComplete = [activation, code].every((part) => part !== "" && part.length <= longestPart);
    if (!isComplete) throw new DeadLinkError(deadLink);
    // Made here and kept hashed by the service, so that no response of it that is kept for a repetition holds the secret.
    const isRefused = (await isDescribed(context.rest, "password_token")) === false;
    const token = isRefused ? null : randomBytes(32).toString("base64url");
    const body = { activation, iv: code, ...(token !== null && { password_token: token }) };
    const response = await withLink(deadLink, () =>
      context.rest.send({ method: "POST", template: templates[kind], body }),
    );
    const { email, wasActive } = readActivation(response.body);
    if (!wasActive && email !== null) await forgetSignInAttempts(context, email);
    // A used link may stand in a history or a log: it names its account to a browser of its owner's alone.
    const isTold = email !== null && (!wasActive || (await isBrowserOf(context, email)));
    // Who says whose account it is has read the secret too.
    const passwordToken = wasActive || email === null ? null : token;
    return { kind, wasActive, email: isTold ? email : null, passwordToken };
  },
  success: {
    description:
      "The e-mail address is verified, and its owner can sign in. Answers alike when it was so before.",
    fields: (t) => ({
      kind: t.expose("kind", { type: AccountKindEnum, description: "Whose account it is." }),
      wasActive: t.exposeBoolean("wasActive", {
        description: "Whether the link had been used before: then nothing was done.",
      }),
      email: t.exposeString("email", {
        nullable: true,
        description:
          "The address that was verified. Of a link that had been used it is told only to a browser that used it or has " +
          "signed in to the account; null where the service does not say.",
      }),
      passwordToken: t.exposeString("passwordToken", {
        nullable: true,
        description:
          "Chooses the first password in place of the mailed one: the `token` of `resetPassword`, good for an hour and once. " +
          "Null for a link that had been used, and where the service takes no such secret.",
      }),
    }),
  },
});

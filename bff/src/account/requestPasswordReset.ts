import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { RateLimitedError, UnavailableError, ValidationError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { RestError } from "../rest/error.ts";
import { countAttempt } from "./attempt.ts";
import { emailField } from "./emailAddress.ts";

async function requestReset(raw: unknown, context: Context): Promise<{ email: string }> {
  const { email } = validate(v.object({ email: emailField(context.installation) }), raw);
  await countAttempt(context, "reset");
  // One mailbox is not flooded, and who asks too often is not told whether there is one.
  const mail = await context.attempts.attempt([`resetMail:${email}`]);
  if (!mail.allowed) return { email };
  try {
    await context.rest.send({ method: "POST", template: "/v1/passwordReset/request", body: { email } });
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    // The service does not know this call: nobody gets a mail, whether they are here or not.
    if (error.kind === "not-found" || error.kind === "not-offered") throw new UnavailableError("NOT_APPLIED");
    throw error;
  }
  return { email };
}

const RequestPasswordResetInput = builder.inputType("RequestPasswordResetInput", {
  description: "Whose password is forgotten.",
  fields: (t) => ({
    email: t.string({ required: true, description: "The address they sign in with." }),
  }),
});

const RequestPasswordResetSuccess = builder
  .objectRef<{ email: string }>("RequestPasswordResetSuccess")
  .implement({
    description:
      "If somebody signs in with this address, a mail with a link is on its way. It is good for an hour.",
    fields: (t) => ({
      email: t.exposeString("email", { description: "The address, as it was read." }),
    }),
  });

builder.mutationField("requestPasswordReset", (t) =>
  t.field({
    type: resultUnion("RequestPasswordReset", RequestPasswordResetSuccess, [
      ValidationError,
      RateLimitedError,
      UnavailableError,
    ]),
    description:
      "Sends a link for choosing a new password. Answers alike whether the address is known or not. " +
      "Ten in 15 minutes from one address. Only where `Features.passwordReset` is true.",
    authScopes: { anyone: true },
    args: {
      input: t.arg({
        type: RequestPasswordResetInput,
        required: true,
        description: "Whose password is forgotten.",
      }),
    },
    resolve: (_root, { input }, context) => withExpectedErrors({}, () => requestReset(input, context)),
  }),
);

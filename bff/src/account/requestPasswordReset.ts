import { changeMutation } from "../graphql/changeMutation.ts";
import { RateLimitedError, UnavailableError, ValidationError } from "../graphql/errors.ts";
import { isMissing } from "../rest/error.ts";
import { countAttempt } from "./attempt.ts";
import { emailField } from "./emailAddress.ts";

changeMutation({
  name: "requestPasswordReset",
  description:
    "Sends a link for choosing a new password. Answers alike whether the address is known or not. " +
    "Ten in 15 minutes from one address. Only where `Features.passwordReset` is true.",
  permission: { anyone: true },
  errors: [ValidationError, RateLimitedError, UnavailableError],
  input: {
    description: "Whose password is forgotten.",
    argument: "Whose password is forgotten.",
    fields: {
      email: {
        type: "String",
        required: true,
        description: "The address they sign in with.",
        rule: emailField,
      },
    },
  },
  async run({ email }, context) {
    await countAttempt(context, "reset");
    // One mailbox is not flooded, and who asks too often is not told whether there is one.
    const mail = await context.attempts.attempt([`resetMail:${email}`]);
    if (!mail.allowed) return { email };
    try {
      await context.rest.send({ method: "POST", template: "/v1/passwordReset/request", body: { email } });
    } catch (error) {
      // The service does not know this call: nobody gets a mail, whether they are here or not.
      throw isMissing(error) ? new UnavailableError("NOT_APPLIED") : error;
    }
    return { email };
  },
  success: {
    description:
      "If somebody signs in with this address, a mail with a link is on its way. It is good for an hour.",
    fields: (t) => ({
      email: t.exposeString("email", { description: "The address, as it was read." }),
    }),
  },
});

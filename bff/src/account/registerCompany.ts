import { completeAddress } from "../address/input.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { ConflictError, RateLimitedError, UnavailableError, ValidationError } from "../graphql/errors.ts";
import { idempotencyKey } from "../graphql/inputFields.ts";
import { countAttempt, countRegistrationMail } from "./attempt.ts";
import { provinceMessage, type Registration, registrationBody, registrationFields } from "./registration.ts";
import { sendRegistration } from "./sendRegistration.ts";
import { optionalText } from "../graphql/text.ts";

async function register(
  registration: Registration,
  key: string | undefined,
  context: Context,
): Promise<void> {
  const address = await completeAddress(context, registration.address, "address", provinceMessage);
  const body = registrationBody(registration, address, Date.now());
  // Registering makes a first password, which is hashed.
  await context.passwordWork.run(() => sendRegistration(context.rest, registration, body, key));
}

changeMutation({
  name: "registerCompany",
  description:
    "Registers a business and its owner, who then activates the account by mail. Who missed the mail registers again. " +
    "Thirty in an hour from one address, and five for one e-mail address.",
  permission: { anyone: true },
  errors: [ValidationError, ConflictError, RateLimitedError, UnavailableError],
  input: {
    description: "A business, where it is, and who speaks for it.",
    argument: "The business to register.",
    fields: {
      ...registrationFields,
      website: {
        type: "String",
        description: "Left empty by people. It is not shown in the console; robots fill it in.",
        rule: optionalText(1000),
      },
      idempotencyKey: {
        ...idempotencyKey,
        description: "At most 255 characters; makes it safe to send this again for 24 hours.",
      },
    },
  },
  async run({ website, idempotencyKey, ...registration }, context) {
    await countAttempt(context, "registration");
    await countRegistrationMail(context, registration.email);
    if (website === null) {
      await register(registration, idempotencyKey, context);
    } else {
      // A robot filled in what people do not see; it is told nothing that would help it (decision D-36).
      context.log.info("A registration was dropped: its hidden field was filled in.");
    }
    return { email: registration.email };
  },
  success: {
    description: "Registered. A mail with the activation link is on its way.",
    fields: (t) => ({
      email: t.exposeString("email", { description: "The address the mail goes to, as it was stored." }),
    }),
  },
});

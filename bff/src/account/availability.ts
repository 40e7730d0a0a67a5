import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { RateLimitedError, UnavailableError, ValidationError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { validate } from "../graphql/validate.ts";
import { hasStartData } from "../startData/nameInUse.ts";
import { countAttempt } from "./attempt.ts";
import { emailField, type EmailRule } from "./emailAddress.ts";
import { isTaken, type NameKind } from "./lookUp.ts";
import { subdomainField } from "./subdomain.ts";
import { requiredText } from "../graphql/text.ts";

interface Availability {
  readonly value: string;
  readonly available: boolean;
}

/** Upper and lower case are the service's to fold (decision D-32): one that does not could not find a folded name. */
const nameField = requiredText("Business Name is required", 120);

function fieldOf(kind: NameKind, rule: EmailRule): v.GenericSchema<string, string> {
  if (kind === "SUBDOMAIN") return subdomainField;
  return kind === "OWNER_EMAIL" || kind === "SELLER_EMAIL" ? emailField(rule) : nameField;
}

async function checkAvailability(kind: NameKind, text: string, context: Context): Promise<Availability> {
  const field = fieldOf(kind, context.installation);
  const { value } = validate(v.object({ value: field }), { value: text });
  await countAttempt(context, "availability");
  const companyId = context.session.current?.user.companyId ?? null;
  const taken = await withExpectedErrors(context.rest, {}, () =>
    isTaken(context.rest, kind, value, { companyId }),
  );
  const isInUse = taken || (kind === "SUBDOMAIN" && (await hasStartData(context, value)));
  return { value, available: !isInUse };
}

const AvailabilityKindEnum = builder.enumType("AvailabilityKind", {
  description: "What is asked to be free.",
  values: {
    BUSINESS_NAME: { description: "The name of a company." },
    SUBDOMAIN: { description: "The subdomain of a company." },
    OWNER_EMAIL: { description: "The e-mail address of a company's owner." },
    SELLER_NAME: { description: "The name of a location, in the viewer's own company." },
    SELLER_EMAIL: { description: "The e-mail address of a location's administrator." },
  } as const,
});

const AvailabilityType = builder.objectRef<Availability>("Availability").implement({
  description: "Whether a name is free at this moment. Saving checks it again.",
  fields: (t) => ({
    value: t.exposeString("value", {
      description: "The value as it was checked: trimmed, addresses and subdomains in lower case.",
    }),
    available: t.exposeBoolean("available", { description: "False when somebody has it." }),
  }),
});

const AvailabilityResult = builder.errorUnion("AvailabilityResult", {
  types: [AvailabilityType, ValidationError, RateLimitedError, UnavailableError],
  description: "What `availability` answers: `Availability`, or why it could not be checked.",
  resolveType: () => "Availability",
});

builder.queryField("availability", (t) =>
  t.field({
    type: AvailabilityResult,
    description:
      "Whether a name is still free. Exact match, whatever the case; never says whose it is. " +
      "Sixty a minute for one address. Open to everybody.",
    authScopes: { anyone: true },
    args: {
      kind: t.arg({ type: AvailabilityKindEnum, required: true, description: "What is asked to be free." }),
      value: t.arg.string({ required: true, description: "The value to look for." }),
    },
    resolve: (_root, { kind, value }, context) => checkAvailability(kind, value, context),
  }),
);

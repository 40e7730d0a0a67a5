import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError, RateLimitedError, UnavailableError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { resultUnion } from "../graphql/resultUnion.ts";
import { countAttempt } from "./attempt.ts";
import { DeadLinkError, withLink } from "./deadLink.ts";

type AccountKind = "OWNER" | "SELLER";

interface ActivateAccount {
  readonly kind: AccountKind;
  readonly activation: string;
  readonly code: string;
}

/** Decision D-22. */
const deadLink = "This activation link is not valid or has expired.";

/** Longer than any link of ours; what is longer is not sent on. */
const longestPart = 1000;

const templates = {
  OWNER: "/v1/companyPO/activation",
  SELLER: "/v1/companySeller/activation",
} as const satisfies Record<AccountKind, string>;

async function activate(input: ActivateAccount, context: Context): Promise<{ kind: AccountKind }> {
  const activation = input.activation.trim();
  const code = input.code.trim();
  await countAttempt(context, "activation");
  const isComplete = [activation, code].every((part) => part !== "" && part.length <= longestPart);
  if (!isComplete) throw new DeadLinkError(deadLink);
  await withExpectedErrors({}, () =>
    withLink(deadLink, () =>
      context.rest.send({ method: "POST", template: templates[input.kind], body: { activation, iv: code } }),
    ),
  );
  return { kind: input.kind };
}

const AccountKindEnum = builder.enumType("AccountKind", {
  description: "Whose account a link is about.",
  values: {
    OWNER: { description: "A business owner; the link has `a`." },
    SELLER: { description: "Somebody who acts for a location; the link has `b`." },
  } as const,
});

const ActivateAccountInput = builder.inputType("ActivateAccountInput", {
  description: "The parts of an activation link.",
  fields: (t) => ({
    kind: t.field({
      type: AccountKindEnum,
      required: true,
      description: "OWNER when the link has `a`, with or without `b`; else SELLER.",
    }),
    activation: t.string({ required: true, description: "The link's `activation`." }),
    code: t.string({ required: true, description: "The link's `a` or `b`." }),
  }),
});

const ActivateAccountSuccess = builder.objectRef<{ kind: AccountKind }>("ActivateAccountSuccess").implement({
  description:
    "The e-mail address is verified, and its owner can sign in. Answers alike when it was so before.",
  fields: (t) => ({
    kind: t.field({
      type: AccountKindEnum,
      description: "Whose account it is.",
      resolve: (success) => success.kind,
    }),
  }),
});

builder.mutationField("activateAccount", (t) =>
  t.field({
    type: resultUnion("ActivateAccount", ActivateAccountSuccess, [
      NotFoundError,
      RateLimitedError,
      UnavailableError,
    ]),
    description:
      "Uses the link of an activation mail. A link that is unknown, used up, expired or broken is a `NotFoundError`. " +
      "Twenty in 15 minutes for one address.",
    authScopes: { anyone: true },
    args: {
      input: t.arg({ type: ActivateAccountInput, required: true, description: "The parts of the link." }),
    },
    resolve: (_root, { input }, context) => activate(input, context),
  }),
);

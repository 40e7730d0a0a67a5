import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { NotFoundError, RateLimitedError, UnavailableError } from "../graphql/errors.ts";
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

const linkPart = v.pipe(v.string(), v.trim());

changeMutation({
  name: "activateAccount",
  description:
    "Uses the link of an activation mail. A link that is unknown, used up, expired or broken is a `NotFoundError`. " +
    "Twenty in 15 minutes for one address.",
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
    const body = { activation, iv: code };
    await withLink(deadLink, () => context.rest.send({ method: "POST", template: templates[kind], body }));
    return { kind };
  },
  success: {
    description:
      "The e-mail address is verified, and its owner can sign in. Answers alike when it was so before.",
    fields: (t) => ({
      kind: t.expose("kind", { type: AccountKindEnum, description: "Whose account it is." }),
    }),
  },
});

import * as v from "valibot";
import { compareDecimals, isMoney } from "../graphql/decimal.ts";
import type { SentField } from "../graphql/inputFields.ts";
import { optionalText } from "../graphql/text.ts";

const amountAboveZero = v.nullish(
  v.pipe(
    v.string(),
    v.check(
      (text) => isMoney(text) && compareDecimals(text, "0") > 0,
      "Must be an amount above 0 with at most two decimals",
    ),
  ),
  null,
);

/** A payment of an order. */
export const paymentFields = {
  amount: {
    type: "Decimal",
    description:
      "What has come, INR; under one reference it counts once. Null to say only what became of a promise.",
    rule: amountAboveZero,
    rest: "amount",
  },
  reference: {
    type: "String",
    description:
      "What the payment is called by who took it, at most 120 characters; must be given with an amount.",
    rule: optionalText(120),
    rest: "payment_reference",
  },
  isAuthorised: {
    type: "Boolean",
    description: "Whether a payment is promised (true) or has failed (false); without an amount.",
    rule: v.nullish(v.boolean(), null),
    rest: "payment_state",
    toRest: (isAuthorised: boolean | null) =>
      isAuthorised === null ? null : isAuthorised ? "authorised" : "failed",
  },
} satisfies Readonly<Record<string, SentField>>;

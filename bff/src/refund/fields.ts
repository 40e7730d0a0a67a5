import * as v from "valibot";
import type { SentField } from "../graphql/inputFields.ts";
import { optionalText } from "../graphql/text.ts";
import { PaymentMethodEnum } from "../order/enums.ts";
import { methodRule } from "../order/placeFields.ts";
import { paymentMethods } from "../order/words.ts";
import { toRestWord } from "../rest/wordField.ts";

/** What can be said of a refund. */
export const refundFields = {
  wasSent: {
    type: "Boolean",
    required: true,
    description: "Whether it was sent (true), or is not owed after all (false).",
    rule: v.boolean("Choose yes or no"),
    rest: "refund_state",
    toRest: (wasSent: boolean) => (wasSent ? "sent" : "dropped"),
  },
  method: {
    type: PaymentMethodEnum,
    description: "How it was sent; must be given when it was.",
    rule: v.nullish(methodRule, null),
    rest: "method",
    toRest: (method: v.InferOutput<typeof methodRule> | null) => toRestWord(paymentMethods, method),
  },
  reference: {
    type: "String",
    description: "What the payment is called by who made it, at most 120 characters.",
    rule: optionalText(120),
    rest: "reference",
  },
  sentOn: {
    type: "Date",
    description: "The day it was sent; today when not given.",
    rule: v.nullish(v.string(), null),
    rest: "sent_on",
  },
} satisfies Readonly<Record<string, SentField>>;

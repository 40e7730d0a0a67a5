import { builder } from "../graphql/builder.ts";

/** In which languages customers are told of their orders, by the service's names. */
export const orderLanguages = { en: "ENGLISH", hi: "HINDI", ar: "ARABIC" } as const;

export type OrderLanguage = (typeof orderLanguages)[keyof typeof orderLanguages];

/** The same, or not at all. */
export const orderMails = { off: "OFF", ...orderLanguages } as const;

export type OrderMails = (typeof orderMails)[keyof typeof orderMails];

const languages = {
  ENGLISH: { description: "English." },
  HINDI: { description: "Hindi." },
  ARABIC: { description: "Arabic." },
} as const;

export const OrderLanguageEnum = builder.enumType("OrderLanguage", {
  description: "In which language a customer is told of an order.",
  values: languages,
});

export const OrderMailsEnum = builder.enumType("OrderMails", {
  description:
    "Whether customers get mails about their orders, and in which language where an order does not say.",
  values: { OFF: { description: "They get none." }, ...languages } as const,
});

import * as v from "valibot";
import { keptWhenEmpty, type RecordFields } from "../graphql/inputFields.ts";
import { type OrderMails, orderMails, OrderMailsEnum } from "../order/languages.ts";
import { toRestWord } from "../rest/wordField.ts";
import type { Company } from "./record.ts";

const hoursMessage = "Must be a whole number from 1 to 168";

/** How the company works on its orders. */
export const orderFields = {
  acceptHours: {
    type: "Int",
    required: true,
    description: "After how many hours an order that nobody has accepted is late, 1 to 168.",
    rule: v.pipe(
      v.number(),
      v.integer(hoursMessage),
      v.minValue(1, hoursMessage),
      v.maxValue(168, hoursMessage),
    ),
    rest: "accept_hours",
    current: (company) => company.acceptHours,
  },
  orderMails: {
    type: OrderMailsEnum,
    description:
      "Whether customers get mails about their orders, and in which language where an order does not say. Left out: stays, `ENGLISH` at first.",
    rule: v.nullish(v.picklist(Object.values(orderMails)), null),
    rest: "order_mails",
    toRest: (mails: OrderMails | null) => keptWhenEmpty(toRestWord(orderMails, mails) ?? null),
    current: (company) => company.orderMails,
  },
} satisfies RecordFields<Company>;

import { audited, sameId } from "../audit/audited.ts";
import { builder } from "../graphql/builder.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { mustExist, semanticNonNull } from "../graphql/semanticNonNull.ts";
import { mayReadWholeOrders } from "../order/access.ts";
import { PaymentMethodEnum } from "../order/enums.ts";
import { orders } from "../order/source.ts";
import { OrderType } from "../order/type.ts";
import { currentUser } from "../session/currentUser.ts";
import type { Refund } from "./record.ts";
import { refunds, refundsOfOrder } from "./source.ts";

export const RefundStateEnum = builder.enumType("RefundState", {
  description: "What became of money that is owed back.",
  values: {
    DUE: { description: "It is owed." },
    SENT: { description: "It was sent." },
    DROPPED: { description: "It is not owed after all." },
  } as const,
});

/** A refund. */
export const RefundType = builder.objectRef<Refund>("Refund");

builder.node(RefundType, {
  readBy: mayReadWholeOrders,
  description:
    "Money that is owed back to a customer, and whether it was sent. Nothing here moves money. For the company's people alone.",
  id: { resolve: (refund) => refund.id },
  loadOne: (id, context) => refunds.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The refund's id in the REST service (`refund_id`)." }),
    order: t.field({
      type: OrderType,
      ...semanticNonNull,
      description: "Of which order it is.",
      resolve: ({ orderId }, _args, context) => mustExist(orders.find(context, orderId)),
    }),
    amount: t.expose("amount", { type: "Decimal", description: "How much, INR." }),
    reason: t.exposeString("reason", { description: "Why it is owed." }),
    state: t.expose("state", { type: RefundStateEnum, description: "What became of it." }),
    method: t.expose("method", {
      type: PaymentMethodEnum,
      nullable: true,
      description: "How it was sent; null until then.",
    }),
    reference: t.exposeString("reference", {
      nullable: true,
      description: "What the payment is called by who made it.",
    }),
    sentOn: t.expose("sentOn", { type: "Date", nullable: true, description: "The day it was sent." }),
    ...timeFields(t),
  }),
});

builder.objectField(OrderType, "refunds", (t) =>
  t.field({
    type: [RefundType],
    nullable: true,
    most: 20,
    description:
      "What is owed back of it and what was sent, the newest first, at most 20. Null for a location's people.",
    resolve: async ({ id }, _args, context) =>
      mayReadWholeOrders(currentUser(context)) ? (await refundsOfOrder.find(context, id)).slice(0, 20) : null,
  }),
);

audited({
  type: RefundType,
  records: refunds,
  tables: { refund: sameId },
  nameOf: () => null,
  fields: [],
  columns: {
    refund_state: { path: ["state"], label: "State", kind: "TEXT" },
    amount: { path: ["amount"], label: "Amount", kind: "MONEY" },
    reason: { path: ["reason"], label: "Reason", kind: "TEXT" },
    method: { path: ["method"], label: "Method", kind: "TEXT" },
    reference: { path: ["reference"], label: "Reference", kind: "TEXT" },
    sent_on: { path: ["sentOn"], label: "Sent on", kind: "DATE" },
  },
});

/** Everything that the viewer may be told of, by the service's name of it (service/src/notification/kinds.ts). */
export const notificationKinds = {
  PRODUCT_SUBMITTED: { rest: "product.submitted", description: "A product was handed in for review." },
  PRODUCT_RETURNED: { rest: "product.returned", description: "A product was returned to be put right." },
  PRODUCT_ENABLED: { rest: "product.enabled", description: "A product is on sale." },
  PRODUCT_DISABLED: { rest: "product.disabled", description: "A product was taken off sale." },
  LOCATION_SUSPENDED: { rest: "seller.suspended", description: "A location was suspended." },
  LOCATION_ACTIVATED: { rest: "seller.activated", description: "A location is active again." },
  LOCATION_VIEWED: {
    rest: "seller.viewed",
    description: "Somebody of the company has looked at a location as its people see it.",
  },
  LICENCE_ENDING: {
    rest: "delivery_user.licence_ending",
    description: "The driving licence of a delivery user ends: told 30 and 7 days before, once each.",
  },
  PERSON_ACTIVATED: {
    rest: "person.activated",
    description: "Somebody has accepted an invitation and can sign in.",
  },
  NEW_DEVICE: {
    rest: "person.new_device",
    description:
      "The viewer's account was signed in to with a device that it did not know. `subjectName` says which kind of device.",
  },
  JOB_FINISHED: { rest: "job.finished", description: "A job that the viewer began has ended." },
  JOB_FAILED: { rest: "job.failed", description: "A job that the viewer began has failed." },
  WEBHOOK_FAILING: {
    rest: "webhook.failing",
    description: "The receiver of a webhook has failed many times in a row.",
  },
  WEBHOOK_DISABLED: { rest: "webhook.disabled", description: "A webhook was switched off." },
  ORDER_PLACED: { rest: "order.placed", description: "An order came." },
  ORDER_LATE: {
    rest: "order.late",
    description: "An order was not accepted in time, or not handed over on the day that was promised.",
  },
  ORDER_ATTEMPTED: {
    rest: "order.attempted",
    description: "An order could not be handed over for the third time.",
  },
  ORDER_NOT_COLLECTED: {
    rest: "order.not_collected",
    description: "An order came back because nobody collected it.",
  },
  ORDER_CANCELLED: {
    rest: "order.cancelled",
    description:
      "An order was cancelled: by the location, which the company is told, or by the company, which the location is told.",
  },
  REFUND_DUE: { rest: "refund.due", description: "Money is owed back to a customer." },
  STOCK_LOW: { rest: "stock.low", description: "Of a product or a variant few are left." },
  STOCK_OUT: { rest: "stock.out", description: "Of a product or a variant none is left." },
  MESSAGE_UNSEEN: {
    rest: "message.unseen",
    description: "A message to the viewer was not looked at for ten minutes.",
  },
  OTHER: { rest: "", description: "Something that this version has no name for." },
} as const satisfies Readonly<Record<string, { rest: string; description: string }>>;

export type NotificationKind = keyof typeof notificationKinds;

function isKind(name: string): name is NotificationKind {
  return name in notificationKinds;
}

export const kindNames: readonly NotificationKind[] = Object.keys(notificationKinds).filter(isKind);

const byRest = new Map<string, NotificationKind>(
  kindNames.map((name) => [notificationKinds[name].rest, name]),
);

/** Our name of a kind; `OTHER` for what a newer service tells of. */
export function kindOfRest(rest: string): NotificationKind {
  return byRest.get(rest) ?? "OTHER";
}

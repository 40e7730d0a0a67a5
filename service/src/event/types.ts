const changes = <N extends string>(noun: N) =>
  [`${noun}.created`, `${noun}.changed`, `${noun}.deleted`] as const;

/** What can happen. A name that is out stays: programs wait for it. */
export const publicEventTypes = [
  ...changes("category"),
  ...changes("banner"),
  ...changes("collection"),
  ...changes("brand"),
  ...changes("manufacturer"),
  ...changes("seller"),
  ...changes("vendor"),
  ...changes("delivery_user"),
  ...changes("pickup_point"),
  "seller.suspended",
  "seller.activated",
  ...changes("product"),
  "product.submitted",
  "product.enabled",
  "product.returned",
  "product.disabled",
  ...changes("variant"),
  "variant.closed",
  "variant.reopened",
  "stock.changed",
  "stock.low",
  "stock.out",
  "order.placed",
  "order.changed",
  "order.paid",
  "order.cancelled",
  "refund.due",
  "refund.sent",
  "refund.dropped",
  "fulfilment.changed",
  "fulfilment.accepted",
  "fulfilment.packed",
  "fulfilment.despatched",
  "fulfilment.ready",
  "fulfilment.attempted",
  "fulfilment.delivered",
  "fulfilment.returned",
  "fulfilment.cancelled",
  "fulfilment.assigned",
  "fulfilment.late",
  "document.issued",
  "person.invited",
  "person.activated",
  "person.disabled",
  "person.changed",
  "person.deleted",
  "company.changed",
  "person.signed_in_from_new_device",
  "job.finished",
  "webhook.failing",
  "webhook.disabled",
] as const;

/** What is told of people's notices, their rights, of how far a job is, of notes and of what is about to end: for the company's own windows, and nobody else's business. */
const privateEventTypes = [
  "notification.received",
  "notification.seen",
  "job.progressed",
  "seller.viewed",
  "order.noted",
  "fulfilment.noted",
  "role.changed",
  "person.role_changed",
  "delivery_user.licence_ending",
] as const;

export const eventTypes = [...publicEventTypes, ...privateEventTypes] as const;

export type EventType = (typeof eventTypes)[number];

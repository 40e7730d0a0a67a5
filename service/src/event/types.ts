const changes = <N extends string>(noun: N) =>
  [`${noun}.created`, `${noun}.changed`, `${noun}.deleted`] as const;

/** What can happen. A name that is out stays: programs wait for it. */
export const eventTypes = [
  ...changes("category"),
  ...changes("banner"),
  ...changes("collection"),
  ...changes("brand"),
  ...changes("manufacturer"),
  ...changes("seller"),
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
  "person.invited",
  "person.activated",
  "person.disabled",
] as const;

export type EventType = (typeof eventTypes)[number];

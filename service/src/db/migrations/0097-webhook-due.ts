/** What of an endpoint is to be sent next: a backlog is worked off by a few at a time, and each time by its index alone. */
export const statements: readonly string[] = [
  `create index webhook_delivery_due on webhook_delivery (webhook_id, next_try_at, delivery_id) where state = 'waiting'`,
];

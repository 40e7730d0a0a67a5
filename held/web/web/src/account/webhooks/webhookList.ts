import type { ListRules } from "#/list/listAddress.ts";

/** What the address of the list of webhooks can say. A company has ten at most. */
export const webhookRules = {
  sort: { name: "NAME", created: "CREATED_AT" },
  pageSizes: [10],
} as const satisfies ListRules;

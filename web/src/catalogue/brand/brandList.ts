import type { ListRules } from "#/list/listAddress.ts";

/** What the address of the list of brands can say. */
export const brandRules = {
  sort: { name: "NAME", products: "PRODUCTS", created: "CREATED_AT" },
} as const satisfies ListRules;
